// The compressed members of a file: opened where one begins, and looked for behind damage.
import { GzipMembers } from "./gzip-member.js";
import { joinedMembers } from "./joined-members.js";
import type { MemberKind } from "./member-kind.js";
import { isRecordStart, type FileFormat } from "./next-record.js";
import { SegmentCursor, type Segment } from "./segment.js";
import type { SourceWindow } from "./source-window.js";
import { ZstdFrames } from "./zstd-frames.js";

const SEARCH_BYTES = 64 * 1024;
const MAGIC_BYTES = 4;

/** Damage behind which the next member may have been read as part of this one. */
const HIDING: ReadonlySet<string> = new Set(["truncated", "gzip-damaged", "zstd-damaged"]);

/** Members of whatever kind a file has. */
export class Members {
  readonly #window: SourceWindow;
  readonly #kinds: readonly MemberKind[];
  /** What was last seen: others are looked for behind its damage. */
  #kind: MemberKind;

  constructor(window: SourceWindow) {
    this.#window = window;
    const gzip = new GzipMembers(window);
    this.#kinds = [gzip, new ZstdFrames(window)];
    this.#kind = gzip;
  }

  /** The member that begins at an offset, with those that go on with its record; `null` when none does. */
  async at(offset: number): Promise<Segment | null> {
    const kind = this.#kindOf(await this.#window.at(offset, MAGIC_BYTES));
    if (!kind) return null;
    this.#kind = kind;
    return joinedMembers(kind, this.#window, offset);
  }

  // Damaged data may go on reading the next member as its own: it is looked for from the damaged one's start.
  async mayHideOthers({ damage, end }: Segment): Promise<boolean> {
    if (damage === null) return false;
    if (damage.code !== "gzip-checksum") return HIDING.has(damage.code);
    return !this.#kindOf(await this.#window.at(end, MAGIC_BYTES));
  }

  /** Where the next member begins that holds a record; where the file ends when there is none. */
  async find(from: number, format: FileFormat): Promise<number> {
    for (let offset = from; offset < this.#window.sizeBytes;) {
      const bytes = await this.#window.at(offset, SEARCH_BYTES);
      for (let i = this.#kind.indexIn(bytes, 0); i >= 0; i = this.#kind.indexIn(bytes, i + 1))
        if (this.#kind.isStart(bytes.subarray(i)) && (await this.#holdsRecord(offset + i, format)))
          return offset + i;
      offset += Math.max(1, bytes.length - (MAGIC_BYTES - 1));
    }
    return this.#window.sizeBytes;
  }

  async #holdsRecord(offset: number, format: FileFormat): Promise<boolean> {
    const cursor = new SegmentCursor(await this.#kind.open(offset));
    return isRecordStart(await cursor.peek(4096), format);
  }

  #kindOf(bytes: Uint8Array): MemberKind | undefined {
    return this.#kinds.find((kind) => kind.isStart(bytes));
  }
}
