// The scope as a running capture applies it: a link is judged with the way that led to it.
import type { FrontierPage, PageKind, PageUrl, ScopeRefusal } from "#model/index.js";
import { scopeRefusal } from "#seeds/index.js";
import type { CaptureRun } from "../run/capture-run.js";

/** A link as it was found on a page. */
interface FoundLink {
  readonly url: PageUrl;
  readonly kind: PageKind;
  readonly depth: number;
}

/** Why a link found on a page is not taken; `null` when it is. */
export function linkRefusal(run: CaptureRun, from: FrontierPage, link: FoundLink): ScopeRefusal | null {
  const { url, kind, depth } = link;
  return scopeRefusal(run.scope, { url, kind, depth, hops: hopsTo(run, from) });
}

/** How many links in a row led out of scope on the way to a page; never walks further than the rules allow. */
function hopsTo(run: CaptureRun, from: FrontierPage): number {
  let hops = 0;
  let page: FrontierPage | undefined = from;
  while (page?.via && hops < run.scope.rules.hops && !run.scope.contains(page.url)) {
    hops++;
    page = run.frontier.get(page.via);
  }
  return hops;
}
