import type { PageUrl } from "#model/index.js";
import type { FileAddress } from "../address/file-address.js";
import type { NoteTally } from "../note-tally.js";
import { type FileChange } from "./changes.js";
/** A content of a page, from the commit that brought it to the one that ended it; `null` while it is there. */
export interface LivedVersion {
    readonly url: PageUrl;
    readonly path: string;
    readonly blob: string;
    readonly began: number;
    readonly ended: number | null;
    /** The path that the same bytes had until the commit that brought them here. */
    readonly formerPath: string | null;
}
/** What is published, as commits come by. */
export declare class PageLives {
    #private;
    constructor(addressOf: (path: string) => FileAddress, passed: NoteTally);
    /** Takes a commit's changes; what they end is told. */
    take(commit: number, changes: readonly FileChange[]): Generator<LivedVersion>;
    /** What is still there. */
    rest(): Generator<LivedVersion>;
}
