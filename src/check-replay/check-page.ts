// One page, shown from its stored bytes and from replay in the same browser, at the same time of its clock.
import type { StoredAnswer } from "#access/index.js";
import {
  toIso,
  type BothWays,
  type Capture,
  type CheckedPage,
  type CheckedSteps,
  type Instant,
  type PageUrl,
} from "#model/index.js";
import type { RenderAnswer, Renderer, RenderingStore, RenderOutcome, StepsToTake } from "#ports/index.js";
import { compareTexts } from "./compare-texts.js";
import { couldNotBeShown, judgePage, viewOf, type ShownTwice } from "./judge-page.js";
import type { ReplayedSide } from "./replayed-side.js";
import { stepDifferences, stepNotTaken, type StepsAgain } from "./steps-again.js";
import { documentOf, type StoredSide } from "./stored-side.js";

/** What a page is checked with. */
export interface PageMeans {
  readonly renderer: Renderer;
  /** How documents were shown at capture. */
  readonly renderings: Pick<RenderingStore, "ofDocument">;
  /** Whose settings say with which steps. */
  readonly captures: readonly Capture[];
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
  /** What was done to it at capture; `null` where nothing was. */
  readonly steps: StepsAgain | null;
}

/** What was found, and the pictures of it where both could be taken. */
export interface CheckedPair {
  readonly page: CheckedPage;
  readonly pictures: BothWays<Uint8Array> | null;
  /** The same after its steps. */
  readonly stepPictures?: BothWays<Uint8Array> | null;
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
  const replayable = { address, document };
  const shown = await showBothWays(page, replayable, means, null);
  const judged = judgePage(shown);
  const isSteady = judged.result === "same" || isSameTwice(shown.stored, await showStored(page, means, null));
  const after = page.steps && (await checkSteps(page, replayable, means, page.steps));
  return {
    page: {
      url,
      at: toIso(at),
      isUnsteady: !isSteady,
      pictures: null,
      ...judged,
      ...(after && { steps: after.steps }),
    },
    pictures: picturesOf(shown),
    ...(after && { stepPictures: after.pictures }),
  };
}

/** The document as replay gives it, and where. */
interface Replayable {
  readonly address: string;
  readonly document: RenderAnswer & { readonly kind: "response" };
}

/** The page once more both ways, and what it was after the steps of its capture. */
async function checkSteps(
  page: PageToCheck,
  replayable: Replayable,
  means: PageMeans,
  { toTake, taken, of, notRepeated }: StepsAgain,
): Promise<{ steps: CheckedSteps; pictures: BothWays<Uint8Array> | null }> {
  const none = { sameWords: null, firstDifference: null, samePixels: null };
  const said = { taken, of, notRepeated, pictures: null };
  if (toTake === null)
    return { steps: { result: "not-repeated", reasons: [], ...said, ...none }, pictures: null };
  const shown = await showBothWays(page, replayable, means, toTake);
  const { result, reasons, sameWords, firstDifference, samePixels } = judgePage(shown);
  const otherwise = stepDifferences(shown.stored, shown.replayed);
  const steps: CheckedSteps = {
    ...said,
    result: otherwise.length > 0 ? "steps-differ" : result,
    reasons: [...otherwise, ...reasons],
    notRepeated: (otherwise.length === 0 ? stepNotTaken(shown.stored) : null) ?? notRepeated,
    sameWords,
    firstDifference,
    samePixels,
  };
  return { steps, pictures: picturesOf(shown) };
}

async function showBothWays(
  page: PageToCheck,
  { address, document }: Replayable,
  means: PageMeans,
  steps: StepsToTake | null,
): Promise<ShownTwice> {
  const { url, clock: at } = page;
  const stored = await showStored(page, means, steps);
  const { answer, outside } = means.replayed.answerer(page);
  const shown = { url: address, document, at, answer, screenshot: "view" as const, ...(steps && { steps }) };
  const replayed = await means.renderer.render(shown, means.signal);
  const meant = (asked: string): string | null => means.replayed.meant(asked, url);
  return { stored, replayed, meant, outside };
}

function picturesOf({ stored, replayed }: ShownTwice): BothWays<Uint8Array> | null {
  const [before, after] = [viewOf(stored), viewOf(replayed)];
  return before && after && { stored: before, replayed: after };
}

function showStored(
  page: PageToCheck,
  { renderer, stored, signal }: PageMeans,
  steps: StepsToTake | null,
): Promise<RenderOutcome> {
  const document = documentOf(page.url, page.document);
  const answer = stored.answerer(page.at);
  const { url, clock: at } = page;
  const shown = { url, document, at, answer, screenshot: "view" as const, ...(steps && { steps }) };
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
