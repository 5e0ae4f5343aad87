import { type PageUrl } from "#model/index.js";
/** The name of a capture. */
export declare function captureName(captureId: string): string;
/** The name of a page as a capture holds it. */
export declare function pageName(captureId: string, url: string): string;
/** What a name stands for; `null` when it is none of ours. */
export declare function readName(name: string): {
    readonly capture: string;
    readonly url: PageUrl | null;
} | null;
