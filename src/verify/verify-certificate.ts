// Checks a certificate against WARC bytes, trusting nothing that wrote it: yes, or every false line.
import { readFile, stat } from "node:fs/promises";
import type { z } from "zod";
import { UsageError } from "#errors.js";
import { CertificateShape, type ShapedCertificate } from "./certificate-shape.js";
import { checkFiles, checkOrigin } from "./check-files.js";
import { checkPages } from "./check-pages.js";
import { checkCounts, checkSeal, fingerprintOf } from "./check-seal.js";
import { FalseLines, type FalseLine } from "./false-lines.js";
import { Evidence } from "./read-evidence.js";

/** What was checked. */
export interface VerifiedFigures {
  readonly site: string;
  readonly asOf: string;
  readonly pages: number;
  readonly sharp: number;
  readonly attested: number;
  readonly records: number;
  readonly warcs: number;
  readonly bytes: number;
}

/** How a verification ended. */
export interface Verification {
  readonly ok: boolean;
  /** In the order of the certificate's own logic; the first is the one to name. */
  readonly findings: readonly FalseLine[];
  readonly notes: readonly string[];
  /** Fingerprint of the key that the certificate names. */
  readonly key: string | null;
  readonly figures: VerifiedFigures | null;
}

/** Where things lie. */
export interface VerifyOptions {
  /** The directory that the certificate's file names are relative to. */
  readonly root: string;
  /** The public key (PEM) that must have signed, when the reader knows it. */
  readonly expectedKey?: string;
}

const MAX_CERTIFICATE_BYTES = 512 * 1024 * 1024;

/** Verifies a certificate file. */
export async function verifyCertificate(path: string, options: VerifyOptions): Promise<Verification> {
  const lines = new FalseLines();
  const raw = await readJson(path, lines);
  const certificate = raw === null ? null : shaped(raw, lines);
  if (raw === null || certificate === null)
    return { ok: false, findings: lines.all, notes: [], key: null, figures: null };
  const evidence = new Evidence(options.root);
  for (const file of new Set(certificate.warcs.map((warc) => warc.file))) await evidence.readFile(file);
  checkFiles(certificate, evidence, lines);
  checkOrigin(certificate, evidence, lines);
  checkPages(certificate, evidence, lines);
  checkCounts(certificate, lines);
  checkSeal(raw, lines);
  const key = fingerprintOf(certificate.signature.publicKey);
  if (options.expectedKey !== undefined && key !== fingerprintOf(options.expectedKey))
    lines.add("signature.publicKey", "the certificate is signed with another key than the one given");
  return {
    ok: lines.all.length === 0,
    findings: lines.all,
    notes: lines.notes,
    key,
    figures: figuresOf(certificate, evidence),
  };
}

async function readJson(path: string, lines: FalseLines): Promise<Record<string, unknown> | null> {
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new UsageError("NOT_FOUND", `no certificate at ${path}`, { cause });
  });
  if (size > MAX_CERTIFICATE_BYTES) {
    lines.add("", "the file is too large for a certificate");
    return null;
  }
  try {
    return Object(JSON.parse(await readFile(path, "utf8"))) as Record<string, unknown>;
  } catch {
    lines.add("", "the file is not JSON");
    return null;
  }
}

function shaped(raw: unknown, lines: FalseLines): ShapedCertificate | null {
  const result = CertificateShape.safeParse(raw);
  if (result.success) return result.data;
  for (const issue of result.error.issues.slice(0, 20)) lines.add(pathText(issue), issue.message);
  return null;
}

function pathText({ path }: z.core.$ZodIssue): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");
}

function figuresOf({ site, asOf, pages }: ShapedCertificate, evidence: Evidence): VerifiedFigures {
  const files = [...evidence.files.values()];
  return {
    site,
    asOf,
    pages: pages.length,
    sharp: pages.filter(({ verdict }) => verdict === "sharp").length,
    attested: pages.filter(({ verdict }) => verdict === "attested").length,
    records: files.reduce((sum, { records }) => sum + records, 0),
    warcs: files.length,
    bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}
