// Checks an extract: some pages of a certificate, by the records that come with it and the signed Merkle root.
import { canonicalJson, merkleLeaf, rootOfProof } from "#formats/index.js";
import { parsedUrl } from "#model/index.js";
import { ExtractShape, type ShapedExtract } from "./certificate-shape.js";
import { checkBeside } from "./check/check-beside.js";
import { certainLooks, checkPresent } from "./check/check-clock.js";
import { checkContentRules } from "./check/check-content-rules.js";
import { tellDates } from "./check/check-dates.js";
import { checkCapture } from "./check/check-files.js";
import { checkLooks } from "./check/check-looks.js";
import { checkPage } from "./check/check-pages.js";
import { checkParts } from "./check/check-renderings.js";
import { checkBorrowing, checkSignature, fingerprintOf } from "./check/check-seal.js";
import { checkUrl } from "./check/check-url.js";
import { checkWords } from "./check/check-words.js";
import type { FalseLines } from "./false-lines.js";
import type { Exhibits } from "./read/exhibits.js";
import { inMemory } from "./read/range-source.js";
import { Evidence } from "./read/evidence.js";
import { FigureCount, type VerifiedFigures } from "./page-figures.js";
import { accountOf } from "./account.js";
import { keyStanding, pathText, unreadable, type Verification, type VerifyOptions } from "./verification.js";

/** What an extract is checked by: the records in it, or those in the WARC files that come with it. */
interface ExtractOptions extends Pick<VerifyOptions, "expectedKey" | "archiveKey"> {
  readonly exhibits: Exhibits;
  readonly warcs: readonly string[];
}

/** Verifies an extract as it lies in its file or package. */
export async function verifyExtract(
  raw: Readonly<Record<string, unknown>>,
  options: ExtractOptions,
  lines: FalseLines,
): Promise<Verification> {
  const result = ExtractShape.safeParse(raw);
  if (!result.success) {
    for (const issue of result.error.issues.slice(0, 20)) lines.add(pathText(issue), issue.message);
    return unreadable(lines);
  }
  const evidence = await readRecords(result.data, options, lines);
  for (const info of evidence.warcinfos) checkCapture(result.data.certificate, info, lines);
  checkEntries(result.data, evidence, lines);
  checkBorrowing(result.data.certificate.borrowed !== undefined, result.data.certificate.statement, lines);
  checkProofs(raw, lines);
  checkPresent(result.data.certificate, lines);
  tellDates(result.data.certificate.clock?.datesApartMs ?? null, lines);
  checkWords(result.data.certificate, lines);
  const { beside } = options.exhibits;
  const head = raw["certificate"] as Readonly<Record<string, unknown>>;
  await checkBeside(
    { raw: head, head: result.data.certificate, beside, what: "certificate", isExtract: true },
    lines,
  );
  const key = fingerprintOf(result.data.certificate.signature.publicKey);
  const keyIs = keyStanding(key, options, () =>
    lines.add("certificate.signature.publicKey", "the extract is signed with another key than the one given"),
  );
  const { certificate, entries } = result.data;
  lines.notes.push(
    "an extract: the WARC files as a whole, the other pages, and what was fetched beside these records were not checked",
  );
  if (entries.some(({ page }) => page.verdict === "attested"))
    lines.notes.push("the host's trust test needs the whole certificate; here it is taken as signed");
  if (certificate.clock?.runs.some(({ errorMs }) => errorMs > 0))
    lines.notes.push(
      "how far its clocks may be wrong needs the whole certificate; here it is taken as signed",
    );
  if (entries.some(({ page }) => page.rendering))
    lines.notes.push(
      "what browsers made of its documents needs the whole certificate; here it is taken as signed",
    );
  const denominator = { isChecked: false, why: "an extract holds some pages alone" } as const;
  const figures = figuresOf(result.data, evidence);
  return {
    ok: lines.all.length === 0,
    findings: lines.all,
    notes: lines.notes,
    attestations: lines.attestations,
    key,
    keyIs,
    denominator,
    figures,
    ...accountOf({ head: certificate, figures, denominator, lines, isExtract: true }),
  };
}

function figuresOf({ certificate, entries, records }: ShapedExtract, evidence: Evidence): VerifiedFigures {
  return {
    site: certificate.site,
    asOf: certificate.asOf,
    pages: entries.length,
    ...counted(entries),
    removed: 0,
    rendered: { documents: entries.filter(({ page }) => page.rendering).length, sharp: 0 },
    records: evidence.records.count,
    warcs: evidence.files.size,
    bytes:
      records.reduce((sum, { member }) => sum + Math.floor((member.length * 3) / 4), 0) +
      [...evidence.files.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}

function counted(entries: ShapedExtract["entries"]): FigureCount["figures"] {
  const count = new FigureCount();
  for (const { page } of entries) count.add(page);
  return count.figures;
}

async function readRecords(
  { certificate, records, borrowed }: ShapedExtract,
  { exhibits, warcs }: ExtractOptions,
  lines: FalseLines,
): Promise<Evidence> {
  const evidence = new Evidence(exhibits.locate, checkContentRules(certificate, lines));
  for (const file of warcs) await evidence.readFile(file);
  for (const { id, member } of records) await evidence.readMember(Buffer.from(member, "base64"), id);
  const handed = inMemory(
    "borrowed",
    borrowed.map(({ member }) => Buffer.from(member, "base64")),
  );
  await evidence.borrow(Date.parse(certificate.startedAt), async (file) => [
    handed,
    ...(await exhibits.lend(file)),
  ]);
  for (const { file, message } of evidence.damage) lines.add(`records ${file}`, message);
  for (const id of evidence.records.duplicates)
    lines.add("records", `the record id ${id} stands for two records`);
  return evidence;
}

function checkEntries(
  { certificate: head, entries }: ShapedExtract,
  evidence: Evidence,
  lines: FalseLines,
): void {
  for (const [i, { page }] of entries.entries()) {
    const check = { certificate: head, evidence, lines, page, line: `entries[${i}].page` };
    const host = parsedUrl(page.url)?.host ?? "";
    const said = head.hosts.find((one) => one.host === host);
    const words = {
      skewUpperMs: said?.skewUpperMs ?? null,
      notModified: said?.notModified !== "distrusted",
    };
    checkUrl(page, check.line, lines);
    checkParts(page, `${check.line}.rendering`, lines);
    checkPage(check, certainLooks(checkLooks(check), head), words);
  }
}

/** On the extract as it lies in the file: members that we do not know are sealed like all others. */
function checkProofs(raw: Readonly<Record<string, unknown>>, lines: FalseLines): void {
  const { certificate, entries } = raw as unknown as ShapedExtract;
  const { signature, ...head } = certificate;
  for (const [i, { page, proof }] of entries.entries())
    lines.expect(
      `entries[${i}].proof`,
      head.merkle.root,
      rootOfProof(merkleLeaf(canonicalJson(page)), proof),
      "the page and its proof lead to the root",
    );
  checkSignature(head, signature, lines);
}
