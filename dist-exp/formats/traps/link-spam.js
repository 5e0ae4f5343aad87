const MOST_NEW_LINKS = 10_000;
/** More new links than a page is followed for. */
export const linkSpam = {
    code: "link-spam",
    refuse: ({ nth }) => (nth > MOST_NEW_LINKS ? `more than ${MOST_NEW_LINKS} new links on one page` : null),
};
