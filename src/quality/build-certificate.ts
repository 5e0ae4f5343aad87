// The certificate: what was seen, page by page, in words that claim no more than the evidence (docs/evidence.md, tiers).
import { canonicalJson, wellFormed } from "#formats/index.js";
import {
  FORMAT_WORDS,
  STATEMENT,
  STATEMENT_BORROWING,
  toIso,
  type Certificate,
  type CertificateHost,
  type CertificateRun,
  type CertificateSignature,
  type Instant,
  type LendingFile,
  type Streamed,
} from "#model/index.js";
import type { Assessment } from "./assess.js";
import { certificatePage, recordIds } from "./certificate-page.js";
import type { SettledClock } from "./clock-doubts.js";
import type { HostTrust } from "./host-trust.js";
import { mapped } from "./mapped.js";
import { summarise, type AssessmentSummary } from "./summary.js";
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
  readonly clocks: readonly SettledClock[];
  /** How far off the nearest Date of a server is, when none comes within a day. */
  readonly datesApartMs: number | null;
}

/** Signs bytes with the archive's key. */
export type Sign = (
  bytes: Uint8Array,
) => Promise<Pick<CertificateSignature, "algorithm" | "publicKey" | "value">>;

/** Makes and signs the certificate of a capture; its pages are made one at a time as they are asked for. */
export async function buildCertificate(
  assessment: Assessment,
  facts: CertificateFacts,
  sign: Sign,
  summary: AssessmentSummary = summarise(assessment),
): Promise<Streamed<Certificate>> {
  const { merkle, caches, borrowed } = summary;
  const { verdicts, rendered } = summary.counts;
  const shown = rendered && { rendered: { documents: rendered.pages, sharp: rendered.composites.sharp } };
  const counts = { pages: merkle.leaves, verdicts, bodies: summary.bodies, ...shown };
  const vantage = vantageOf(facts, caches);
  const head = {
    ...certificateHead(assessment, facts),
    ...wordsOf(borrowed, rendered !== undefined),
    vantage,
    counts,
    merkle,
  };
  const signed = await sign(Buffer.from(canonicalJson(head)));
  const { algorithm, publicKey, value } = signed;
  const signature = { algorithm, canonicalisation: "RFC 8785", publicKey, value } as const;
  return { ...head, signature, pages: mapped(assessment.pages, certificatePage) };
}

/** What is claimed of all pages; a capture that borrows bodies, or shows documents in a browser, says so. */
function wordsOf(
  borrowed: readonly LendingFile[],
  isShown: boolean,
): Pick<Certificate, "statement" | "cannotProve" | "borrowed"> {
  const statement = borrowed.length === 0 ? STATEMENT : STATEMENT_BORROWING;
  const { plain, shown } = FORMAT_WORDS.get(statement)!;
  const cannotProve = (isShown ? shown : null) ?? plain;
  return { statement, cannotProve, ...(borrowed.length > 0 && { borrowed }) };
}

function certificateHead(
  { evidence, asOf, hosts }: Assessment,
  facts: CertificateFacts,
): Omit<
  Certificate,
  keyof ReturnType<typeof wordsOf> | "pages" | "vantage" | "counts" | "merkle" | "signature"
> {
  const { capture } = evidence;
  return {
    format: "isochron-certificate/1",
    site: capture.site,
    capture: capture.id,
    asOf: toIso(asOf),
    plannedAsOf: toIso(evidence.plannedAsOf),
    startedAt: toIso(capture.startedAt),
    finishedAt: toIso(facts.finishedAt),
    seeds: capture.seeds,
    scope: facts.scope,
    settings: { ...capture.settings },
    requestProfile: facts.requestProfile,
    software: facts.software,
    ...clockOf(facts),
    timeStamps: facts.timeStamps,
    planner: {
      strategy: facts.strategy,
      expectedSharp: capture.expectedSharp,
      upperBound: capture.upperBound,
    },
    hosts: [...hosts].map(([host, trust]) => certificateHost(host, trust)),
    notes: facts.notes.map(wellFormed),
    warcs: facts.warcs.map(({ file, sha256, sizeBytes, records }) => ({ file, sha256, sizeBytes, records })),
  };
}

function clockOf({ clocks, datesApartMs }: CertificateFacts): Pick<Certificate, "clock"> {
  if (clocks.length === 0) return {};
  return { clock: { runs: clocks.map(certificateRun), ...(datesApartMs !== null && { datesApartMs }) } };
}

/** A run's clock as it is signed. */
export function certificateRun({ startedAt, by, boundMs, errorMs, doubts }: SettledClock): CertificateRun {
  const told = doubts.map((doubt) => ({ ...doubt, against: toIso(doubt.against) }));
  return { startedAt: toIso(startedAt), by, boundMs, errorMs, doubts: told };
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
