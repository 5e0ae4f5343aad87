// Checks a testimony against WARC bytes: that it says what the records say, all of it, and no more. Whether what was told
// is true, no file can show, and the account says so first.
import type { z } from "zod";
import { canonicalJson, merkleLeaf, MerkleTree } from "#formats/index.js";
import { checkBeside } from "../check/check-beside.js";
import { checkPresent } from "../check/check-clock.js";
import { checkContentRules } from "../check/check-content-rules.js";
import { checkFiles } from "../check/check-files.js";
import { readRemovals } from "../check/check-removals.js";
import { checkSignature, fingerprintOf } from "../check/check-seal.js";
import type { FalseLines } from "../false-lines.js";
import type { Exhibits } from "../read/exhibits.js";
import { keyStanding, pathText, unreadable, type Verification, type VerifyOptions } from "../verification.js";
import { ToldTimes } from "./check-times.js";
import { checkToldHead, checkToldPlaces } from "./check-told-records.js";
import { ListedVersions, type ToldFound } from "./check-versions.js";
import type { ToldDocument } from "./long-document.js";
import { testimonyAccount, type VerifiedTestimony } from "./testimony-account.js";
import { TestimonyShape, VersionShape, type ShapedTestimony } from "./testimony-shape.js";
import { ToldEvidence } from "./told-evidence.js";

/** What it is checked against. */
interface TestimonyOptions extends Pick<VerifyOptions, "expectedKey" | "archiveKey"> {
  readonly exhibits: Exhibits;
}

/** Verifies a testimony by what lies before us. */
export async function verifyTestimony(
  document: ToldDocument,
  { exhibits, ...options }: TestimonyOptions,
  lines: FalseLines,
): Promise<Verification> {
  const testimony = shaped(TestimonyShape, document.head, "", lines);
  if (testimony === null) return unreadable(lines);
  const evidence = new ToldEvidence(exhibits.locate, checkContentRules(testimony, lines));
  for (const file of new Set(testimony.warcs.map((warc) => warc.file))) await evidence.readFile(file);
  const removals = await readRemovals(testimony, exhibits.beside, lines);
  const found = { evidence, removals };
  removals.checkNames(testimony.warcs, lines);
  const { files, damage } = evidence;
  checkFiles(testimony, { evidence: { files, damage, records: evidence }, removals }, lines);
  checkToldHead(testimony, evidence, lines);
  checkToldPlaces(found, lines);
  const listed = await checkListed(document, testimony, found, lines);
  if (listed === null) return unreadable(lines);
  checkPresent({ finishedAt: testimony.finishedAt }, lines);
  removals.tell(evidence, lines);
  if (lines.misplaced > 0)
    lines.notes.push(`${lines.misplaced} records lie elsewhere in the files than the testimony hints`);
  await checkSeals(document, testimony, exhibits, lines);
  const key = fingerprintOf(testimony.signature.publicKey);
  const keyIs = keyStanding(key, options, () =>
    lines.add("signature.publicKey", "the testimony is signed with another key than the one given"),
  );
  return resultOf({ ...figuresOf(testimony, evidence), ...listed }, { key, keyIs }, lines);
}

function shaped<T>(shape: z.ZodType<T>, raw: unknown, within: string, lines: FalseLines): T | null {
  const result = shape.safeParse(raw);
  if (result.success) return result.data;
  for (const issue of result.error.issues.slice(0, 20))
    lines.add([within, pathText(issue)].filter(Boolean).join("."), issue.message);
  return null;
}

/** One pass over the versions, as they lie in the file; `null` when one of them cannot be read at all. */
async function checkListed(
  document: ToldDocument,
  testimony: ShapedTestimony,
  found: ToldFound,
  lines: FalseLines,
): Promise<Pick<VerifiedTestimony, "versions" | "converted" | "from" | "to" | "removed"> | null> {
  const [listed, times] = [new ListedVersions(testimony.tier, found, lines), new ToldTimes(testimony, lines)];
  const tree = new MerkleTree();
  for await (const raw of document.versions()) {
    const line = `versions[${tree.leaves}]`;
    if (raw instanceof Error) lines.add(line, `it cannot be read: ${raw.message}`);
    const version = raw instanceof Error ? null : shaped(VersionShape, raw, line, lines);
    if (version === null) return null;
    tree.add(merkleLeaf(canonicalJson(raw)));
    listed.take(version, line);
    times.take(version, line);
  }
  listed.finish();
  times.finish();
  const { leaves, root } = testimony.merkle;
  lines.expect("merkle.leaves", leaves, tree.leaves, "the number of versions is");
  lines.expect("merkle.root", root, tree.root(), "the Merkle root over the versions is");
  return { ...times.figures(), removed: listed.removed };
}

/** The signature over the document as it lies in the file, unknown members included; then the seals from outside. */
async function checkSeals(
  { head }: ToldDocument,
  testimony: ShapedTestimony,
  { beside }: Exhibits,
  lines: FalseLines,
): Promise<void> {
  const { signature: _, ...signed } = head;
  checkSignature(signed, testimony.signature, lines);
  const sealed = { raw: head, head: { ...testimony, timeStamps: null } };
  await checkBeside({ ...sealed, beside, what: "testimony", isExtract: false }, lines);
}

function figuresOf(
  { site, tier, by, counts }: ShapedTestimony,
  evidence: ToldEvidence,
): Pick<VerifiedTestimony, "site" | "tier" | "by" | "pages" | "answers" | "records" | "warcs" | "bytes"> {
  const files = [...evidence.files.values()];
  return {
    site,
    tier,
    by,
    pages: counts.pages,
    answers: counts.answers ?? null,
    records: files.reduce((sum, { records }) => sum + records, 0),
    warcs: files.length,
    bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}

function resultOf(
  figures: VerifiedTestimony,
  signed: Pick<Verification, "key" | "keyIs">,
  lines: FalseLines,
): Verification {
  return {
    ok: lines.all.length === 0,
    findings: lines.all,
    notes: lines.notes,
    attestations: lines.attestations,
    ...signed,
    figures: null,
    testimony: figures,
    denominator: { isChecked: false, why: "a testimony lists what was told, not what is linked" },
    ...testimonyAccount(figures, lines),
  };
}
