// What a capture teaches about its pages' changes, kept for the next one; and the same from all past sightings.
import { GrowingNumbers } from "#packed/index.js";
import { urlKey } from "#formats/urls/url-key.js";
import { addSightings } from "#mine/index.js";
import {
  hostOf,
  isTestimony,
  type FrontierPage,
  type PageRate,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Assessment } from "#quality/index.js";
import type { Archive, RateStore } from "#ports/index.js";
import type { CaptureRun } from "../run/capture-run.js";

const BATCH = 500;

/** Adds this capture's looks to what the archive remembers; doing it twice changes nothing. */
export async function learnFromCapture(run: CaptureRun, { hosts }: Assessment): Promise<void> {
  const isTrusted = (url: PageUrl): boolean => hosts.get(hostOf(url))?.kind === "trusted";
  const { archive } = run.world;
  const { site } = run.state.capture;
  // Nothing is asked of a catalog that knows nothing of the site, as after its first capture.
  const known =
    (await archive.catalog.rates.sample(site, 1)).length === 0 ? NOTHING_KNOWN : archive.catalog.rates;
  let batch: PageLooks[] = [];
  for (const page of inOrderOfKeys(run)) {
    batch.push({ page, sightings: run.seen.of(page.url) });
    if (batch.length < BATCH) continue;
    await archive.catalog.rates.put(site, await ratesAfter(known, site, batch, isTrusted));
    batch = [];
    // A catalog of this machine answers at once: whoever else waits is let in between two batches.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await archive.catalog.rates.put(site, await ratesAfter(known, site, batch, isTrusted));
}

/** Pages that were looked at, in the order in which a catalog keeps rates: far sooner written than in any other. */
function* inOrderOfKeys({ frontier, seen }: CaptureRun): Generator<FrontierPage> {
  const pages = frontier.pages();
  const [numbers, keys] = [new GrowingNumbers(Uint32Array), new GrowingNumbers(Float64Array)];
  let number = 0;
  for (const { url } of pages) {
    if (seen.has(url)) {
      numbers.push(number);
      keys.push(urlKey(url));
    }
    number++;
  }
  const order = Uint32Array.from(numbers.view().keys()).sort((a, b) => keys.at(a) - keys.at(b));
  for (const place of order) yield pages.at(numbers.at(place));
}

/** Rebuilds a site's rates from the catalog's sightings when there are captures but no rates, as after a reindex. */
export async function rebuildRates(site: string, archive: Archive): Promise<void> {
  const finished = (await archive.catalog.captures.list()).filter(
    (c) => c.site === site && c.phase === "finished" && !isTestimony(c),
  );
  if (finished.length === 0 || (await archive.catalog.rates.sample(site, 1)).length > 0) return;
  for (const { id } of finished.reverse()) await learnAgain(archive, site, id);
}

async function learnAgain(archive: Archive, site: string, captureId: string): Promise<void> {
  const sightings = new Map<PageUrl, Sighting[]>();
  for await (const sighting of archive.catalog.sightings.ofCapture(captureId)) {
    // What a rate needs of a sighting; its records stay in the catalog.
    const slim = { ...sighting, records: [] };
    const seen = sightings.get(sighting.url);
    if (seen) seen.push(slim);
    else sightings.set(sighting.url, [slim]);
  }
  let batch: PageLooks[] = [];
  for await (const page of archive.catalog.frontier.pages(captureId)) {
    batch.push({ page, sightings: sightings.get(page.url) ?? [] });
    if (batch.length < BATCH) continue;
    await archive.catalog.rates.put(site, await ratesAfter(archive.catalog.rates, site, batch, () => false));
    batch = [];
  }
  await archive.catalog.rates.put(site, await ratesAfter(archive.catalog.rates, site, batch, () => false));
}

/** With a stamp that nothing has contradicted yet. */
function isAttestable({ stamp, stampFaults, isGone, isSelfVarying }: PageRate): boolean {
  return stamp !== null && stampFaults === 0 && !isGone && !isSelfVarying;
}

interface PageLooks {
  readonly page: FrontierPage;
  readonly sightings: readonly Sighting[];
}

/** What was known of pages before they were looked at. */
type KnownRates = Pick<RateStore, "ofPages">;

const NOTHING_KNOWN: KnownRates = { ofPages: async () => [] };

/** What is known of the pages that were looked at, these looks included. */
async function ratesAfter(
  rates: KnownRates,
  site: string,
  pages: readonly PageLooks[],
  isTrusted: (url: PageUrl) => boolean,
): Promise<PageRate[]> {
  const looked = pages.filter(({ sightings }) => sightings.length > 0);
  const before = await rates.ofPages(
    site,
    looked.map(({ page }) => page.url),
  );
  const known = new Map(before.map((rate) => [rate.url, rate]));
  return looked
    .map(({ page, sightings }) => addSightings(known.get(page.url) ?? null, page, sightings))
    .filter((rate): rate is PageRate => rate !== null)
    .map((rate) => ({ ...rate, attestable: isAttestable(rate) && isTrusted(rate.url) }));
}
