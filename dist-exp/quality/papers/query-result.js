/** R(Q(t_q)): per page the version that minimises |t − t_q|; the paper leaves ties open, the earlier wins here. */
export function queryResult(pages, queryAt) {
    return pages.flatMap((versions) => {
        let nearest = null;
        for (const version of versions)
            if (!nearest || isBetter(version, nearest, queryAt))
                nearest = version;
        return nearest ?? [];
    });
}
function isBetter(version, than, queryAt) {
    const [a, b] = [Math.abs(version.capturedAt - queryAt), Math.abs(than.capturedAt - queryAt)];
    return a < b || (a === b && version.capturedAt < than.capturedAt);
}
