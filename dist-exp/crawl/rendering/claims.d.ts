import type { PageUrl } from "#model/index.js";
/** Pages that somebody has taken and not yet looked at. */
export declare class Claims {
    #private;
    /** Takes a page that nobody has. */
    take(url: PageUrl): void;
    /** The look is kept, or the page is left. */
    release(url: PageUrl): void;
    /** Resolves when nobody has the page any more; `null` when nobody has. */
    whenFree(url: PageUrl): Promise<void> | null;
    /** A fault ends the pass: whoever waits hears of it. */
    fail(error: unknown): void;
}
