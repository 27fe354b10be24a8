#include "matching.h"

#include <base/contract.h>

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

#include <cstddef>

namespace schreiber::tournament {

std::optional<std::vector<int>> cheapestPerfectMatching(int nodes, const std::vector<MatchingEdge>& edges) {
    if (nodes == 0) return std::vector<int>{};
    lemon::SmartGraph graph;
    graph.reserveNode(nodes);
    for (int node = 0; node < nodes; ++node) graph.addNode();
    lemon::SmartGraph::EdgeMap<std::int64_t> weights(graph);
    for (const MatchingEdge& edge : edges) {
        SCHREIBER_REQUIRE(edge.cost <= kMostMatchingCost && edge.cost >= -kMostMatchingCost,
                          "a cost that would overflow the matching");
        weights[graph.addEdge(graph.nodeFromId(edge.a), graph.nodeFromId(edge.b))] = -edge.cost;
    }
    lemon::MaxWeightedPerfectMatching<lemon::SmartGraph, lemon::SmartGraph::EdgeMap<std::int64_t>> matching(
        graph, weights);
    if (!matching.run()) return std::nullopt;
    std::vector<int> mates(static_cast<std::size_t>(nodes));
    for (int node = 0; node < nodes; ++node)
        mates[static_cast<std::size_t>(node)] =
            lemon::SmartGraph::id(matching.mate(lemon::SmartGraph::nodeFromId(node)));
    return mates;
}

} // namespace schreiber::tournament
