// One page, shown from its stored bytes and from replay in the same browser, at the same time of its clock.
import type { StoredAnswer } from "#access/index.js";
import { toIso, type BothWays, type CheckedPage, type Instant, type PageUrl } from "#model/index.js";
import type { Renderer, RenderingStore, RenderOutcome } from "#ports/index.js";
import { compareTexts } from "./compare-texts.js";
import { couldNotBeShown, judgePage, viewOf } from "./judge-page.js";
import type { ReplayedSide } from "./replayed-side.js";
import { documentOf, type StoredSide } from "./stored-side.js";

/** What a page is checked with. */
export interface PageMeans {
  readonly renderer: Renderer;
  /** How documents were shown at capture. */
  readonly renderings: Pick<RenderingStore, "ofDocument">;
  readonly stored: StoredSide;
  readonly replayed: ReplayedSide;
  readonly signal: AbortSignal;
}

/** A page to be checked: its document is a stored one. */
export interface PageToCheck {
  readonly url: PageUrl;
  /** As of when it is shown. */
  readonly at: Instant;
  /** From when its clock and its chance start. */
  readonly clock: Instant;
  readonly document: StoredAnswer & { readonly kind: "stored" };
}

/** What was found, and the pictures of it where both could be taken. */
export interface CheckedPair {
  readonly page: CheckedPage;
  readonly pictures: BothWays<Uint8Array> | null;
}

/** A page of which not even the document can be given. */
export function unshownPage(url: PageUrl, at: Instant, reason: string): CheckedPair {
  const page = { url, at: toIso(at), isUnsteady: false, pictures: null, ...couldNotBeShown([reason]) };
  return { page, pictures: null };
}

/** Shows it both ways and compares; a page that differs is shown from its stored bytes once more. */
export async function checkPage(page: PageToCheck, means: PageMeans): Promise<CheckedPair> {
  const { url, at } = page;
  const address = means.replayed.addressOf(url, at);
  const document = await means.replayed.document(address);
  if (document.kind !== "response" || document.status !== page.document.status)
    return unshownPage(url, at, refusal(document, page.document.status));
  const stored = await showStored(page, means);
  const { answer, outside } = means.replayed.answerer(url);
  const shown = { url: address, document, at: page.clock, answer, screenshot: "view" as const };
  const replayed = await means.renderer.render(shown, means.signal);
  const meant = (asked: string): string | null => means.replayed.meant(asked, url);
  const judged = judgePage({ stored, replayed, meant, outside });
  const isSteady = judged.result === "same" || isSameTwice(stored, await showStored(page, means));
  const [before, after] = [viewOf(stored), viewOf(replayed)];
  return {
    page: { url, at: toIso(at), isUnsteady: !isSteady, pictures: null, ...judged },
    pictures: before && after && { stored: before, replayed: after },
  };
}

function showStored(page: PageToCheck, { renderer, stored, signal }: PageMeans): Promise<RenderOutcome> {
  const document = documentOf(page.url, page.document);
  const answer = stored.answerer(page.at);
  const shown = { url: page.url, document, at: page.clock, answer, screenshot: "view" as const };
  return renderer.render(shown, signal);
}

/** A page that could not be shown is not called unsteady: nothing is known of it. */
function isSameTwice(first: RenderOutcome, second: RenderOutcome): boolean {
  if (first.kind === "failed" || second.kind === "failed") return true;
  const [one, other] = [first.rendering, second.rendering];
  return compareTexts(one.tree.text, other.tree.text).isSame && one.title === other.title;
}

function refusal(document: { readonly kind: string; readonly status?: number }, status: number): string {
  const answered =
    document.status === undefined ? "does not give its document" : `answers ${document.status}`;
  return `replay ${answered}; the stored response has status ${status}`;
}
