// Pages that are gone are remembered, so that one that comes back is told to be back; but not every page that ever was.

/** Of each site, those that came under watch last. */
export const MOST_GONE_PAGES = 10_000;
