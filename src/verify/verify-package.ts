// Checks a WACZ package: its own list of files, then every certificate or extract in it by the WARC files in it.
import { basename } from "node:path/posix";
import type { Account } from "./account.js";
import { readChain } from "./check/certificate-chain.js";
import { checkPackage, type PackageFacts } from "./check/check-package.js";
import { MAX_CERTIFICATE_BYTES } from "./read/document-source.js";
import {
  MAX_BESIDE_BYTES,
  packedBytes,
  packedSource,
  type Exhibits,
  type PackedFiles,
} from "./read/exhibits.js";
import { FalseLines, type FalseLine } from "./false-lines.js";
import { statedCertificate } from "./stated-certificate.js";
import { longDocument } from "./testimony/long-document.js";
import { verifyTestimony } from "./testimony/verify-testimony.js";
import { unreadable, type Verification, type VerifyOptions } from "./verification.js";
import {
  LONG_BYTES,
  readStatement,
  tellUnread,
  verifyStated,
  verifyStatement,
} from "./verify-certificate.js";

/** How the verification of a package ended. */
export interface PackageVerification extends Account {
  readonly ok: boolean;
  /** The package's own first, then those of what it holds, each with its file's name. */
  readonly findings: readonly FalseLine[];
  readonly notes: readonly string[];
  readonly files: number;
  /** Fingerprint of the key that signed the package as such (WACZ-auth). */
  readonly packageKey: string | null;
  /** Who signed the package as such, in sentences. */
  readonly signedBy: readonly string[];
  readonly statements: readonly { readonly name: string; readonly verification: Verification }[];
}

/** Verifies a package that somebody opened. */
export async function verifyPackage(
  files: PackedFiles,
  {
    roots = [],
    ...options
  }: Pick<VerifyOptions, "expectedKey"> & { readonly roots?: readonly string[] } = {},
): Promise<PackageVerification> {
  const lines = new FalseLines();
  const facts = await checkPackage(
    files,
    lines,
    roots.flatMap((pem) => readChain(pem) ?? []),
  );
  const names = [...files.entries.keys()].filter((name) =>
    /^(?:extract\.json|captures\/[^/]+\/(?:certificate|testimony)\.json)$/.test(name),
  );
  if (names.length === 0 && facts.isSignedByDomain)
    lines.notes.push("it holds no certificate: nothing is claimed of any moment");
  else if (names.length === 0)
    lines.add(
      "",
      "there is neither a certificate nor an extract nor a testimony in the package: nothing is claimed (a span cut out of a capture carries none)",
    );
  const statements: PackageVerification["statements"][number][] = [];
  for (const name of names)
    statements.push({ name, verification: await verifyOne(files, name, facts, options) });
  const inside = statements.flatMap(({ name, verification }) =>
    verification.findings.map(({ line, message }) => ({ line: `${name} ${line}`.trim(), message })),
  );
  const findings = [...lines.all, ...inside];
  const isTrue = findings.length === 0;
  return {
    ok: isTrue,
    findings,
    notes: lines.notes,
    files: files.entries.size,
    packageKey: facts.key,
    signedBy: facts.signedBy,
    statements,
    recomputed: isTrue ? [`The hash and length of every one of its ${files.entries.size} files.`] : [],
    onTrust: isTrue ? facts.onTrust : [],
  };
}

async function verifyOne(
  files: PackedFiles,
  name: string,
  facts: PackageFacts,
  options: Pick<VerifyOptions, "expectedKey">,
): Promise<Verification> {
  const lines = new FalseLines();
  const read = (): AsyncIterable<Uint8Array> => files.read(name);
  const stated = await statedCertificate(read);
  if (stated && "head" in stated) {
    const exhibits = exhibitsOf(stated.raw, { name, facts, files });
    return verifyStated(stated, { exhibits, ...options }, lines);
  }
  const isLong = (files.entries.get(name)?.sizeBytes ?? 0) > LONG_BYTES;
  const long = isLong ? await longDocument(read) : null;
  if (long) {
    const exhibits = exhibitsOf(long.head, { name, facts, files });
    return verifyTestimony(long, { exhibits, ...options }, lines);
  }
  const raw = await wholeStatement(files, name, lines);
  if (stated) tellUnread(stated, lines);
  if (raw === null || stated) return unreadable(lines);
  const warcs = [...files.entries.keys()].filter((entry) => isWarc(entry) && !isOriginals(entry)).sort();
  const exhibits = exhibitsOf(raw, { name, facts, files });
  return verifyStatement(raw, { exhibits, warcs, ...options }, lines);
}

async function wholeStatement(
  files: PackedFiles,
  name: string,
  lines: FalseLines,
): Promise<Record<string, unknown> | null> {
  const bytes = await packedBytes(files, name, MAX_CERTIFICATE_BYTES);
  if (bytes !== null) return readStatement(bytes, lines);
  lines.add("", "it is too large for a certificate");
  return null;
}

/** What lies in the package for a statement to be checked against. */
function exhibitsOf(
  raw: Readonly<Record<string, unknown>>,
  {
    name,
    facts,
    files,
  }: { readonly name: string; readonly facts: PackageFacts; readonly files: PackedFiles },
): Exhibits {
  const folder = name.slice(0, name.lastIndexOf("/") + 1);
  return {
    locate: async (file) => packedSource(files, packedName(raw, file, facts, files)),
    beside: (own) => packedBytes(files, folder + own, MAX_BESIDE_BYTES),
    lend: async (file) =>
      lendingNames(file, files).map((lending) => ({
        name: lending,
        open: () => packedSource(files, lending),
      })),
  };
}

const isWarc = (entry: string): boolean => /^archive\/.+\.warc\.gz$/.test(entry);
/** What a package holds beside its captures' own files, because they borrow from it. */
const isOriginals = (entry: string): boolean => /^archive\/(?:\d+-)?originals\.warc\.gz$/.test(entry);

/** The file named alike, and those with what captures outside the package lend. */
function lendingNames(file: string, { entries }: PackedFiles): string[] {
  const named = `archive/${basename(file)}`;
  return [...entries.keys()].filter((entry) => entry === named || isOriginals(entry)).sort();
}

/** A package may give WARC files other names: the one with the right hash is meant, else the one named alike. */
function packedName(
  raw: Readonly<Record<string, unknown>>,
  file: string,
  { hashes }: PackageFacts,
  files: PackedFiles,
): string {
  if (files.entries.has(file)) return file;
  const { warcs } = raw as { warcs?: readonly { file?: unknown; sha256?: unknown }[] };
  const sha256 = Array.isArray(warcs) ? warcs.find((warc) => warc.file === file)?.sha256 : undefined;
  const same = [...hashes].find(([name, hash]) => name.startsWith("archive/") && hash === sha256);
  return same?.[0] ?? `archive/${basename(file)}`;
}
