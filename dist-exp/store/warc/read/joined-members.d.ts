import type { MemberKind } from "./member-kind.js";
import type { Segment } from "./segment.js";
import type { SourceWindow } from "./source-window.js";
/** The member at an offset, with those after it that go on with its last record. */
export declare function joinedMembers(kind: MemberKind, window: SourceWindow, offset: number): Promise<Segment>;
