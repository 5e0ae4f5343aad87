// Lines of a text file in batches, so that a million of them cost few awaits; long lines are refused.
import { createReadStream } from "node:fs";
import { FormatError } from "#errors.js";

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
export async function* lineBatches(path: string): AsyncGenerator<string[]> {
  let rest = "";
  let offset = 0;
  for await (const chunk of createReadStream(path, { encoding: "latin1", highWaterMark: READ_BYTES })) {
    const lines = (rest + (chunk as string)).split("\n");
    rest = lines.pop()!;
    if (rest.length > MAX_LINE_BYTES)
      throw new FormatError("a line longer than any index line", path, offset);
    offset += (chunk as string).length;
    if (lines.length > 0) yield lines;
  }
  if (rest !== "") yield [rest];
}

/** The same, checked: each line must not sort before the one above it. */
export async function* sortedLineBatches(path: string): AsyncGenerator<string[]> {
  let last = "";
  let offset = 0;
  for await (const lines of lineBatches(path)) {
    for (const line of lines) {
      if (line < last)
        throw new FormatError("the index is not sorted: rebuild it (isochron reindex)", path, offset);
      last = line;
      offset += line.length + 1;
    }
    yield lines;
  }
}
