/** The usual place of an application: empty with no more in it than a word to wait. */
export declare function mountOf(html: string): "none" | "empty" | "filled";
/** A main part with no more in it than a word to wait, and no picture. */
export declare function hasEmptyMain(seen: string): boolean;
/** A named part that holds nothing at all. */
export declare function hasEmptyPart(seen: string): boolean;
/** "You need to enable JavaScript": in text, as addresses of counters hold such words too. */
export declare function asksForScripts(html: string): boolean;
/** Attributes or placeholders that scripts replace when the page opens. */
export declare function hasBindings(seen: string): boolean;
/** Whether a script was loaded from anywhere, or is a module. */
export declare function loadsScripts(html: string): boolean;
/** Whether a script of the page's own may put something into it; those of others are mostly counters. */
export declare function hasOwnCode(html: string): boolean;
/** Whether the page sends its reader elsewhere without a script. */
export declare function leadsElsewhere(seen: string): boolean;
/** Whether there is a link, a picture, a form or the like. */
export declare function hasSomethingToSee(seen: string): boolean;
/** What a script writes in strings, and what noscript and templates hold, is not to be seen. */
export declare function withoutScripts(html: string): string;
