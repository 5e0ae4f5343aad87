// What the records of a fetch come to: a look at a page, or why they cannot be believed.
import type { Fetch, FetchHead, Note } from "./fetch.js";
import { failedLook, urlOf, type Borrowed, type Look } from "./look.js";
import type { ResponseFacts, Unbelievable } from "./response-facts.js";

/** What a record id leads to: a fetch, or why it is none. */
export type Found = Look | (Unbelievable & FetchHead);

/** A look, with the number of its record's id, how many records stand before it and what is noted beside it. */
export interface HeldLook {
  readonly look: Look;
  readonly number: number;
  readonly place: number;
  readonly note: Note;
}

/** A look or a problem; `null` where there is no answer and no word that there was none. */
export function foundIn(fetch: Fetch, borrowed: (id: string) => Borrowed | null): Found | null {
  const { head, facts, isFailure } = fetch;
  if (head === null) return null;
  if (isFailure) return failedLook(head, fetch.metadata!.note);
  if (!facts) return null;
  if ("problem" in facts) return { ...head, problem: facts.problem };
  return lookOf(head, fetch, facts, borrowed);
}

function lookOf(
  record: FetchHead,
  { request, metadata }: Fetch,
  facts: ResponseFacts,
  borrowed: (id: string) => Borrowed | null,
): Found {
  const fields = metadata?.note ?? {};
  const [sentAt, firstByteAt, lastByteAt] = metadata?.times ?? [NaN, NaN, NaN];
  if (!metadata || !(sentAt <= firstByteAt && firstByteAt <= lastByteAt))
    return { ...record, problem: "no metadata record gives its three times in order" };
  if (!request) return { ...record, problem: "no request record stands beside it" };
  if (record.type === "revisit" && "request" in fields)
    return { ...record, problem: "a request that is more than a GET is answered by no revisit" };
  if (sentAt !== record.date) return { ...record, problem: "its date is not the time of its sending" };
  return {
    // Most who ask for a look ask for none of its ids: these are made when they are asked for.
    get id() {
      return record.id;
    },
    type: record.type,
    file: record.file,
    offset: record.offset,
    url: urlOf(record, fields),
    pass: fields["pass"] ?? "",
    sentAt,
    firstByteAt,
    lastByteAt,
    request,
    condition: request.condition,
    get metadata() {
      return metadata.id;
    },
    shown: facts.shown,
    get borrowed() {
      return record.type === "revisit" ? borrowed(record.id) : null;
    },
  };
}
