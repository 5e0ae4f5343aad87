// The fixed parts of a ZIP (APPNOTE 6.3.10): local heads, data descriptors, the central directory and its end.

/** What is known of a file when it is packed. */
export interface PackedEntry {
  readonly name: Buffer;
  readonly isStored: boolean;
  readonly mode: number;
  readonly date: Date;
  /** Where its local head begins. */
  readonly offset: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly plainBytes: number;
}

const VERSION = { plain: 20, zip64: 45 } as const;
/** Made on Unix, by version 6.3 of the specification. */
const MADE_BY = (3 << 8) | 63;
/** Sizes and CRC stand behind the data (bit 3), names are UTF-8 (bit 11). */
const FLAGS = (1 << 3) | (1 << 11);
const MOST_16 = 0xffff;
const MOST_32 = 0xffffffff;

/** A field: its value, and how many bytes it takes. */
type Field = readonly [value: number, bytes: 1 | 2 | 4 | 8];

/** Section 4.3.7; what is not known yet is nought. */
export function localHead(entry: Pick<PackedEntry, "name" | "isStored" | "date">): Buffer {
  const { name } = entry;
  const fields: Field[] = [[0x04034b50, 4], [VERSION.plain, 2], ...kindOf(entry)];
  fields.push([0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]);
  return Buffer.concat([littleEndian(fields), name]);
}

/** Section 4.3.9. */
export function dataDescriptor(entry: PackedEntry): Buffer {
  const bytes = isLarge(entry) ? 8 : 4;
  const { crc, packedBytes, plainBytes } = entry;
  return littleEndian([
    [0x08074b50, 4],
    [crc, 4],
    [packedBytes, bytes],
    [plainBytes, bytes],
  ]);
}

/** Section 4.3.12, with the time of change in UTC and, where they need it, sizes of eight bytes. */
export function directoryHead(entry: PackedEntry): Buffer {
  const { name, mode, crc, packedBytes, plainBytes, offset } = entry;
  const large = isLarge(entry);
  const extra = Buffer.concat([utcField(entry.date), ...(large ? [zip64Field(entry)] : [])]);
  const told = (value: number): Field => [large ? MOST_32 : value, 4];
  const fields: Field[] = [
    [0x02014b50, 4],
    [MADE_BY, 2],
    [large ? VERSION.zip64 : VERSION.plain, 2],
  ];
  fields.push(...kindOf(entry), [crc, 4], told(packedBytes), told(plainBytes));
  fields.push([name.length, 2], [extra.length, 2], [0, 2], [0, 2], [0, 2]);
  fields.push([(mode << 16) >>> 0, 4], told(offset));
  return Buffer.concat([littleEndian(fields), name, extra]);
}

/** Sections 4.3.14 to 4.3.16. */
export function directoryEnd(entries: number, from: number, to: number): Buffer {
  const bytes = to - from;
  const end = littleEndian([
    [0x06054b50, 4],
    [0, 4],
    [Math.min(entries, MOST_16), 2],
    [Math.min(entries, MOST_16), 2],
    [Math.min(bytes, MOST_32), 4],
    [Math.min(from, MOST_32), 4],
    [0, 2],
  ]);
  if (entries < MOST_16 && bytes < MOST_32 && from < MOST_32) return end;
  const large = littleEndian([
    [0x06064b50, 4],
    [44, 8],
    [MADE_BY, 2],
    [VERSION.zip64, 2],
    [0, 8],
    [entries, 8],
    [entries, 8],
    [bytes, 8],
    [from, 8],
  ]);
  const locator = littleEndian([
    [0x07064b50, 4],
    [0, 4],
    [to, 8],
    [1, 4],
  ]);
  return Buffer.concat([large, locator, end]);
}

function isLarge({ packedBytes, plainBytes, offset }: PackedEntry): boolean {
  return Math.max(packedBytes, plainBytes, offset) >= MOST_32;
}

/** Flags, method, time and date. */
function kindOf({ isStored, date }: Pick<PackedEntry, "isStored" | "date">): Field[] {
  return [[FLAGS, 2], [isStored ? 0 : 8, 2], ...dosTime(date)];
}

/** Section 4.4.6: local time, in steps of two seconds. */
function dosTime(date: Date): Field[] {
  const at = new Date(Math.min(Math.max(date.getTime(), EARLIEST.getTime()), LATEST.getTime()));
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const day = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  return [
    [time, 2],
    [day, 2],
  ];
}

const EARLIEST = new Date(1980, 0, 1);
const LATEST = new Date(2107, 11, 31, 23, 59, 58);

/** Info-ZIP's extended timestamp; its flags name the time of reading too, which never stands here. */
function utcField(date: Date): Buffer {
  const seconds = Math.floor(date.getTime() / 1000);
  return littleEndian([
    [0x5455, 2],
    [5, 2],
    [3, 1],
    [Math.min(Math.max(seconds, 0), 0x7fffffff), 4],
  ]);
}

/** Section 4.5.3. */
function zip64Field({ packedBytes, plainBytes, offset }: PackedEntry): Buffer {
  return littleEndian([
    [0x0001, 2],
    [24, 2],
    [plainBytes, 8],
    [packedBytes, 8],
    [offset, 8],
  ]);
}

function littleEndian(fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}
