// Checks a certificate against WARC bytes, trusting nothing that wrote it: yes, or every false line.
import { dirname } from "node:path";
import { IsochronError, unreadableFile } from "#errors.js";
import { strictJson } from "#formats/index.js";
import { CertificateShape, type ShapedHead } from "./certificate-shape.js";
import { checkBeside } from "./check/check-beside.js";
import { checkClock, checkPresent } from "./check/check-clock.js";
import { checkContentRules } from "./check/check-content-rules.js";
import { checkDates } from "./check/check-dates.js";
import { checkFiles, checkOrigin } from "./check/check-files.js";
import { checkPages } from "./check/check-pages.js";
import { checkProfile, checkWayOut } from "./check/check-profile.js";
import { readRemovals } from "./check/check-removals.js";
import { checkRenderings } from "./check/check-renderings.js";
import { checkCounts, checkSeal, fingerprintOf } from "./check/check-seal.js";
import { checkWords } from "./check/check-words.js";
import { ListedLooks, type Found } from "./check/listed-looks.js";
import { documentSource, MAX_CERTIFICATE_BYTES, type DocumentSource } from "./read/document-source.js";
import { inDirectories, type Exhibits } from "./read/exhibits.js";
import { FalseLines } from "./false-lines.js";
import { checkLinks } from "./links/check-links.js";
import { Evidence } from "./read/evidence.js";
import { accountOf } from "./account.js";
import { keyStanding, pathText, unreadable, type Verification, type VerifyOptions } from "./verification.js";
import type { VerifiedFigures } from "./page-figures.js";
import {
  statedCertificate,
  type StatedCertificate,
  type StatedPages,
  type UnreadCertificate,
} from "./stated-certificate.js";
import { longDocument, wholeDocument } from "./testimony/long-document.js";
import { verifyTestimony } from "./testimony/verify-testimony.js";
import { verifyExtract } from "./verify-extract.js";

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
  const document = await documentSource(path, MAX_CERTIFICATE_BYTES);
  const { read } = document;
  const stated = await statedCertificate(read).catch(onUnreadable(path));
  if (stated && "head" in stated) return verifyStated(stated, { ...options, exhibits }, lines);
  const long = document.sizeBytes > LONG_BYTES ? await longDocument(read) : null;
  if (long) return verifyTestimony(long, { ...options, exhibits }, lines);
  const raw = await readJson(document, lines).catch(onUnreadable(path));
  if (stated) tellUnread(stated, lines);
  if (raw === null || stated) return unreadable(lines);
  return verifyStatement(raw, { ...options, exhibits, warcs: [] }, lines);
}

/** What is wrong with a certificate; where its bytes are, that was said already when they were read whole. */
export function tellUnread(stated: UnreadCertificate, lines: FalseLines): void {
  if ("problem" in stated && lines.all.length === 0)
    lines.add("", `the file cannot be read as a certificate: ${stated.problem}`);
  if ("issues" in stated)
    for (const issue of stated.issues.slice(0, 20)) lines.add(pathText(issue), issue.message);
}

/** What is whole and was not read page by page. */
const TOO_LONG = "a page of it, or what stands beside its pages, is longer than any";

/** Longer testimonies are read version by version, since they grow with every year of a history. */
export const LONG_BYTES = 64 * 1024 * 1024;

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
  const shape = CertificateShape.safeParse(raw);
  tellUnread(shape.success ? { problem: TOO_LONG } : { issues: shape.error.issues }, lines);
  return unreadable(lines);
}

/** Verifies a certificate by what lies before us. */
export async function verifyStated(
  { head: certificate, raw, pages }: StatedCertificate,
  options: Omit<StatementOptions, "warcs">,
  lines: FalseLines,
): Promise<Verification> {
  const limits = checkContentRules(certificate, lines);
  const evidence = new Evidence(options.exhibits.locate, limits, pages.urls);
  for (const file of new Set(certificate.warcs.map((warc) => warc.file))) await evidence.readFile(file);
  await evidence.borrow(Date.parse(certificate.startedAt), options.exhibits.lend);
  const removals = await readRemovals(certificate, options.exhibits.beside, lines);
  removals.checkNames(certificate.warcs, lines);
  const listed = await ListedLooks.gather(certificate, pages, { evidence, removals });
  const found = { evidence, listed, removals, pages };
  checkFiles(certificate, found, lines);
  checkOrigin(certificate, found, lines);
  checkWayOut(certificate, lines);
  checkProfile(certificate, evidence.run.changes, lines);
  checkClock(certificate, found, lines);
  await checkPages(certificate, found, lines);
  await checkRenderings(certificate, found, lines);
  const denominator = await checkLinks(certificate, found, lines);
  removals.tell(evidence.records, lines);
  if (lines.misplaced > 0)
    lines.notes.push(`${lines.misplaced} records lie elsewhere in the files than the certificate hints`);
  checkCounts(certificate, pages, lines);
  checkPresent(certificate, lines);
  checkWords(certificate, lines);
  const dated = { looks: listed.looks(evidence, "shown"), isWhole: removals.isEmpty };
  checkDates(certificate, dated, lines);
  checkSeal(raw, pages, lines);
  const { beside } = options.exhibits;
  await checkBeside({ raw, head: certificate, beside, what: "certificate", isExtract: false }, lines);
  const key = fingerprintOf(certificate.signature.publicKey);
  const keyIs = keyStanding(key, options, () =>
    lines.add("signature.publicKey", "the certificate is signed with another key than the one given"),
  );
  const figures = figuresOf(certificate, found);
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

async function readJson(
  { sizeBytes, read }: DocumentSource,
  lines: FalseLines,
): Promise<Record<string, unknown> | null> {
  const pieces: Uint8Array[] = [];
  let readBytes = 0;
  if (sizeBytes <= MAX_CERTIFICATE_BYTES)
    for await (const piece of read()) {
      pieces.push(piece);
      readBytes += piece.length;
      // A file may grow while it is read.
      if (readBytes > MAX_CERTIFICATE_BYTES) break;
    }
  if (Math.max(sizeBytes, readBytes) <= MAX_CERTIFICATE_BYTES)
    return readStatement(Buffer.concat(pieces), lines);
  lines.add("", "the file is too large for a certificate");
  return null;
}

function onUnreadable(path: string): (cause: unknown) => never {
  return (cause) => {
    throw cause instanceof IsochronError ? cause : unreadableFile(path, cause);
  };
}

/** A certificate or an extract as it lies in its file; one that could be read in two ways is false. */
export function readStatement(bytes: Uint8Array, lines: FalseLines): Record<string, unknown> | null {
  const read = strictJson(bytes);
  if (read.ok) return Object(read.value) as Record<string, unknown>;
  lines.add("", `the file cannot be read as a certificate: ${read.problem}`);
  return null;
}

/** What rests on removed records was signed once and can be recomputed no more: it is counted apart. */
function figuresOf(
  { site, asOf, counts }: ShapedHead,
  { evidence, listed, pages }: Pick<Found, "evidence" | "listed"> & { readonly pages: StatedPages },
): VerifiedFigures {
  const files = [...evidence.files.values()];
  return {
    site,
    asOf,
    pages: pages.count,
    ...listed.figures.figures,
    removed: listed.removed,
    rendered: { documents: counts.rendered?.documents ?? 0, sharp: counts.rendered?.sharp ?? 0 },
    records: files.reduce((sum, { records }) => sum + records, 0),
    warcs: files.length,
    bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}
