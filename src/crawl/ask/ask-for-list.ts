// One list of URLs (a sitemap, a feed, a part of an OAI-PMH list): asked for like a page, its redirects followed, what
// came kept in the WARC; for captures before their first visit, and for a watch again and again.
import { parseHttpResponse } from "#formats/index.js";
import type { Instant, PageUrl } from "#model/index.js";
import type { FetchRequest } from "#ports/index.js";
import type { Admission } from "../admission/admission.js";
import type { Answered } from "./asker.js";
import { follow, MAX_REDIRECTS, type Landing } from "./follow.js";
import type { RunAsking } from "./run-asking.js";

/** Links behind this much of a head are not wanted; what follows it is the body. */
const HEAD_BYTES = 64 * 1024;

/** What is asked for. */
export interface ListQuestion {
  readonly url: PageUrl;
  /** Validators of the last reading; whoever answers 304 to them says that nothing changed. */
  readonly conditional?: FetchRequest["conditional"];
  /** Redirects are followed as far as this many requests go. */
  readonly mostRequests?: number;
}

/** What came of it. */
export type ListAnswer = (
  | {
      readonly kind: "list";
      readonly content: Uint8Array;
      readonly contentType: string | null;
      /** Whether `content` is only the beginning. */
      readonly isCut: boolean;
      readonly etag: string | null;
      readonly lastModified: Instant | null;
      /** Values of its Link fields (RFC 8288), as sent. */
      readonly links: readonly string[];
    }
  | { readonly kind: "same" }
  | { readonly kind: "problem"; readonly reason: string }
  /** Nothing was asked where the way ended: robots.txt, a limit, a host given up. */
  | { readonly kind: "refused"; readonly reason: string }
) & {
  /** Requests for lists; robots.txt is asked once a run and is not among them. */ readonly requests: number;
};

/** The parts of a run by which it is asked. */
export interface ListWay {
  readonly asking: Pick<RunAsking, "source">;
  readonly admission: Pick<Admission, "refusalOfSource">;
}

/** Asks for a list. */
export async function askForList(
  { asking, admission }: ListWay,
  question: ListQuestion,
): Promise<ListAnswer> {
  const { url, conditional, mostRequests = Infinity } = question;
  let requests = 0;
  const landing = await follow(url, {
    refusalOf: async (at) => {
      if (requests >= mostRequests) return `it leads further than ${mostRequests} requests`;
      return (await admission.refusalOfSource({ url: at, kind: "other" }))?.reason ?? null;
    },
    ask: (at) => {
      requests++;
      return asking.source(at, conditional);
    },
  });
  return { ...answerAt(landing), requests };
}

type Unnumbered<A> = A extends unknown ? Omit<A, "requests"> : never;

function answerAt(landing: Landing): Unnumbered<ListAnswer> {
  if (landing.kind === "too-far") return { kind: "problem", reason: `more than ${MAX_REDIRECTS} redirects` };
  if (landing.kind === "refused") return { kind: "refused", reason: landing.reason };
  return listIn(landing);
}

function listIn({ result, reading }: Answered): Unnumbered<ListAnswer> {
  if (result.kind !== "response" || reading === null)
    return { kind: "problem", reason: result.kind === "response" ? "no answer" : result.message };
  const { outcome, content, status, isContentCut: isCut } = reading;
  if (outcome.kind === "unchanged" && outcome.asked) return { kind: "same" };
  if (outcome.kind !== "captured" || content === null || outcome.identity.status >= 300)
    return { kind: "problem", reason: outcome.kind === "failed" ? outcome.message : `status ${status}` };
  const { etag, lastModified } = outcome.validators;
  const { contentType } = outcome.identity;
  const links = linkFields(result.exchange.responseBytes);
  return { kind: "list", content, contentType, isCut, etag, lastModified, links };
}

function linkFields(responseBytes: Uint8Array): string[] {
  const response = parseHttpResponse(responseBytes.subarray(0, HEAD_BYTES));
  if (!response.ok) return [];
  return response.headers.filter(([name]) => name.toLowerCase() === "link").map(([, value]) => value);
}
