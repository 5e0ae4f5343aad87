import { type FileFormat } from "./next-record.js";
import { type Segment } from "./segment.js";
import type { SourceWindow } from "./source-window.js";
/** Members of whatever kind a file has. */
export declare class Members {
    #private;
    constructor(window: SourceWindow);
    /** The member that begins at an offset, with those that go on with its record; `null` when none does. */
    at(offset: number): Promise<Segment | null>;
    mayHideOthers({ damage, end }: Segment): Promise<boolean>;
    /** Where the next member begins that holds a record; where the file ends when there is none. */
    find(from: number, format: FileFormat): Promise<number>;
}
