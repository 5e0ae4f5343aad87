import { instant, type PageRate } from "#model/index.js";
import { pageUrl } from "../archives/archives.js";

/** What is remembered of a page that was looked at once. */
export function pageRate(path: string, more: Partial<PageRate> = {}): PageRate {
  return {
    url: pageUrl(path),
    kind: "document",
    depth: 1,
    mediaType: "text/html",
    lastLookAt: instant(1_000),
    stateKey: "one",
    quietMs: 0,
    datedChanges: 0,
    changes: {},
    stamp: null,
    stampFaults: 0,
    attestable: false,
    isGone: false,
    isSelfVarying: false,
    ...more,
  };
}
