/** So many looks must have shown the same before a host is taken for a mirror. */
export const LEAST_SAME = 20;
/** Documents of a mirror are not asked for; what other pages need of it is. */
export const mirrorHost = {
    code: "mirror-host",
    refuse({ parsed, kind }, known) {
        const original = kind === "document" ? known.mirrored(parsed.host) : null;
        return original === null ? null : `the pages of ${original}`;
    },
};
