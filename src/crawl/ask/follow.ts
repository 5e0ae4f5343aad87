// Redirects of what is no page (robots.txt, lists of URLs, a survey's addresses) are followed, up to one limit for all.
// Pages are never followed so: hop and target are pages of their own.
import { parsePageUrl, type PageUrl } from "#model/index.js";
import type { Answered } from "./asker.js";

/** RFC 9309 section 2.3.1.2 asks for five; nothing else needs more. */
export const MAX_REDIRECTS = 5;

/** Where the way ended. */
export type Landing =
  /** At an answer that leads no further: a response, or that none came. */
  | ({ readonly kind: "landed"; readonly url: PageUrl } & Answered)
  /** At an address that must not be asked for. */
  | { readonly kind: "refused"; readonly url: PageUrl; readonly reason: string }
  | { readonly kind: "too-far" };

/** How each address on the way is judged and asked for. */
export interface Way {
  ask(url: PageUrl): Promise<Answered>;
  /** Why an address is not asked for; `null` when it may be. */
  refusalOf(url: PageUrl): Promise<string | null>;
}

/** Asks for an address and for whatever it redirects to. */
export async function follow(url: PageUrl, way: Way): Promise<Landing> {
  let at = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const reason = await way.refusalOf(at);
    if (reason !== null) return { kind: "refused", url: at, reason };
    const answered = await way.ask(at);
    const target = targetOf(answered, at);
    if (target === null) return { kind: "landed", url: at, ...answered };
    at = target;
  }
  return { kind: "too-far" };
}

function targetOf({ reading }: Answered, url: PageUrl): PageUrl | null {
  if (reading?.outcome.kind !== "captured") return null;
  const { status, location } = reading.outcome.identity;
  return status >= 300 && status < 400 && location !== null ? parsePageUrl(location, url) : null;
}
