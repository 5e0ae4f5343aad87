// What captures add to what is known of their sites' past, for those that have not: after a reindex or an import, and
// where an older version made them.
import {
  isTestimony,
  isUnfinished,
  withClockErrors,
  type Capture,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { standingShare, testHosts, type ShareOf } from "#quality/index.js";
import { evidenceReader, type EvidenceReader, type PastEvidence } from "./past-evidence.js";

/** What is to be made anew, and who reads what captures saw. */
export interface StandingOptions {
  /** Shares that are there are made again too. */
  readonly anew?: boolean;
  readonly evidenceOf?: EvidenceReader;
}

/** Adds the shares that are missing. */
export async function completeStanding(archive: Archive, options: StandingOptions = {}): Promise<void> {
  const { anew = false, evidenceOf = evidenceReader(archive) } = options;
  const captures = (await archive.catalog.captures.list()).filter((one) => !isTestimony(one)).reverse();
  for (const site of new Set(captures.map((capture) => capture.site))) {
    if (anew) await archive.catalog.standing.forget(site);
    const has = new Set(await archive.catalog.standing.captures(site));
    const own = captures.filter((capture) => capture.site === site);
    for (const capture of own)
      if (!isUnfinished(capture) && !has.has(capture.id))
        await addShare(archive, await evidenceOf(capture), own);
  }
}

async function addShare(
  { catalog }: Archive,
  evidence: PastEvidence,
  ofSite: readonly Capture[],
): Promise<void> {
  const { id: captureId } = evidence.capture;
  const pages: PageUrl[] = [];
  const hosts = testHosts(evidence, ([first]) => void pages.push(first!.url));
  // Where the site has no other capture, all looks at its pages are at hand.
  const looksAt =
    ofSite.length === 1
      ? async (urls: readonly PageUrl[]) => urls.map((url) => evidence.sightingsOf(url))
      : looksOf(catalog, ofSite);
  await catalog.standing.put(captureId, await standingShare({ captureId, pages, hosts, looksAt }));
}

/** All looks of a site's captures at pages, with the errors of their clocks. */
function looksOf({ sightings }: Archive["catalog"], ofSite: readonly Capture[]): ShareOf["looksAt"] {
  const runsOf = new Map(ofSite.map(({ id, runs }) => [id, runs]));
  const looksAt = async (url: PageUrl): Promise<readonly Sighting[]> =>
    (await sightings.ofPage(url))
      .filter(({ captureId }) => runsOf.has(captureId))
      .flatMap((look) => withClockErrors([look], runsOf.get(look.captureId)));
  return (urls) => Promise.all(urls.map(looksAt));
}
