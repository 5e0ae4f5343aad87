/** How far a seed reaches. */
export const SCOPE_KINDS = ["host", "prefix", "domain", "surt", "any"];
/** The seeds' hosts, as deep as they go. */
export const HOST_SCOPE = {
    kind: "host",
    surtPrefixes: [],
    include: [],
    exclude: [],
    maxDepth: null,
    hops: 0,
    maxPagesPerHost: null,
};
