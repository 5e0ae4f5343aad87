// Pages in scope that are left out all the same, each with its reason: held elsewhere, or over a host's share.
import { IsochronError } from "#errors.js";
import { hostOf, refusalReason, type FrontierPage, type PageUrl } from "#model/index.js";
import type { IndexEntry, PageIndex } from "#ports/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import type { PageRefusal } from "./admission.js";

/** Judges documents just before they would be fetched; requisites make a document whole and are never left out. */
export class SelectionLimits {
  readonly #run: CaptureRun;
  readonly #visitsOf = new Map<string, number>();
  readonly #held: readonly { readonly path: string; readonly index: PageIndex }[];
  readonly #named: ReadonlySet<PageUrl>;

  constructor(run: CaptureRun) {
    this.#run = run;
    const { notIn = [], namedSeeds } = run.state.settings;
    this.#held = notIn.map((path) => ({ path, index: openIndex(run, path) }));
    this.#named = new Set(run.state.capture.seeds.slice(0, namedSeeds));
    if (run.scope.rules.maxPagesPerHost === null) return;
    for (const { url, kind } of run.frontier.pages())
      if (kind !== "requisite" && run.seen.has(url)) this.#count(hostOf(url));
  }

  /** Why a page is left out; a page that is not is counted as visited. */
  async refusalOf(page: FrontierPage): Promise<PageRefusal | null> {
    if (page.kind === "requisite" || this.#run.seen.of(page.url).length > 0) return null;
    const { maxPagesPerHost } = this.#run.scope.rules;
    const host = hostOf(page.url);
    if (maxPagesPerHost !== null && (this.#visitsOf.get(host) ?? 0) >= maxPagesPerHost)
      return { state: "skipped", reason: refusalReason("max-pages-per-host", String(maxPagesPerHost)) };
    const holder = await this.#holderOf(page.url);
    if (holder !== null) return { state: "refused", reason: refusalReason("held-elsewhere", holder) };
    this.#count(host);
    return null;
  }

  /** The collection that holds the page; seeds given by name are wanted whoever has them. */
  async #holderOf(url: PageUrl): Promise<string | null> {
    if (this.#named.has(url)) return null;
    for (const { path, index } of this.#held)
      if ((await index.lookup(url)).some((entry) => holds(entry, url))) return path;
    return null;
  }

  #count(host: string): void {
    this.#visitsOf.set(host, (this.#visitsOf.get(host) ?? 0) + 1);
  }
}

/** Exactly this address, and not only the news that it is gone. */
function holds({ url, status }: IndexEntry, wanted: PageUrl): boolean {
  return url === wanted && (status === null || status < 400);
}

function openIndex({ world }: CaptureRun, path: string): PageIndex {
  if (world.openIndex) return world.openIndex(path);
  throw new IsochronError("INTERNAL", `no way to open ${path}`);
}
