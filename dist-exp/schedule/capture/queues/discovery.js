/** Runs a visit queue over a request, pages turning up through links unless all are known at the start. */
export function discoverVisits(request, queue) {
    const { pages } = request;
    const found = new Uint8Array(pages.length);
    const offer = (indices) => {
        const fresh = [...new Set(indices)].filter((i) => found[i] === 0);
        for (const i of fresh)
            found[i] = 1;
        if (fresh.length > 0)
            queue.add(fresh.map((index) => ({ index, page: pages[index] })));
    };
    if (pages.length > 0)
        offer(request.known === "all" ? pages.map((_, i) => i) : [0]);
    const visits = [];
    for (let page = queue.next(); page !== null; page = queue.next()) {
        visits.push(page);
        offer(pages[page].links);
    }
    return visits;
}
/** Number of pages to plan for: what is known, or the guess (at least one page). */
export function assumedSize(request) {
    return request.known === "all" || request.sizeGuess === null
        ? request.pages.length
        : Math.max(1, Math.round(request.sizeGuess));
}
