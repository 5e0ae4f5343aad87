// What captures add to what is known of their sites' past, for those that have not: after a reindex or an import, and
// where an older version made them.
import { isUnfinished, withClockErrors, type Capture, type PageUrl, type Sighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { standingShare, testHosts, type CaptureEvidence } from "#quality/index.js";
import { pastEvidence } from "./past-evidence.js";

/** Adds the shares that are missing; with `anew` those that are there are made again too. */
export async function completeStanding(
  archive: Archive,
  { anew = false }: { readonly anew?: boolean } = {},
): Promise<void> {
  const captures = (await archive.catalog.captures.list()).reverse();
  for (const site of new Set(captures.map((capture) => capture.site))) {
    if (anew) await archive.catalog.standing.forget(site);
    const has = new Set(await archive.catalog.standing.captures(site));
    const own = captures.filter((capture) => capture.site === site);
    for (const capture of own)
      if (!isUnfinished(capture) && !has.has(capture.id)) await addShare(archive, capture, own);
  }
}

async function addShare(archive: Archive, capture: Capture, ofSite: readonly Capture[]): Promise<void> {
  const { catalog } = archive;
  const evidence = await pastEvidence(capture, archive);
  const runsOf = new Map(ofSite.map(({ id, runs }) => [id, runs]));
  const looksAt = async (url: PageUrl): Promise<readonly Sighting[]> => {
    const looks = await catalog.sightings.ofPage(url);
    return looks
      .filter(({ captureId }) => runsOf.has(captureId))
      .flatMap((look) => withClockErrors([look], runsOf.get(look.captureId)));
  };
  const share = await standingShare({
    captureId: capture.id,
    pages: seenPages(evidence),
    hosts: testHosts(evidence),
    looksAt: (urls) => Promise.all(urls.map(looksAt)),
  });
  await catalog.standing.put(capture.id, share);
}

function* seenPages({ pages, sightingsOf }: CaptureEvidence): Generator<PageUrl> {
  for (const { url } of pages) if (sightingsOf(url).length > 0) yield url;
}
