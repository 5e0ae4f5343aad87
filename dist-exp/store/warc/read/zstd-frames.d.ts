import { type MemberKind } from "./member-kind.js";
import type { Segment } from "./segment.js";
import type { SourceWindow } from "./source-window.js";
/** The frames of one file. */
export declare class ZstdFrames implements MemberKind {
    #private;
    readonly coding = "zstd";
    constructor(window: SourceWindow);
    isStart(bytes: Uint8Array): boolean;
    indexIn(bytes: Buffer, from: number): number;
    open(offset: number): Promise<Segment>;
}
