// Pages in scope that are left out all the same, each with its reason: a host's share is used up.
import { hostOf, type FrontierPage, type FrontierState } from "#model/index.js";
import type { CaptureRun } from "./capture-run.js";

/** How a page in scope is marked when it is not visited. */
interface Omission {
  readonly state: FrontierState;
  readonly reason: string;
}

/** Judges documents just before they would be fetched; requisites make a document whole and are never left out. */
export class SelectionLimits {
  readonly #run: CaptureRun;
  readonly #visitsOf = new Map<string, number>();

  constructor(run: CaptureRun) {
    this.#run = run;
    for (const { kind, url } of run.frontier.pages())
      if (kind !== "requisite" && run.sightings.has(url)) this.#count(hostOf(url));
  }

  /** Why a page is left out; a page that is not is counted as visited. */
  async refusalOf(page: FrontierPage): Promise<Omission | null> {
    if (page.kind === "requisite" || this.#run.sightingsOf(page.url).length > 0) return null;
    const { maxPagesPerHost } = this.#run.scope.rules;
    const host = hostOf(page.url);
    if (maxPagesPerHost !== null && (this.#visitsOf.get(host) ?? 0) >= maxPagesPerHost)
      return { state: "skipped", reason: `over the limit of ${maxPagesPerHost} pages per host` };
    this.#count(host);
    return null;
  }

  #count(host: string): void {
    this.#visitsOf.set(host, (this.#visitsOf.get(host) ?? 0) + 1);
  }
}
