import { type MemberKind } from "./member-kind.js";
import type { SourceWindow } from "./source-window.js";
import type { Segment } from "./segment.js";
/** Whether a gzip member could begin here: magic, deflate, no reserved flag (RFC 1952 section 2.3.1). */
export declare function isGzipStart(bytes: Uint8Array): boolean;
/** The gzip members of one file. */
export declare class GzipMembers implements MemberKind {
    #private;
    readonly coding = "gzip";
    constructor(window: SourceWindow);
    isStart(bytes: Uint8Array): boolean;
    indexIn(bytes: Buffer, from: number): number;
    open(offset: number): Promise<Segment>;
}
/** The member at an offset; what is wrong with it is told when it has been read. */
export declare function gzipSegment(window: SourceWindow, offset: number): Promise<Segment>;
/** The content of the one member that these bytes are, all of it and nothing else; `null` for anything less plain. */
export declare function inflatedMember(bytes: Buffer): Buffer | null;
