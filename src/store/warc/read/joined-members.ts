// A record that some writer spread over several gzip members, put together again.
import type { SourceWindow } from "./source-window.js";
import { gzipSegment, isGzipStart, memorySegment } from "./gzip-member.js";
import { declaredLength } from "./head-findings.js";
import { isRecordStart } from "./next-record.js";
import { readWarcHead } from "./record-head.js";
import type { Segment } from "./segment.js";

const MAX_JOINED_BYTES = 16 * 1024 * 1024;

/** The member at an offset, with those after it that go on with its record. */
export async function joinedMembers(window: SourceWindow, offset: number): Promise<Segment> {
  let segment = await gzipSegment(window, offset);
  while (segment.probe && !segment.damage && (await isShort(segment)) && segment.end < window.sizeBytes) {
    if (!isGzipStart(await window.at(segment.end, 4))) break;
    const more = await gzipSegment(window, segment.end);
    const added = more.probe && !more.damage ? await more.probe(0, MAX_JOINED_BYTES) : null;
    if (!added || added.length === 0 || isRecordStart(added, "arc")) break;
    const bytes = Buffer.concat([await segment.probe(0, MAX_JOINED_BYTES), added]);
    if (bytes.length > MAX_JOINED_BYTES) break;
    segment = { ...memorySegment(bytes, offset, { end: more.end, damage: null }), isJoined: true };
  }
  return segment;
}

async function isShort(segment: Segment): Promise<boolean> {
  const bytes = await segment.probe!(0, MAX_JOINED_BYTES);
  const head = readWarcHead(bytes, true);
  return typeof head !== "string" && head.headBytes + (declaredLength(head) ?? 0) > bytes.length;
}
