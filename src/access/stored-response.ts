// A response as it is stored, at its own address and with nothing rewritten: what replay is held against.
import { IsochronError } from "#errors.js";
import { parsePageUrl, type Capture, type Instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { captureSpan } from "./capture-span.js";
import type { ServedBy } from "./coherent/served-choice.js";
import { contentOf } from "./files/stored-content.js";
import { findMemento } from "./find-memento.js";
import type { LookedUp } from "./found-entries.js";
import { shownHead } from "./long-replay.js";
import type { ReplayHeader } from "./memento-headers.js";
import type { ReplayIndex } from "./replay.js";
import { upTo } from "./whole-body.js";

/** What is asked of the archive, as a page asks for it. */
export interface StoredAsked extends Omit<LookedUp, "url"> {
  readonly url: string;
  readonly at: Instant;
  /** All of the archive: the one that ran at the time goes before others. */
  readonly captures: readonly Capture[];
  readonly servedBy: ServedBy;
  /** Longer content is not given. */
  readonly mostBytes: number;
}

/** The stored response, nothing under this URL, or one that cannot be read. */
export type StoredAnswer =
  | {
      readonly kind: "stored";
      readonly url: string;
      readonly at: Instant;
      /** The capture that it is of; `null` where the catalog does not know it. */
      readonly captureId: string | null;
      readonly status: number;
      /** As received, in order. */
      readonly headers: readonly ReplayHeader[];
      /** After transfer and content decoding. */
      readonly body: Uint8Array;
    }
  | { readonly kind: "absent" }
  | { readonly kind: "too-long" }
  | { readonly kind: "unreadable"; readonly reason: string };

const CIRCULAR: StoredAnswer = { kind: "unreadable", reason: "it redirects to itself" };

/** Finds the record that replay would show, and gives it as it is. */
export async function storedResponse(index: ReplayIndex, asked: StoredAsked): Promise<StoredAnswer> {
  const url = parsePageUrl(asked.url);
  if (!url) return { kind: "absent" };
  const { at, captures, mostBytes, ...finding } = asked;
  const query = { url, at, within: captureSpan(captures, { at }) };
  let last: StoredAnswer = { kind: "absent" };
  const canBeShown = async (entry: IndexEntry): Promise<boolean> => {
    last = await readEntry(index, entry, mostBytes);
    return last.kind !== "unreadable";
  };
  const found = await findMemento(index, query, { ...finding, canBeShown });
  // Where none can be shown, what is wrong with the last one is told.
  if (found === null) return { kind: "absent" };
  const told = last as StoredAnswer;
  if (told.kind === "stored") return { ...told, captureId: found.evidence.captureId };
  return told.kind === "absent" ? CIRCULAR : told;
}

async function readEntry(index: ReplayIndex, entry: IndexEntry, mostBytes: number): Promise<StoredAnswer> {
  const unreadable = (reason: string): StoredAnswer => ({ kind: "unreadable", reason });
  try {
    const stored = await index.open(entry);
    const head = shownHead(stored.first);
    if (head === null) return unreadable("its record holds no final HTTP response");
    const content = contentOf(stored, head);
    if (typeof content === "string") return unreadable(content);
    const body = await upTo(content.pieces, mostBytes);
    if (body === null) return { kind: "too-long" };
    const { url, at } = entry;
    const { status, headers } = head;
    return { kind: "stored", url, at, captureId: null, status, headers, body };
  } catch (error) {
    // Damage to a file is something to tell the reader, not a failure of the program.
    if (error instanceof IsochronError) return unreadable(`its record cannot be read back: ${error.message}`);
    throw error;
  }
}
