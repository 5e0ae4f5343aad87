// Checks a certificate against WARC bytes, trusting nothing that wrote it: yes, or every false line.
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { unreadableFile, UsageError } from "#errors.js";
import { strictJson } from "#formats/index.js";
import { CertificateShape, type ShapedCertificate } from "./certificate-shape.js";
import { checkBeside } from "./check/check-beside.js";
import { checkClock, checkPresent } from "./check/check-clock.js";
import { checkContentRules } from "./check/check-content-rules.js";
import { checkDates } from "./check/check-dates.js";
import { checkFiles, checkOrigin } from "./check/check-files.js";
import { checkPages } from "./check/check-pages.js";
import { checkProfile, checkWayOut } from "./check/check-profile.js";
import { readRemovals, type Removals } from "./check/check-removals.js";
import { checkRenderings } from "./check/check-renderings.js";
import { checkCounts, checkSeal, fingerprintOf } from "./check/check-seal.js";
import { checkWords } from "./check/check-words.js";
import { inDirectories, type Exhibits } from "./read/exhibits.js";
import { FalseLines } from "./false-lines.js";
import { checkLinks } from "./links/check-links.js";
import { Evidence } from "./read/evidence.js";
import type { Look } from "./read/look.js";
import { accountOf } from "./account.js";
import { keyStanding, pathText, unreadable, type Verification, type VerifyOptions } from "./verification.js";
import { pageFigures, type VerifiedFigures } from "./page-figures.js";
import { longDocument, wholeDocument } from "./testimony/long-document.js";
import { verifyTestimony } from "./testimony/verify-testimony.js";
import { verifyExtract } from "./verify-extract.js";

/** More than any certificate of ours needs. */
export const MAX_CERTIFICATE_BYTES = 512 * 1024 * 1024;

/** What a statement is checked against. */
interface StatementOptions extends Pick<VerifyOptions, "expectedKey" | "archiveKey"> {
  readonly exhibits: Exhibits;
  /** WARC files that come with an extract. */
  readonly warcs: readonly string[];
}

/** Verifies a certificate, extract or testimony file. */
export async function verifyCertificate(path: string, options: VerifyOptions): Promise<Verification> {
  const lines = new FalseLines();
  const exhibits = inDirectories(options.root, dirname(path));
  const long = (await isLong(path)) ? await longDocument(() => createReadStream(path)) : null;
  if (long) return verifyTestimony(long, { ...options, exhibits }, lines);
  const raw = await readJson(path, lines);
  if (raw === null) return unreadable(lines);
  return verifyStatement(raw, { ...options, exhibits, warcs: [] }, lines);
}

/** Longer testimonies are read version by version, since they grow with every year of a history. */
export const LONG_BYTES = 64 * 1024 * 1024;

async function isLong(path: string): Promise<boolean> {
  const info = await stat(path).catch(() => null);
  return info !== null && info.size > LONG_BYTES;
}

