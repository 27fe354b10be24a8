#include "page/look.h"

namespace schreiber::desk::page {

// A phone held upright first; what a wider screen has room for is added from 900 pixels on. Letters that read
// as data are the system's, titles an old style face where there is one.
const std::string_view kStyle = R"(
:root{--bg:#F4F1EA;--card:#FFF;--ink:#1B211D;--quiet:#5C645F;--line:#DEDACF;--green:#1D3B32;--moss:#1B6B4F;--gold:#F2C14E;
--goldink:#84600F;--me:#FFF3CC;--grid:#C9C5B9;--edge:#8C8A80;
--display:Vollkorn,"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;--text:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
@media (prefers-color-scheme:dark){:root{--bg:#101613;--card:#18211C;--ink:#F3EFE4;--quiet:#A7B3AC;--line:#2C3832;--green:#16302A;
--moss:#7FC7A3;--goldink:#F2C14E;--me:#2B2B1C;--grid:#46544D;--edge:#75837C}}
*{box-sizing:border-box}[hidden]{display:none!important}
html{scroll-padding-top:118px;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.4 var(--text);font-variant-numeric:tabular-nums lining-nums;overflow-wrap:anywhere}
.q,small{color:var(--quiet)}i{font-style:normal}
.h{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:3px solid var(--goldink);outline-offset:2px;border-radius:4px}
summary:focus-visible{outline-offset:-3px}
header{background:var(--green);color:#F7F3E8;padding:22px 18px 24px}
.sx{display:flex;gap:5px;margin-bottom:12px}.sx svg{width:22px;height:29px}
h1{font:900 min(30px,var(--w,30px))/1.1 var(--display);margin:0 0 4px;color:#fff}
header p{margin:0;color:#C6D3CC;font-size:15px}
.alt{padding:12px 18px;margin:0;background:var(--me)}
.pod{margin-top:18px;border-top:1px solid #ffffff33;padding-top:16px}
.pod small{color:#C6D3CC;font-size:14px}
.one{display:flex;gap:14px;align-items:center;padding-left:5px}.one b{font:900 min(31px,var(--w,31px))/1.08 var(--display);color:var(--gold);display:block}
.two{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin-top:16px}.two>div{display:flex;gap:10px;align-items:flex-start}
.two b{font:700 17px/1.2 var(--display);display:block;color:#fff}
.md{display:inline-grid;place-items:center;width:30px;height:30px;border-radius:50%;font-weight:700;font-size:15px;flex:none;line-height:1;color:#1B211D}
.m1{background:#F2C14E}.m2{background:#D9DDDB}.m3{background:#D3A078}
.one .md{width:52px;height:52px;font-size:26px;box-shadow:0 0 0 3px var(--green),0 0 0 5px var(--gold)}
nav{position:sticky;top:0;z-index:2;background:var(--bg);border-bottom:1px solid var(--line);padding:10px 14px}
.find{width:100%;height:44px;border:1.5px solid var(--edge);border-radius:9px;background:var(--card);color:var(--ink);font:16px var(--text);padding:0 14px}
.find::placeholder{color:var(--quiet);opacity:1}
nav ul{display:flex;flex-wrap:wrap;list-style:none;margin:4px 0 0;padding:0;gap:0 18px}nav ul:has(li:nth-child(4)){justify-content:space-between;gap:0}
nav a{color:var(--ink);text-decoration:none;font-weight:600;font-size:15px;padding:12px 6px;display:block;line-height:20px}
nav a.on{box-shadow:inset 0 -3px 0 var(--gold)}
main{padding:0 0 24px}section{padding:22px 14px 0}
h2{font:900 25px/1.15 var(--display);margin:0 4px 10px}h2 small{font:400 14px/1.3 var(--text);display:block;margin-top:3px}
h3{font:700 18px/1.2 var(--display);margin:18px 4px 8px}h3::first-letter,dt::first-letter{text-transform:uppercase}
.hd,.rl summary{display:grid;grid-template-columns:38px minmax(0,1fr) 46px 60px;align-items:center;gap:4px}
.hd{padding:0 14px 6px;font-size:13px;color:var(--quiet)}.hd *{text-align:right;white-space:nowrap;justify-self:end}
.rl{list-style:none;margin:0 0 14px;padding:0;background:var(--card);border-radius:12px;overflow:hidden;border:1px solid var(--line)}
.rl>li{border-top:1px solid var(--line)}.rl>li:first-child{border:0}
.rl summary{padding:9px 14px;min-height:56px;cursor:pointer;list-style:none}
.rl summary::-webkit-details-marker{display:none}
.rk{font-weight:700;font-size:17px;color:var(--quiet);padding-left:3px}.rk .md{margin-left:-4px}
.who b{display:block;font-weight:600;line-height:1.22}.who .t{font:700 19px/1.2 var(--display)}.who small{font-size:13.5px}
.num:after{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.num{text-align:right;font-size:18px;position:relative;white-space:nowrap}.pt{font-weight:600}
.o{position:absolute;left:100%;top:3px;font-size:11px;color:var(--quiet);margin-left:1px}
.a{font-size:12.5px;margin-left:3px;white-space:nowrap}.up{color:var(--moss)}.df{display:none}
.more{padding:8px 16px 16px 18px}.more p{margin:0 0 6px;font-size:15px}.more .fx{font-size:13.5px;color:var(--quiet)}
.spark{display:block;width:100%;max-width:420px;margin:6px 0;background:linear-gradient(var(--grid),var(--grid)) 0 8%/89% 1px no-repeat,linear-gradient(var(--grid),var(--grid)) 0 92%/89% 1px no-repeat}.spark path{fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linejoin:round}
.spark circle{fill:var(--ink)}
.own{width:100%;border-collapse:collapse;font-size:14.5px;line-height:1.32}
.own td,.own th{padding:6px 0;border-top:1px solid var(--line);vertical-align:top;text-align:left}
.own th{white-space:nowrap;font-size:12.5px;color:var(--quiet);font-weight:400;border:0;padding:2px 0}
.own td:first-child{width:46px;padding-left:4px}.own td:nth-child(n+3),.own th:nth-child(n+3){text-align:right;white-space:nowrap;padding-left:10px}
.own td:nth-child(3){letter-spacing:.04em}.own .w{font-weight:700}.own small{display:block;font-size:inherit;margin-right:-80px}.own:has(th:nth-child(5)) small{margin-right:-108px}
.nt{margin:0 4px;font-size:14px;color:var(--quiet)}.nt p{margin:0 0 6px}
.bump{display:block;width:100%;height:auto;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:12px 10px}
.bump path{fill:none;stroke:var(--grid);stroke-width:1.2}.bump text{font:10.6px var(--text);fill:var(--quiet)}
.bump .h{position:static;clip-path:none;text-anchor:middle}.bump .r{font-weight:700}
.bump .b1 path{stroke:var(--goldink);stroke-width:3.6}.bump .b2 path{stroke:var(--ink);stroke-width:2.4}
.bump .b3 path{stroke:var(--ink);stroke-width:2.2;stroke-dasharray:5 3}.b1 text,.b2 text,.b3 text{fill:var(--ink)!important;font-weight:700!important}
.bump .me path{stroke:var(--gold);stroke-width:4}.bump .me text{fill:var(--ink);font-weight:700;paint-order:stroke;stroke:var(--card);stroke-width:3px}
.rd{background:var(--card);border:1px solid var(--line);border-radius:12px;margin-bottom:10px;padding:0 14px}
.rd h3{display:inline-block;margin:0;font-size:18px;line-height:52px}.rd summary{cursor:pointer;min-height:52px}
.rd>p{margin:8px 0 14px;font-size:14.5px;color:var(--quiet)}
.tb{position:relative;padding:9px 0 9px 38px;border-top:1px solid var(--line)}
.tb>b{position:absolute;left:0;top:10px;min-width:26px;height:26px;border:1.5px solid var(--grid);border-radius:6px;text-align:center;font-weight:700;font-size:14px;line-height:23px;padding:0 3px}
.wide .tb{padding-left:60px}
.tb p{position:relative;margin:0;padding-right:44px;color:var(--quiet);line-height:1.45;font-size:15px}.tb p b{position:absolute;right:0;top:0;font-weight:400;white-space:nowrap}
.tb .w{color:var(--ink);font-weight:600}.tb .w b{font-weight:700}.tb i{font-weight:400;color:var(--quiet)}.tb small{font-size:13px}
.pr{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:4px 16px;margin:0 0 10px;display:grid;grid-template-columns:minmax(80px,auto) 1fr}
.pr dt,.pr dd{padding:9px 0;border-top:1px solid var(--line)}.pr dt{color:var(--quiet);padding-right:16px}.pr dd{margin:0;font-weight:600}
.pr dt:first-of-type,.pr dd:first-of-type{border:0}
.gr{columns:2 230px;padding:8px 16px 8px 34px;margin:0 0 10px;background:var(--card);border:1px solid var(--line);border-radius:12px}
.tree{display:none}
.rl .me summary{background:var(--me)}.rl .me{box-shadow:inset 5px 0 0 var(--gold)}.rl .me summary{box-shadow:inset 5px 0 0 var(--gold)}
.tb.me{margin:0 -14px;padding-left:52px;padding-right:14px;box-shadow:inset 5px 0 0 var(--gold);background:linear-gradient(90deg,var(--me),var(--card))}.tb.me>b{left:14px}
.wide .tb.me{padding-left:74px}dd.me{background:var(--me)}
.me .who b:after,dd.me:after{content:"";display:inline-block;width:8px;height:8px;background:var(--gold);transform:rotate(45deg);margin-left:9px;vertical-align:2px;outline:1.5px solid var(--goldink)}
footer{padding:18px 18px 40px;color:var(--quiet);font-size:14px}footer .sx{margin-bottom:8px}footer .sx svg{width:16px;height:21px}
@media (max-width:400px){nav a{font-size:14px;padding:12px 3px}}
@media (max-width:340px){.hd,.rl summary{grid-template-columns:32px minmax(0,1fr) 36px 52px}}
@media (min-width:900px){html{scroll-padding-top:84px}header{padding:30px 0}
header .in,nav .in,main,footer{max-width:1160px;margin:0 auto;padding-left:24px;padding-right:24px}
header .in{display:grid;grid-template-columns:1fr minmax(0,560px);gap:24px;align-items:end}h1{font-size:min(42px,calc(var(--w,30px)*1.6))}
.pod{margin:0;border:0;padding:0}.one b{font-size:min(38px,calc(var(--w,30px)*1.6))}nav{padding:10px 0}
nav .in{display:flex;align-items:center;gap:26px;flex-direction:row-reverse}nav ul,nav ul:has(li:nth-child(4)){margin:0;gap:22px;flex:1;justify-content:flex-start}.find{width:280px}
main{display:grid;grid-template-columns:minmax(0,1fr) 400px;gap:0 34px;align-items:start}main>div{min-width:0}.all{grid-column:1/-1}
section{padding:30px 0 0}.hd,.rl summary{grid-template-columns:44px minmax(0,1fr) 70px 76px 76px}.df{display:block}
.rl summary{min-height:44px;padding-top:5px;padding-bottom:5px}.who{display:flex;align-items:baseline;gap:0 10px;flex-wrap:wrap}
.own small{display:inline;margin:0}.rd h3{line-height:46px}.rd summary{min-height:46px}
.lv{display:grid;grid-template-columns:repeat(auto-fill,minmax(330px,1fr));gap:0 14px;align-items:start}
.tree{display:block;width:100%;height:auto}.tree+.lv{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.tree path{fill:none;stroke:var(--grid);stroke-width:1.5}.tree path.w{stroke:var(--ink)}
.n rect{fill:var(--card);stroke:var(--grid)}.n text{font:10px var(--text);fill:var(--quiet)}.n .p{text-anchor:end}
.n.w rect{stroke:var(--edge)}.n.w text{fill:var(--ink);font-weight:600}.n.me rect{fill:var(--me);stroke:var(--gold);stroke-width:2.5}
.win rect{fill:var(--green)!important;stroke:var(--gold)!important;stroke-width:2.5}.win text{font:700 16px var(--display)!important;fill:#F2C14E!important;text-anchor:middle}}
h1,h2,h3,.one b,.two b,.who .t,.win text{font-variant-numeric:lining-nums}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{:root{--bg:#fff;--card:#fff;--ink:#000;--quiet:#444;--line:#bbb;--me:#fff;--goldink:#000}
header{background:none;color:#000;padding:0}h1,.pod b,header p,.pod small{color:#000!important}nav,.bump,.tree,.more,#vl,.tap{display:none!important}
.tree+.lv{position:static;width:auto;height:auto;clip-path:none}
main{display:block}.rd summary{list-style:none}details.rd:not([open]){display:none}h2,h3{break-after:avoid}.rl,.rd{border:0}.rl>li,.tb,.lv .rd{break-inside:avoid}.hd{padding:0 0 6px}.rl summary{min-height:0;padding:4px 0}body{font-size:10pt}}
)";

// Finds names from their beginnings, as people type them: without accents, ß as ss, ä or ae alike.
const std::string_view kScript = R"(
(function(){
var box=document.querySelector('.find'),said=document.querySelector('[role=status]'),word=said.textContent;said.textContent='';
function fold(t){return (' '+t.toLowerCase().replace(/ß/g,'ss').normalize('NFD').replace(/[\u0300-\u036f]/g,'')
.replace(/([aou])e/g,'$1').replace(/[^\p{L}\p{N}]+/gu,' ')).replace(/ +$/,'')}
var all=[].map.call(document.querySelectorAll('.rl>li,.tb,.b,.n,.pr dd'),function(e){
var names=e.matches('li')?e.querySelectorAll('.who b'):e.matches('.tb')?e.querySelectorAll('p'):
e.matches('.b,.n')?e.querySelectorAll('title,tspan+tspan'):[e];
return{e:e,t:[].map.call(names,function(n){return fold(n.textContent)}).join('|')}});
var hits=[],at=0;
function show(e){if(e)e.scrollIntoView({block:'center'})}
function seen(e){return e.getClientRects().length>0}
// Of more people than a chart shows those looked for come into it.
var chart=document.querySelector('.bump[data-pitch]'),first=chart?chart.viewBox.baseVal.height:0;
function own(rows){if(!chart)return;
[].forEach.call(chart.querySelectorAll('.mine'),function(g){chart.removeChild(g)});
var high=first;if(rows.length>3)rows=[];
rows.forEach(function(row){var d='',y,pen='M',pitch=+chart.dataset.pitch,step=196/(chart.dataset.rounds-1);
[].forEach.call(row.querySelectorAll('.own tr+tr'),function(tr){var c=tr.cells,rank=parseInt(c[c.length-1].textContent,10);
if(!rank){pen='M';return}
y=21+pitch*(rank-1);d+=pen+(14+step*(c[0].textContent-1))+' '+y;pen='L'});
if(!d)return;
var g=document.createElementNS(chart.namespaceURI,'g'),p=document.createElementNS(chart.namespaceURI,'path'),t=document.createElementNS(chart.namespaceURI,'text');
g.setAttribute('class','b me mine');p.setAttribute('d',d);t.setAttribute('x',220);t.setAttribute('y',y+3.8);
t.textContent=row.querySelector('.rk').textContent+'  '+row.querySelector('.who b').textContent.slice(0,22);
g.appendChild(p);g.appendChild(t);chart.appendChild(g);var b=g.getBBox();high=Math.max(high,b.y+b.height+6)});
chart.setAttribute('viewBox','0 0 360 '+high)}
box.hidden=false;
box.addEventListener('input',function(){
var v=fold(box.value),rows=[];hits=[];at=0;
all.forEach(function(o){var m=v.length>2&&o.t.indexOf(v)>=0;o.e.classList.toggle('me',m);
if(m){if(seen(o.e))hits.push(o.e);if(o.e.matches('li'))rows.push(o.e)}});
[].forEach.call(document.querySelectorAll('.rl details[data-s]'),function(d){if(rows.length!=1||d.parentNode!=rows[0]){d.open=false;d.removeAttribute('data-s')}});
if(rows.length==1){var d=rows[0].querySelector('details');if(!d.open){d.open=true;d.setAttribute('data-s','')}}
own(rows);
said.textContent=v.length>2?rows.length+' '+word:'';show(hits[0])});
box.addEventListener('keydown',function(k){if(k.key=='Enter'&&hits.length){k.preventDefault();at=(at+1)%hits.length;
var d=hits[at].closest('details');if(d)d.open=true;show(hits[at])}});
var links=[].slice.call(document.querySelectorAll('nav a')),parts=links.map(function(a){return document.querySelector(a.getAttribute('href'))});
function mark(){var on=0;parts.forEach(function(p,i){if(p.getBoundingClientRect().top<innerHeight/3&&p.getBoundingClientRect().top>parts[on].getBoundingClientRect().top)on=i});
links.forEach(function(a,i){a.classList.toggle('on',i==on);if(i==on)a.setAttribute('aria-current','true');else a.removeAttribute('aria-current')})}
if(links.length){addEventListener('scroll',mark,{passive:true});mark()}
})();
)";

} // namespace schreiber::desk::page
