// A testimony of any length, read version by version: a history of a million versions is longer than any text that a
// program can hold. Strict as for short ones: no name twice, one meaning only (docs/certificate.md).
import { strictJsonObject } from "#formats/index.js";
import { ListSplitter, strictItem } from "../read/list-splitter.js";

/** A testimony, its versions as they lie in the file, as often as they are asked for. */
export interface ToldDocument {
  /** All members but `versions`. */
  readonly head: Readonly<Record<string, unknown>>;
  /** One after the other; an Error in the place of one that cannot be read, and nothing after it. */
  versions(): AsyncIterable<unknown> | Iterable<unknown>;
}

/** The same of a document that was read whole. */
export function wholeDocument(raw: Readonly<Record<string, unknown>>): ToldDocument | null {
  const { versions, ...head } = raw;
  return Array.isArray(versions) ? { head, versions: () => versions as unknown[] } : null;
}

/** More than the head of any testimony needs, and than any version of one. */
const VERSIONS = { name: "versions", mostItemBytes: 1024 * 1024, mostHeadBytes: 64 * 1024 * 1024 };

/** Reads a long one; `null` when it is something else, which must then be read whole. */
export async function longDocument(read: () => AsyncIterable<Uint8Array>): Promise<ToldDocument | null> {
  const splitter = new ListSplitter(VERSIONS);
  for await (const piece of read()) {
    for (const _ of splitter.take(piece));
    if (splitter.problem !== null) return null;
  }
  const head = strictJsonObject(splitter.head.bytes());
  if (head?.["format"] !== "isochron-testimony/1" || !Array.isArray(head["versions"])) return null;
  const { versions: _, ...rest } = head;
  return { head: rest, versions: () => versionsIn(read) };
}

async function* versionsIn(read: () => AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const splitter = new ListSplitter(VERSIONS);
  for await (const piece of read())
    for (const text of splitter.take(piece)) {
      const version = strictItem(text);
      if ("problem" in version) return yield new Error(version.problem);
      yield version.value;
    }
  if (splitter.problem !== null) yield new Error(splitter.problem);
}
