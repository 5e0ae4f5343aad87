// What one fetch showed, as the WARC records say it: the verifier's own view, made from bytes alone.
import type { WarcRecord } from "./warc-record.js";
import type { Condition, Digest, Validators } from "#model/index.js";

/** A complete response that shows a state of the page. */
export interface State {
  readonly kind: "state";
  readonly status: number;
  readonly location: string | null;
  readonly contentType: string | null;
  readonly contentDigest: Digest;
  readonly payloadDigest: Digest;
  readonly validators: Validators;
}

/** How a fetch ended. */
export type Shown =
  | State
  | { readonly kind: "unchanged"; readonly validators: Validators }
  | { readonly kind: "failed" | "blocked" | "refused" };

/** Which response of which file supplies a body. */
export interface Borrowed {
  readonly id: string;
  readonly file: string;
}

/** One fetch of one page; times are epoch milliseconds. */
export interface Look {
  readonly url: string;
  /** Of the response or revisit, else of the metadata record. */
  readonly id: string;
  readonly type: string;
  readonly file: string;
  readonly offset: number;
  readonly pass: string;
  readonly sentAt: number;
  /** `null` when there was no response. */
  readonly firstByteAt: number | null;
  readonly lastByteAt: number | null;
  readonly request: { readonly id: string; readonly bytes: Buffer } | null;
  /** What the request asked with, when it was conditional. */
  readonly condition: Condition | null;
  readonly metadata: string | null;
  readonly shown: Shown;
  /** What supplied its body, where that is an earlier capture's. */
  readonly borrowed: Borrowed | null;
}

/** A look that shows a state. */
export type StateLook = Look & {
  readonly shown: State;
  readonly lastByteAt: number;
  readonly firstByteAt: number;
};

/** Whether the look shows a state of its page. */
export function showsState(look: Look): look is StateLook {
  return look.shown.kind === "state";
}

/** Equal keys mean the same version: status, Location, content type and content (the URL being equal). */
export function stateKey({ shown }: StateLook): string {
  return JSON.stringify([shown.status, shown.location, shown.contentType, shown.contentDigest]);
}

type Place = Pick<WarcRecord, "id" | "type" | "file" | "offset" | "target">;

/** Of which page a look is: the record's target, and what else was asked (`request`). */
export function urlOf(
  { target }: Pick<WarcRecord, "target">,
  { request }: Readonly<Record<string, string>>,
): string {
  return request === undefined ? (target ?? "") : `${target ?? ""}#${request}`;
}

/** A fetch without a response, as its metadata record tells it. */
export function failedLook(
  record: Place & Pick<WarcRecord, "date">,
  fields: Readonly<Record<string, string>>,
): Look {
  const { id, type, file, offset } = record;
  return {
    id,
    type,
    file,
    offset,
    url: urlOf(record, fields),
    pass: fields["pass"] ?? "",
    sentAt: record.date,
    firstByteAt: null,
    lastByteAt: null,
    request: null,
    condition: null,
    metadata: null,
    borrowed: null,
    shown: { kind: fields["outcome"] === "refused" ? "refused" : "failed" },
  };
}
