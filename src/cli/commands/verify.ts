// `isochron verify`: is a certificate, extract or package true, by the bytes of its WARC files alone?
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import { UsageError } from "#errors.js";
import { printable, printableJson } from "#formats/index.js";
import { openWacz } from "#store/index.js";
import {
  verifyCertificate,
  verifyPackage,
  type PackageVerification,
  type Verification,
} from "#verify/index.js";
import { FindingsReported } from "../findings.js";
import type { Io } from "../io.js";
import { addSettings, settingsOf } from "../options/options.js";

const INTEGRITY =
  "This shows integrity, not origin: the WARC files, the certificate and this key belong together; whose key it is, no file can say.";

/** Adds the verb. */
export function addVerifyCommand(program: Command, io: Io): void {
  const command = program
    .command("verify")
    .description("check a certificate against the bytes of its WARC files, independently of what made it")
    .argument(
      "<certificate|wacz|capture>",
      "a certificate or extract (.json), a package (.wacz), or the id of a capture in the archive",
    );
  addSettings(command, ["archive"])
    .option("--warcs <dir>", "where the WARC files lie, when not beside the certificate as in an archive")
    .option("--key <file>", "the public key (PEM) that must have signed")
    .option("--json", "print one JSON document")
    .addHelpText("after", EXAMPLES)
    .action((what: string) => verify(what, command, io));
}

const EXAMPLES = `
Exit code 0: true. 1: false, and the first false line is named.

Examples:
  isochron verify 20261115123000000
  isochron verify site.wacz
  isochron verify archive/captures/20261115123000000/certificate.json --key archive-key.pub.pem`;

async function verify(what: string, command: Command, io: Io): Promise<void> {
  const { archive } = settingsOf(command, ["archive"], io);
  const options = command.opts<{ warcs?: string; key?: string; json?: boolean }>();
  const path = certificatePath(what, archive);
  const expectedKey = options.key === undefined ? {} : { expectedKey: readKey(options.key) };
  if (path.toLowerCase().endsWith(".wacz")) return verifyWacz(path, { ...options, ...expectedKey }, io);
  // In an archive the certificate lies in captures/<id>/, and file names are relative to the archive.
  const root = resolve(options.warcs ?? join(dirname(path), "..", ".."));
  const result = await verifyCertificate(path, { root, ...expectedKey });
  if (options.json) io.out(`${printableJson({ certificate: path, root, ...result })}\n`);
  else io.out(asText(path, result));
  if (!result.ok) throw new FindingsReported();
}

async function verifyWacz(
  path: string,
  { json, ...options }: { json?: boolean; expectedKey?: string },
  io: Io,
): Promise<void> {
  const wacz = await openWacz(path);
  try {
    const result = await verifyPackage(wacz, options);
    io.out(json ? `${printableJson({ package: path, ...result })}\n` : packageText(path, result));
    if (!result.ok) throw new FindingsReported();
  } finally {
    wacz.close();
  }
}

function packageText(path: string, result: PackageVerification): string {
  const { ok, findings, notes, files, packageKey, statements } = result;
  if (!ok) return asText(path, { ok, findings, notes, attestations: [], key: null, figures: null });
  const signed = packageKey === null ? "" : ` The package is signed with ${packageKey}.`;
  return [
    `TRUE ${path}\n`,
    `Every one of its ${files} files has the hash that the package lists.${signed}\n`,
    ...notes.map((note) => `note: ${printable(note)}\n`),
    ...statements.map(({ name, verification }) => asText(`${path}#${name}`, verification)),
  ].join("");
}

function certificatePath(what: string, archive: string): string {
  if (existsSync(what)) return resolve(what);
  const path = /^[\w.-]+$/.test(what) ? join(archive, "captures", what, "certificate.json") : what;
  if (existsSync(path)) return resolve(path);
  throw new UsageError(
    "NOT_FOUND",
    `no certificate ${JSON.stringify(what)}, and no such capture in ${archive}`,
  );
}

function readKey(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new UsageError("NOT_FOUND", `no key at ${path}`, { cause });
  }
}

function asText(path: string, { ok, findings, notes, attestations, figures, key }: Verification): string {
  const remarks = notes.slice(0, 10).map((note) => `note: ${printable(note)}\n`);
  if (!ok || !figures) {
    const [first, ...others] = findings;
    const more = others.length > 0 ? `and ${others.length} further false lines; --json lists them\n` : "";
    const where = first!.line === "" ? "" : `${first!.line}: `;
    return `FALSE ${path}\n${printable(`${where}${first!.message}`)}\n${more}`;
  }
  const { site, pages, sharp, attested, removed, bodies, asOf, records, warcs, bytes } = figures;
  return [
    `TRUE ${path}\n`,
    `${printable(site)} as of ${asOf}: ${sharp} of ${pages} pages sharp, ${attested} attested.\n`,
    sharp === 0
      ? ""
      : `Of the sharp pages ${bodies.both} are held with both bodies, ${bodies.secondByDigest} with the first body, and the second's head and digest.\n`,
    removed === 0
      ? ""
      : `${removed} pages rested on records that were removed by order; they are counted neither as sharp nor as attested.\n`,
    `${records} records ${warcs === 0 ? "of the extract" : `in ${warcs} WARC files`} (${bytes} bytes) read; every digest, time, interval, verdict and count recomputed.\n`,
    `Signed with ${key}.\n`,
    ...attestations.map((said) => `${printable(said)}\n`),
    `${INTEGRITY}\n`,
    ...remarks,
  ].join("");
}
