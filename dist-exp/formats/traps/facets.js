const MOST_PARAMETERS = 12;
/** Different sets of parameter names over one path. */
const MOST_SETS = 60;
/** URLs of one path with three parameters or more. */
const MOST_COMBINATIONS = 2_000;
const FACET_PARAMETERS = 3;
/** Too many parameters, sets of them, or combinations of their values. */
export const facets = {
    code: "facets",
    refuse(link, known) {
        const parameters = link.parsed.searchParams.size;
        if (parameters > MOST_PARAMETERS)
            return `${parameters} query parameters`;
        if (parameters < FACET_PARAMETERS)
            return null;
        if (known.count(setKey(link)) === 0 && known.count(setsKey(link)) >= MOST_SETS)
            return `more than ${MOST_SETS} sets of parameters`;
        return known.count(combinationsKey(link)) >= MOST_COMBINATIONS
            ? `more than ${MOST_COMBINATIONS} combinations of parameters`
            : null;
    },
    keys(link) {
        const isFacet = link.parsed.searchParams.size >= FACET_PARAMETERS;
        return isFacet ? [setKey(link), combinationsKey(link)] : [];
    },
};
/** Counted once for each new set. */
export function setsKey({ parsed }) {
    return `sets ${parsed.host}${parsed.pathname}`;
}
/** One set of parameter names over one path. */
export function setKey({ parsed }) {
    return `set ${parsed.host}${parsed.pathname}?${[...new Set(parsed.searchParams.keys())].sort().join("&")}`;
}
function combinationsKey({ parsed }) {
    return `combinations ${parsed.host}${parsed.pathname}`;
}
