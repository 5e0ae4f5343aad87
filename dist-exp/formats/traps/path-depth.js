const DEEPEST_PATH = 20;
/** Deeper than sites are built. */
export const pathDepth = {
    code: "path-depth",
    refuse({ parsed }) {
        if (parsed.pathname.length <= 2 * DEEPEST_PATH)
            return null; // a segment takes two characters
        const depth = parsed.pathname.split("/").filter((segment) => segment !== "").length;
        return depth > DEEPEST_PATH ? `${depth} segments` : null;
    },
};
