import type { RunNotes } from "../read/run-notes.js";
/** Pages found on a rendered document, less those that some content was seen to name. */
export declare class ShownLinks {
    #private;
    constructor({ pages, renderings }: Pick<RunNotes, "pages" | "renderings">);
    /** A content names the page: nothing is taken on trust. */
    note(url: string): void;
    /** How many pages nothing but a browser's screen is said to have named. */
    get onTrust(): number;
}
