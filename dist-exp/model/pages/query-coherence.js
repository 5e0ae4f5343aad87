// Coherence of a query's result (bensaad2011 section 5.2): the largest set of its versions that existed together.
/** One sweep over the ends of the lives; an empty result is coherent. */
export function queryCoherence(versions) {
    const total = versions.reduce((sum, version) => sum + version.weight, 0);
    const events = versions
        .filter(({ from, to }) => from < to)
        .flatMap(({ from, to, weight }) => [
        { at: from, count: 1, weight },
        { at: to, count: -1, weight: -weight },
    ])
        // Half-open: what ends at an instant is gone before what begins there is counted.
        .sort((a, b) => a.at - b.at || a.count - b.count);
    let [count, weight, mostCount, weightAtMost, mostWeight] = [0, 0, 0, 0, 0];
    for (const event of events) {
        count += event.count;
        weight += event.weight;
        mostWeight = Math.max(mostWeight, weight);
        if (count > mostCount || (count === mostCount && weight > weightAtMost)) {
            mostCount = count;
            weightAtMost = weight;
        }
    }
    if (total === 0)
        return { byCount: 1, byWeight: 1 };
    return { byCount: Math.min(1, weightAtMost / total), byWeight: Math.min(1, mostWeight / total) };
}
