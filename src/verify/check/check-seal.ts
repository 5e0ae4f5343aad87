// What holds the certificate together: its counts, the Merkle root over its pages, and the signature.
import { createPublicKey, verify, type KeyObject } from "node:crypto";
import { STATEMENT_BORROWING } from "#model/index.js";
import { canonicalJson, sha256Digest } from "#formats/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { FigureCount } from "../page-figures.js";
import type { StatedPages } from "../stated-certificate.js";

/** Checks counts and times that the certificate's own lines determine. */
export function checkCounts(certificate: ShapedHead, pages: StatedPages, lines: FalseLines): void {
  const { counts, startedAt, asOf, finishedAt } = certificate;
  lines.expect("counts.pages", counts.pages, pages.count, "the number of pages is");
  for (const [verdict, claimed] of Object.entries(counts.verdicts)) {
    const is = pages.figures.of(verdict);
    lines.expect(`counts.verdicts.${verdict}`, claimed, is, `the number of pages that are ${verdict} is`);
  }
  checkBodies(counts.bodies, pages.figures, lines);
  checkLending(certificate, pages.figures, lines);
  // ISO times in UTC sort as texts.
  if (!(startedAt <= asOf && asOf <= finishedAt))
    lines.add("asOf", "the time point lies outside the capture");
}

/** What is held of the responses to sharp pages; older certificates do not count it. */
function checkBodies(
  claimed: ShapedHead["counts"]["bodies"],
  { bodies }: FigureCount,
  lines: FalseLines,
): void {
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
function checkLending(
  { borrowed = [], statement }: ShapedHead,
  { lendingFiles }: FigureCount,
  lines: FalseLines,
): void {
  const files = canonicalJson(lendingFiles);
  lines.expect("borrowed", canonicalJson(borrowed), files, "the files that lend bodies to these looks are");
  checkBorrowing(borrowed.length > 0, statement, lines);
}

/** A capture that borrows bodies says so, and no other does. */
export function checkBorrowing(isBorrowing: boolean, statement: string, lines: FalseLines): void {
  if (isBorrowing !== (statement === STATEMENT_BORROWING))
    lines.add("statement", "it is not the statement of a capture that holds its bodies in this way");
}

/** Checks root and signature on the certificate as it lies in the file, unknown members included. */
export function checkSeal(
  raw: Readonly<Record<string, unknown>>,
  { tree }: Pick<StatedPages, "tree">,
  lines: FalseLines,
): void {
  const { signature, ...head } = raw as unknown as ShapedHead;
  lines.expect("merkle.leaves", head.merkle.leaves, tree.leaves, "the number of pages is");
  lines.expect("merkle.root", head.merkle.root, tree.root(), "the Merkle root over the pages is");
  checkSignature(head, signature, lines);
}

/** Checks the signature over a certificate's head, which holds the root over its pages. */
export function checkSignature(
  head: Readonly<Record<string, unknown>>,
  signature: ShapedHead["signature"],
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
