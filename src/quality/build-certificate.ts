// The certificate: what was seen, page by page, in words that claim no more than the evidence (evidence.md).
import { canonicalJson, merkleLeaf, MerkleTree } from "#formats/index.js";
import {
  CANNOT_PROVE,
  toIso,
  type Certificate,
  type CertificateHost,
  type CertificatePage,
  type CertificateRecord,
  type CertificateSignature,
  type Instant,
  type Sighting,
  type Streamed,
} from "#model/index.js";
import type { Assessment } from "./assess.js";
import { CacheSigns } from "./cache-signs.js";
import type { HostTrust } from "./host-trust.js";
import { mapped } from "./mapped.js";
import type { PageAssessment } from "./page-verdict.js";
import { noVerdicts } from "./tally.js";
import { vantageOf, type VantageFacts } from "./vantage.js";

/** What the run knows and the sightings do not. */
export interface CertificateFacts extends VantageFacts {
  readonly finishedAt: Instant;
  readonly strategy: string;
  readonly scope: string;
  readonly requestProfile: Readonly<Record<string, string>>;
  readonly software: string;
  readonly warcs: readonly (Certificate["warcs"][number] & VantageFacts["warcs"][number])[];
  readonly notes: readonly string[];
}

/** Signs bytes with the archive's key. */
export type Sign = (
  bytes: Uint8Array,
) => Promise<Pick<CertificateSignature, "algorithm" | "publicKey" | "value">>;

const STATEMENT =
  "For each page marked sharp we hold two complete responses to the same request, one finished before asOf, " +
  "one sent after it, that were identical, and none differing was seen between. Identical is meant strictly: " +
  "status, Location, content type and every byte of the decoded content; no difference, however small, was forgiven.";

/** Holds for the signed certificate only; the rest of what cannot be proved holds for every output. */
const SIGNER_UNKNOWN =
  "Who made it: the signature shows that nothing was altered after signing, not whose key it is.";

/** Makes and signs the certificate of a capture; its pages are made one at a time as they are asked for. */
export async function buildCertificate(
  assessment: Assessment,
  facts: CertificateFacts,
  sign: Sign,
): Promise<Streamed<Certificate>> {
  const tree = new MerkleTree();
  const verdicts = noVerdicts();
  const caches = new CacheSigns();
  for (const assessed of assessment.pages) {
    tree.add(merkleLeaf(canonicalJson(certificatePage(assessed))));
    verdicts[assessed.verdict]++;
    caches.see(assessed.page.url, assessed.sightings);
  }
  const merkle = { algorithm: "rfc6962-sha256", leaves: tree.leaves, root: tree.root() } as const;
  const counts = { pages: tree.leaves, verdicts };
  const vantage = vantageOf(facts, caches.list());
  const head = { ...certificateHead(assessment, facts), vantage, counts, merkle };
  const signed = await sign(Buffer.from(canonicalJson(head)));
  const { algorithm, publicKey, value } = signed;
  const signature = { algorithm, canonicalisation: "RFC 8785", publicKey, value } as const;
  return { ...head, signature, pages: mapped(assessment.pages, certificatePage) };
}

function certificateHead(
  { evidence, asOf, hosts }: Assessment,
  facts: CertificateFacts,
): Omit<Certificate, "pages" | "vantage" | "counts" | "merkle" | "signature"> {
  const { capture } = evidence;
  return {
    format: "isochron-certificate/1",
    site: capture.site,
    capture: capture.id,
    asOf: toIso(asOf),
    plannedAsOf: toIso(evidence.plannedAsOf),
    startedAt: toIso(capture.startedAt),
    finishedAt: toIso(facts.finishedAt),
    statement: STATEMENT,
    cannotProve: [...CANNOT_PROVE, SIGNER_UNKNOWN],
    seeds: capture.seeds,
    scope: facts.scope,
    settings: capture.settings,
    requestProfile: facts.requestProfile,
    software: facts.software,
    timeStamps: facts.timeStamps,
    planner: {
      strategy: facts.strategy,
      expectedSharp: capture.expectedSharp,
      upperBound: capture.upperBound,
    },
    hosts: [...hosts].map(([host, trust]) => certificateHost(host, trust)),
    notes: facts.notes,
    warcs: facts.warcs.map(({ file, sha256, sizeBytes, records }) => ({ file, sha256, sizeBytes, records })),
  };
}

function certificateHost(host: string, trust: HostTrust): CertificateHost {
  return {
    host,
    lastModified: trust.kind,
    reason: reasonOf(trust),
    notModified: trust.notModified === null ? "trusted" : "distrusted",
    ...(trust.contradictedEarlier && { contradictedEarlier: true }),
    skewUpperMs: trust.kind === "trusted" ? trust.trust.skewUpperMs : null,
    records: [...new Set([...trust.restsOn, ...(trust.notModified?.restsOn ?? [])])].flatMap(
      (sighting) => recordIds(sighting).response ?? [],
    ),
  };
}

function reasonOf(trust: HostTrust): string | null {
  const reasons = [
    ...(trust.kind === "distrusted" ? [trust.reason] : []),
    ...(trust.notModified === null ? [] : [trust.notModified.reason]),
  ];
  return reasons.length > 0 ? reasons.join("; ") : null;
}

const NO_IDENTITY = { contentDigest: null, status: null, location: null, contentType: null };

function certificatePage(assessed: PageAssessment): CertificatePage {
  const { page, verdict, interval, version, evidence, reason, sightings } = assessed;
  const first = version?.sightings[0]?.outcome ?? null;
  const restsOn = new Set<Sighting>(interval && version ? [...version.sightings, ...version.attestedBy] : []);
  return {
    url: page.url,
    kind: page.kind,
    verdict,
    interval: interval && { from: toIso(interval.from), to: toIso(interval.to) },
    payloadDigest: first?.payloadDigest ?? null,
    ...(first?.identity ?? NO_IDENTITY),
    evidence,
    reason,
    records: [...sightings]
      .sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq)
      .flatMap((sighting) => certificateRecord(sighting, restsOn.has(sighting))),
  };
}

/** The record that holds what was seen: the response or revisit, else the metadata of a fetch without one. */
function certificateRecord(sighting: Sighting, restsOn: boolean): CertificateRecord[] {
  const { response, request, metadata } = recordIds(sighting);
  const held = sighting.records.find(({ id }) => id === (response ?? metadata));
  if (!held) return [];
  return [
    {
      id: held.id,
      type: held.type,
      file: held.file,
      offset: held.offset,
      pass: sighting.pass,
      sentAt: toIso(sighting.times.sentAt),
      firstByteAt: toIso(sighting.times.firstByteAt),
      lastByteAt: toIso(sighting.times.lastByteAt),
      request,
      metadata: response === null ? null : metadata,
      restsOn,
    },
  ];
}

function recordIds({ records }: Sighting): Record<"response" | "request" | "metadata", string | null> {
  const idOf = (...types: string[]): string | null =>
    records.find(({ type }) => types.includes(type))?.id ?? null;
  return {
    response: idOf("response", "revisit"),
    request: idOf("request"),
    metadata: idOf("metadata"),
  };
}
