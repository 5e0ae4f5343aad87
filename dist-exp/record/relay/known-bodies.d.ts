import type { PageUrl } from "#model/index.js";
/** What an answer says beside its body. */
export interface AnswerShape {
    readonly status: number;
    readonly coding: string;
    readonly kind: string;
    readonly location: string;
}
/** Bodies by page, within a bound; the pages asked for longest ago are forgotten first. */
export declare class KnownBodies {
    #private;
    constructor(maxBytes: number);
    get bytes(): number;
    /** The answer's form: status, content type, Location, content coding and digest of the body, in one line each. */
    formOf(url: PageUrl, shape: AnswerShape, body: readonly Uint8Array[]): string;
}
