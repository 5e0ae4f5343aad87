// The certificate: what was seen, page by page, in words that claim no more than the evidence (evidence.md).
import {
  CANNOT_PROVE,
  isCaptured,
  toIso,
  type Certificate,
  type CertificatePage,
  type CertificateRecord,
  type Instant,
  type Sighting,
} from "#model/index.js";
import type { Assessment } from "./assess.js";
import type { PageAssessment } from "./page-verdict.js";

/** What the run knows and the sightings do not. */
export interface CertificateFacts {
  readonly finishedAt: Instant;
  readonly requestProfile: Readonly<Record<string, string>>;
  readonly software: string;
  readonly warcs: Certificate["warcs"];
}

const STATEMENT =
  "For each page marked sharp we hold two complete responses to the same request, one finished before asOf, " +
  "one sent after it, that were identical, and none differing was seen between.";

/** Makes the certificate of a capture. */
export function buildCertificate(assessment: Assessment, facts: CertificateFacts): Certificate {
  const { evidence, asOf, pages } = assessment;
  return {
    format: "isochron-certificate/1",
    site: evidence.capture.site,
    capture: evidence.capture.id,
    asOf: toIso(asOf),
    plannedAsOf: toIso(evidence.plannedAsOf),
    startedAt: toIso(evidence.capture.startedAt),
    finishedAt: toIso(facts.finishedAt),
    statement: STATEMENT,
    cannotProve: CANNOT_PROVE,
    requestProfile: facts.requestProfile,
    software: facts.software,
    warcs: facts.warcs,
    pages: pages.map(certificatePage),
  };
}

function certificatePage({
  page,
  verdict,
  interval,
  version,
  evidence,
  reason,
  sightings,
}: PageAssessment): CertificatePage {
  const first = version?.sightings[0]?.outcome ?? null;
  const resting = version ? [...version.sightings, ...version.attestedBy] : sightings;
  return {
    url: page.url,
    kind: page.kind,
    verdict,
    interval: interval && { from: toIso(interval.from), to: toIso(interval.to) },
    payloadDigest: first?.payloadDigest ?? null,
    contentDigest: first?.identity.contentDigest ?? null,
    evidence,
    reason,
    records: resting.flatMap(recordsOf),
  };
}

/** The record that holds what was seen: the response or revisit, else the metadata of a fetch without one. */
function recordsOf(sighting: Sighting): CertificateRecord[] {
  const wanted =
    isCaptured(sighting) || sighting.outcome.kind === "unchanged" ? ["response", "revisit"] : ["metadata"];
  return sighting.records
    .filter((record) => wanted.includes(record.type))
    .map(({ id, file, offset }) => ({
      id,
      file,
      offset,
      sentAt: toIso(sighting.times.sentAt),
      lastByteAt: toIso(sighting.times.lastByteAt),
    }));
}
