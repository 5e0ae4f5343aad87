// Lines of a text in batches, so that a million of them cost few awaits; long lines are refused.
import { FormatError } from "#errors.js";
import { asBuffer } from "#formats/http/http-head.js";
import type { ByteSource } from "#ports/index.js";

/** Longest index line taken. */
export const MAX_LINE_BYTES = 1024 * 1024;
/** Many sorted runs may be open at once. */
const READ_BYTES = 32 * 1024;
const LINES_PER_WRITE = 256;

/** Lines as bytes, each with its line end, in pieces that are small beside what is kept of a site. */
export async function* asBytes(
  batches: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<Buffer> {
  for await (const lines of batches)
    for (let i = 0; i < lines.length; i += LINES_PER_WRITE)
      yield Buffer.from(`${lines.slice(i, i + LINES_PER_WRITE).join("\n")}\n`, "latin1");
}

/** All lines without their line ends, many at a time. */
export async function* lineBatches(source: ByteSource, name: string): AsyncGenerator<string[]> {
  let rest = "";
  // All of a piece is text before the next is read: one for each would be garbage faster than it is collected.
  const lent = Buffer.allocUnsafeSlow(READ_BYTES);
  for (let offset = 0; offset < source.sizeBytes;) {
    const bytes = asBuffer(await source.read(offset, READ_BYTES, lent));
    if (bytes.length === 0) throw new FormatError("the file became shorter while being read", name, offset);
    const lines = (rest + bytes.toString("latin1")).split("\n");
    rest = lines.pop()!;
    if (rest.length > MAX_LINE_BYTES)
      throw new FormatError("a line longer than any index line", name, offset);
    offset += bytes.length;
    if (lines.length > 0) yield lines;
  }
  if (rest !== "") yield [rest];
}

/** The same, checked: each line must not sort before the one above it. */
export async function* sortedLineBatches(source: ByteSource, name: string): AsyncGenerator<string[]> {
  let last = "";
  let offset = 0;
  for await (const lines of lineBatches(source, name)) {
    for (const line of lines) {
      if (line < last)
        throw new FormatError("the index is not sorted: rebuild it (isochron reindex)", name, offset);
      last = line;
      offset += line.length + 1;
    }
    yield lines;
  }
}