/** Verifies a certificate, an extract or a testimony by what lies before us. */
export async function verifyStatement(
  raw: Readonly<Record<string, unknown>>,
  options: StatementOptions,
  lines: FalseLines,
): Promise<Verification> {
  if (raw["format"] === "isochron-extract/1") return verifyExtract(raw, options, lines);
  if (raw["format"] === "isochron-testimony/1") {
    const told = wholeDocument(raw);
    if (told) return verifyTestimony(told, options, lines);
    lines.add("versions", "there is no list of versions");
    return unreadable(lines);
  }
  const certificate = shaped(raw, lines);
  if (certificate === null) return unreadable(lines);
  const evidence = new Evidence(options.exhibits.locate, checkContentRules(certificate, lines));
  for (const file of new Set(certificate.warcs.map((warc) => warc.file))) await evidence.readFile(file);
  await evidence.borrow(Date.parse(certificate.startedAt), options.exhibits.lend);
  const removals = await readRemovals(certificate, options.exhibits.beside, lines);
  removals.checkNames(certificate.warcs, lines);
  const found = { evidence, removals };
  checkFiles(certificate, found, lines);
  checkOrigin(certificate, found, lines);
  checkWayOut(certificate, lines);
  checkProfile(certificate, evidence.run.changes, lines);
  checkClock(certificate, found, lines);
  checkPages(certificate, found, lines);
  checkRenderings(certificate, found, lines);
  const denominator = await checkLinks(certificate, { evidence, isWhole: removals.isEmpty }, lines);
  removals.tell(evidence, lines);
  if (lines.misplaced > 0)
    lines.notes.push(`${lines.misplaced} records lie elsewhere in the files than the certificate hints`);
  checkCounts(certificate, lines);
  checkPresent(certificate, lines);
  checkWords(certificate, lines);
  checkDates(certificate, { looks: listedLooks(certificate, found), isWhole: removals.isEmpty }, lines);
  checkSeal(raw, lines);
  const { pages: _, ...head } = raw;
  const { beside } = options.exhibits;
  await checkBeside({ raw: head, head: certificate, beside, what: "certificate", isExtract: false }, lines);
  const key = fingerprintOf(certificate.signature.publicKey);
  const keyIs = keyStanding(key, options, () =>
    lines.add("signature.publicKey", "the certificate is signed with another key than the one given"),
  );
  const figures = figuresOf(certificate, evidence, removals);
  return {
    ok: lines.all.length === 0,
    findings: lines.all,
    notes: lines.notes,
    attestations: lines.attestations,
    key,
    keyIs,
    figures,
    denominator,
    ...accountOf({ head: certificate, figures, denominator, lines, isExtract: false }),
  };
}

/** The looks that pages list, where they can still be recomputed. */
function* listedLooks(
  { pages }: ShapedCertificate,
  { evidence, removals }: { readonly evidence: Evidence; readonly removals: Removals },
): Generator<Look> {
  const shown = pages.filter((page) => !removals.concerns(page));
  const ids = new Set(shown.flatMap(({ records }) => records.map(({ id }) => id)));
  for (const look of evidence.looks()) if (ids.has(look.id)) yield look;
}

async function readJson(path: string, lines: FalseLines): Promise<Record<string, unknown> | null> {
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new UsageError("NOT_FOUND", `no certificate at ${path}`, { cause });
  });
  if (size > MAX_CERTIFICATE_BYTES) {
    lines.add("", "the file is too large for a certificate");
    return null;
  }
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw unreadableFile(path, cause);
  });
  return readStatement(bytes, lines);
}

/** A certificate or an extract as it lies in its file; one that could be read in two ways is false. */
export function readStatement(bytes: Uint8Array, lines: FalseLines): Record<string, unknown> | null {
  const read = strictJson(bytes);
  if (read.ok) return Object(read.value) as Record<string, unknown>;
  lines.add("", `the file cannot be read as a certificate: ${read.problem}`);
  return null;
}

function shaped(raw: unknown, lines: FalseLines): ShapedCertificate | null {
  const result = CertificateShape.safeParse(raw);
  if (result.success) return result.data;
  for (const issue of result.error.issues.slice(0, 20)) lines.add(pathText(issue), issue.message);
  return null;
}

/** What rests on removed records was signed once and can be recomputed no more: it is counted apart. */
function figuresOf(
  { site, asOf, pages, counts }: ShapedCertificate,
  evidence: Evidence,
  removals: Removals,
): VerifiedFigures {
  const files = [...evidence.files.values()];
  const shown = pages.filter((page) => !removals.concerns(page));
  return {
    site,
    asOf,
    pages: pages.length,
    ...pageFigures(shown),
    removed: pages.length - shown.length,
    rendered: { documents: counts.rendered?.documents ?? 0, sharp: counts.rendered?.sharp ?? 0 },
    records: files.reduce((sum, { records }) => sum + records, 0),
    warcs: files.length,
    bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}
