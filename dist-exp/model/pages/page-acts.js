// What may be done to a page while it is shown: behaviours by rule, steps by order.
/** What is done to any page, by name. */
export const BEHAVIOURS = ["scroll", "load-more", "expand", "media", "pages"];
/** Done where nothing else is said; `pages` replaces what a page shows, and is asked for by name. */
export const DEFAULT_BEHAVIOURS = ["scroll", "load-more", "expand", "media"];
