// What holds the certificate together: its counts, the Merkle root over its pages, and the signature.
import { createPublicKey, verify, type KeyObject } from "node:crypto";
import { STATEMENT_BORROWING } from "#model/index.js";
import { canonicalJson, merkleLeaf, merkleRoot, sha256Digest } from "#formats/index.js";
import type { ShapedCertificate } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import { lendingFiles, pageFigures } from "../page-figures.js";

/** Checks counts and times that the certificate's own lines determine. */
export function checkCounts(certificate: ShapedCertificate, lines: FalseLines): void {
  const { counts, pages, startedAt, asOf, finishedAt } = certificate;
  lines.expect("counts.pages", counts.pages, pages.length, "the number of pages is");
  for (const [verdict, claimed] of Object.entries(counts.verdicts)) {
    const is = pages.filter((page) => page.verdict === verdict).length;
    lines.expect(`counts.verdicts.${verdict}`, claimed, is, `the number of pages that are ${verdict} is`);
  }
  checkBodies(counts.bodies, pages, lines);
  checkLending(certificate, lines);
  // ISO times in UTC sort as texts.
  if (!(startedAt <= asOf && asOf <= finishedAt))
    lines.add("asOf", "the time point lies outside the capture");
}

/** What is held of the responses to sharp pages; older certificates do not count it. */
function checkBodies(
  claimed: ShapedCertificate["counts"]["bodies"],
  pages: ShapedCertificate["pages"],
  lines: FalseLines,
): void {
  const { bodies } = pageFigures(pages);
  for (const name of ["both", "secondByDigest", "firstBorrowed"] as const)
    if (claimed !== undefined)
      lines.expect(
        `counts.bodies.${name}`,
        claimed[name] ?? 0,
        bodies[name],
        "the number of sharp pages held so is",
      );
}

/** Which files of earlier captures lend bodies, as the looks listed say; and that the words are those of a capture that borrows. */
function checkLending({ borrowed = [], pages, statement }: ShapedCertificate, lines: FalseLines): void {
  const files = canonicalJson(lendingFiles(pages));
  lines.expect("borrowed", canonicalJson(borrowed), files, "the files that lend bodies to these looks are");
  checkBorrowing(borrowed.length > 0, statement, lines);
}

/** A capture that borrows bodies says so, and no other does. */
export function checkBorrowing(isBorrowing: boolean, statement: string, lines: FalseLines): void {
  if (isBorrowing !== (statement === STATEMENT_BORROWING))
    lines.add("statement", "it is not the statement of a capture that holds its bodies in this way");
}

/** Checks root and signature on the certificate as it lies in the file, unknown members included. */
export function checkSeal(raw: Readonly<Record<string, unknown>>, lines: FalseLines): void {
  const { pages, signature, ...head } = raw as unknown as ShapedCertificate;
  const leaves = pages.map((page) => merkleLeaf(canonicalJson(page)));
  lines.expect("merkle.leaves", head.merkle.leaves, leaves.length, "the number of pages is");
  lines.expect("merkle.root", head.merkle.root, merkleRoot(leaves), "the Merkle root over the pages is");
  checkSignature(head, signature, lines);
}

/** Checks the signature over a certificate's head, which holds the root over its pages. */
export function checkSignature(
  head: Readonly<Record<string, unknown>>,
  signature: ShapedCertificate["signature"],
  lines: FalseLines,
  line = "signature",
): void {
  const key = keyOf(signature.publicKey);
  if (!key) return lines.add(`${line}.publicKey`, "it is no Ed25519 key");
  const isGood = verify(null, Buffer.from(canonicalJson(head)), key, Buffer.from(signature.value, "base64"));
  if (!isGood) lines.add(line, "the signature is not by this key over these words");
}

/** SHA-256 of the public key's SubjectPublicKeyInfo, by which people know it. */
export function fingerprintOf(publicKeyPem: string): string | null {
  const key = keyOf(publicKeyPem);
  return key && sha256Digest(key.export({ type: "spki", format: "der" }));
}

function keyOf(pem: string): KeyObject | null {
  try {
    // A private key would also be taken; its public half is then used.
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === "ed25519" ? key : null;
  } catch {
    return null;
  }
}
