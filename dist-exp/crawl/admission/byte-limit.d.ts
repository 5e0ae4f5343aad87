import { type PageUrl } from "#model/index.js";
import type { CaptureState } from "../run/capture-state.js";
import type { SeenPages } from "../run/seen-pages.js";
import { type OpenLooks } from "./open-looks.js";
/** What is counted. */
interface ByteParts {
    readonly state: Pick<CaptureState, "isVisiting" | "settings">;
    readonly seen: Pick<SeenPages, "size" | "looks" | "warcBytes">;
    readonly open: OpenLooks;
    /** What the run will yet note of pages that no look tells of. */
    readonly notesBytes: () => number;
}
/** The limit of one capture; a response that would pass it is cut (../look/cut-to-limit.ts). */
export declare class ByteLimit {
    #private;
    constructor(maxBytes: number | null, parts: ByteParts);
    /** From now on the records may take so many bytes more; `Infinity` lifts the limit. */
    allow(moreBytes: number): void;
    /** Why nothing more is asked for; `null` while there is something left. */
    spent(): string | null;
    get isSet(): boolean;
    /** How many bytes of a response may be stored, beside all that is written and under way. */
    roomFor(url: PageUrl): number;
    /** Takes room as {@link claim} does, when looks under way have left it; `false` when they leave too little. */
    claimInTime(url: PageUrl, bytes: number): Promise<boolean>;
    /** Takes room for so many bytes of a response until its look is kept; `false` when there is not enough. */
    claim(url: PageUrl, bytes: number): boolean;
    /** Whether one more look is expected to fit beside those under way; one alone may try. */
    get hasRoom(): boolean;
    /** Twice what looks took so far: pages are not alike. */
    get expectedOfLook(): number;
}
export {};
