import { type PageUrl } from "#model/index.js";
import type { Answered } from "./asker.js";
/** RFC 9309 section 2.3.1.2 asks for five; nothing else needs more. */
export declare const MAX_REDIRECTS = 5;
/** Where the way ended. */
export type Landing = 
/** At an answer that leads no further: a response, or that none came. */
({
    readonly kind: "landed";
    readonly url: PageUrl;
} & Answered)
/** At an address that must not be asked for. */
 | {
    readonly kind: "refused";
    readonly url: PageUrl;
    readonly reason: string;
} | {
    readonly kind: "too-far";
};
/** How each address on the way is judged and asked for. */
export interface Way {
    ask(url: PageUrl): Promise<Answered>;
    /** Why an address is not asked for; `null` when it may be. */
    refusalOf(url: PageUrl): Promise<string | null>;
}
/** Asks for an address and for whatever it redirects to. */
export declare function follow(url: PageUrl, way: Way): Promise<Landing>;
