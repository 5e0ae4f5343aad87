// How the body of a response is delimited (RFC 9112 section 6.3): one table of facts for the fetcher, the readers and
// the verifier. docs/certificate.md, "How a body is framed", says the same in words, for verifiers of others.
import { headerMembers, type HttpFindingCode, type HttpHeader } from "./http-head.js";

/** Where a body ends: it has none, after n bytes, after the last chunk, or when the connection closes. */
export type BodyFraming =
  | { readonly kind: "none" }
  | { readonly kind: "length"; readonly bytes: number }
  | { readonly kind: "chunked" }
  | { readonly kind: "close" };

/** What a head says about the body after it. */
export interface FramingFacts {
  readonly framing: BodyFraming;
  /** Why nobody can say that a body so framed is whole; `null` when it can be told. */
  readonly doubt: HttpFindingCode | null;
  /** Both lengths are given, of which Transfer-Encoding's counts. */
  readonly ignoresLength: boolean;
  /** Whether the connection may carry another response after this one (section 9.3). */
  readonly isPersistent: boolean;
}

/** The head of a response, as far as framing goes. */
export interface FramedHead {
  readonly version: string;
  readonly status: number;
  readonly headers: readonly HttpHeader[];
}

/** The fields that frame a body, taken apart. */
interface FramingFields {
  readonly head: FramedHead;
  readonly method: string;
  /** Transfer codings in lower case, without `identity`, which never changed anything. */
  readonly codings: readonly string[];
  /** Distinct members of Content-Length: equal ones count once (RFC 9110 section 8.6). */
  readonly lengths: readonly string[];
}

interface Fact {
  applies(fields: FramingFields): boolean;
  framing(fields: FramingFields): BodyFraming;
  readonly doubt?: HttpFindingCode;
}

const NONE: BodyFraming = { kind: "none" };
const CHUNKED: BodyFraming = { kind: "chunked" };
const UNTIL_CLOSE: BodyFraming = { kind: "close" };

/** The first that applies counts. */
const FACTS: readonly Fact[] = [
  // Rules 1 and 2: no body, whatever the fields say.
  { applies: ({ head, method }) => isBodiless(head.status, method), framing: () => NONE },
  // Rule 4; section 6.1: with HTTP/1.0, or with other codings, the framing is faulty.
  {
    applies: ({ codings, head }) => codings.length === 1 && codings[0] === "chunked" && !isOld(head),
    framing: () => CHUNKED,
  },
  {
    applies: ({ codings }) => codings.at(-1) === "chunked",
    framing: () => CHUNKED,
    doubt: "transfer-coding-unknown",
  },
  {
    applies: ({ codings }) => codings.length > 0,
    framing: () => UNTIL_CLOSE,
    doubt: "transfer-coding-unknown",
  },
  // Rules 5 and 6.
  {
    applies: ({ lengths }) => lengths.length === 1 && /^\d{1,15}$/.test(lengths[0]!),
    framing: ({ lengths }) => ({ kind: "length", bytes: Number(lengths[0]) }),
  },
  {
    applies: ({ lengths }) => lengths.length > 0,
    framing: () => UNTIL_CLOSE,
    doubt: "content-length-invalid",
  },
  // Rule 8.
  { applies: () => true, framing: () => UNTIL_CLOSE },
];

/** Decides the framing of a response to a request of the given method. */
export function framingFacts(head: FramedHead, method = "GET"): FramingFacts {
  const { headers } = head;
  const named = headerMembers(headers, "transfer-encoding").map((coding) => coding.toLowerCase());
  const codings = named.filter((coding) => coding !== "identity");
  const lengths = [...new Set(headerMembers(headers, "content-length"))];
  const fields = { head, method, codings, lengths };
  const fact = FACTS.find((one) => one.applies(fields))!;
  const framing = fact.framing(fields);
  const ignoresLength = framing.kind !== "none" && codings.length > 0 && lengths.length > 0;
  const isClear = fact.doubt === undefined && !ignoresLength && framing.kind !== "close";
  return { framing, doubt: fact.doubt ?? null, ignoresLength, isPersistent: isClear && isKept(head) };
}

function isBodiless(status: number, method: string): boolean {
  return method === "HEAD" || status < 200 || status === 204 || status === 304;
}

function isOld({ version }: FramedHead): boolean {
  return version === "1.0" || version === "1" || version.startsWith("0");
}

/** After 101 another protocol is spoken. */
function isKept({ headers, status, version }: FramedHead): boolean {
  const options = headerMembers(headers, "connection").map((option) => option.toLowerCase());
  return (
    status !== 101 && !options.includes("close") && (version === "1.1" || options.includes("keep-alive"))
  );
}
