const LONGEST_URL = 2_000;
/** Longer than people or common software write. */
export const urlLength = {
    code: "url-length",
    refuse: ({ url }) => (url.length > LONGEST_URL ? `${url.length} characters` : null),
};
