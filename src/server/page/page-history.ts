// One page over all its captures: its versions, each with the three intervals that are known of it.
import { ArchiveEvidence } from "#access/index.js";
import {
  attestedInterval,
  isCaptured,
  isTold,
  possibleInterval,
  provedInterval,
  varyingCaptures,
  versionsOf,
  type LastModifiedTrust,
  type PageUrl,
  type Version,
  type ToldSighting,
  withoutTold,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { ApiPageHistory, ApiTold, ApiVersion } from "../page-schema.js";
import { viewsOfPage } from "./page-views.js";

/** Versions of one answer. */
const MOST_VERSIONS = 100;
const MOST_TOLD = 200;
const MOST_CAPTURES = 200;
const MOST_CAPTURES_OF_VERSION = 20;
const MOST_SCREENSHOTS = 200;

type History = Omit<ApiPageHistory, "replayUrl" | "hasExtracts">;

/** Gathers histories from one archive. */
export class PageHistories {
  readonly #archive: Archive;
  readonly #evidence: ArchiveEvidence;

  constructor(archive: Archive) {
    this.#archive = archive;
    const { catalog } = archive;
    this.#evidence = new ArchiveEvidence({ catalog, captures: () => catalog.captures.list() });
  }

  /** The versions before a number, newest first; `null` when no capture knows the page. */
  async of(url: PageUrl, before: number | null): Promise<History | null> {
    const { looks: known, trust } = await this.#evidence.ofPage(url);
    if (known.length === 0) return null;
    const [looks, told] = [withoutTold(known), known.filter(isTold)];
    const versions = versionsOf(looks);
    const varying = varyingCaptures(looks);
    const end = Math.min(versions.length, (before ?? Infinity) - 1);
    const start = Math.max(0, end - MOST_VERSIONS);
    const shown = versions
      .slice(start, end)
      .map((version, i) => asSent(version, start + i + 1, { trust, varying }))
      .reverse();
    return {
      url,
      versions: shown,
      totalVersions: versions.length,
      cursor: start === 0 ? null : String(start + 1),
      told: told.map(asTold).reverse().slice(0, MOST_TOLD),
      totalTold: told.length,
      looks: looks.length,
      looksInVain: looks.filter((look) => !isCaptured(look) && look.outcome.kind !== "unchanged").length,
      captures: await this.#capturesOf(new Set(looks.map(({ captureId }) => captureId))),
      screenshots: (await viewsOfPage(this.#archive, url))
        .map(({ at }) => at as number)
        .toReversed()
        .slice(0, MOST_SCREENSHOTS),
    };
  }

  async #capturesOf(ids: ReadonlySet<string>): Promise<History["captures"]> {
    const { captures } = this.#archive.catalog;
    // Looks are in order of time: those of the newest captures come last.
    const newest = [...ids].slice(-MOST_CAPTURES);
    const found = await Promise.all(newest.map((id) => captures.get(id)));
    return found
      .filter((one) => one !== null)
      .sort((a, b) => b.startedAt - a.startedAt)
      .map(({ id, site, asOf }) => ({ id, site, asOf }));
  }
}

/** What others tell, beside the versions that were seen and never among them. */
function asTold({ captureId, outcome: { told, identity, payloadBytes } }: ToldSighting): ApiTold {
  const { status, contentType, contentDigest } = identity;
  return { ...told, status, contentType, sizeBytes: payloadBytes, digest: contentDigest, capture: captureId };
}

interface Judging {
  readonly trust: LastModifiedTrust | null;
  readonly varying: ReadonlySet<string>;
}

function asSent(version: Version, number: number, { trust, varying }: Judging): ApiVersion {
  const { sightings, identity } = version;
  const [first, last] = [sightings[0]!, sightings.at(-1)!];
  const captures = [...new Set(sightings.map(({ captureId }) => captureId))];
  const isVarying = captures.some((id) => varying.has(id));
  const { from, to } = possibleInterval(version);
  return {
    number,
    status: identity.status,
    contentType: identity.contentType,
    location: identity.location,
    sizeBytes: first.outcome.payloadBytes,
    digest: identity.contentDigest,
    firstAt: first.times.sentAt,
    lastAt: last.times.sentAt,
    looks: sightings.length,
    captures: captures.slice(-MOST_CAPTURES_OF_VERSION).reverse(),
    observed: provedInterval(version, varying),
    // A page that varies by itself is attested no more than it is proved.
    attested: isVarying ? null : attestedInterval(version, trust),
    possible: { from, to },
    isVarying,
  };
}
