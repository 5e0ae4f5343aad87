// `isochron verify`: is a certificate, testimony, extract or package true, by the bytes of its WARC files alone?
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import { bundledRoots } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { printableJson } from "#formats/index.js";
import { isRefresh } from "#model/index.js";
import { openWacz } from "#store/index.js";
import { verifyCertificate, verifyPackage, type Verification } from "#verify/index.js";
import { bringCaptureOf, clusterKeyOf, readsCluster } from "../cluster/reads-cluster.js";
import { FindingsReported } from "../findings.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";
import { renderAgain, renderedAgainText } from "../render-again/render-again.js";
import { packageText, verificationText } from "../verify-words.js";

/** Adds the verb. */
export function addVerifyCommand(program: Command, io: Io): void {
  const command = program
    .command("verify")
    .description(
      "check a certificate or testimony against the bytes of its WARC files, independently of what made it",
    )
    .argument(
      "<certificate|wacz|capture>",
      "a certificate, testimony or extract (.json) or its folder, a package (.wacz), or the id of a capture in the archive",
    );
  readsCluster(addSettings(command, ["archive", "browserPath"]), io)
    .option("--warcs <dir>", "where the WARC files lie, when not beside the certificate as in an archive")
    .option("--key <file>", "the public key (PEM) that must have signed")
    .option(
      "--ca <file>",
      "root certificates (PEM) for a package signed by a domain; those of Node unless told",
    )
    .option(
      "--render",
      "show every document that a browser showed again, from the bytes listed (needs Chromium); what differs is told, and makes nothing false",
    )
    .option("--json", "print one JSON document")
    .addHelpText("after", EXAMPLES)
    .action((what: string) => verify(what, command, io));
}

const EXAMPLES = `
Exit code 0: true. 1: false, and the first false line is named. Of a testimony TRUE
means that it says what its records say, not that the teller told the truth.

Examples:
  isochron verify 20261115123000000
  isochron verify 20261115123000000 --render
  isochron verify site.wacz
  isochron verify archive/captures/20261115123000000/certificate.json --key archive-key.pub.pem`;

async function verify(what: string, command: Command, io: Io): Promise<void> {
  const { archive, browserPath } = settingsOf(command, ["archive", "browserPath"], io);
  const options = command.opts<VerifyFlags>();
  const path = statementPath(what, archive) ?? (await whyNone(what, archive, io));
  const expectedKey = options.key === undefined ? {} : { expectedKey: readKey(options.key) };
  if (path.toLowerCase().endsWith(".wacz")) {
    if (options.render)
      throw new UsageError("BAD_INPUT", "--render takes a certificate in an archive, no package");
    const roots = options.ca === undefined ? bundledRoots() : rootsIn(options.ca);
    return verifyWacz(path, { json: options.json ?? false, roots, ...expectedKey }, io);
  }
  if (options.render) demandFile(path);
  // In an archive the certificate lies in captures/<id>/, and file names are relative to the archive.
  const root = resolve(options.warcs ?? join(dirname(path), "..", ".."));
  await bringCaptureOf(path, root, io);
  const keys = { ...expectedKey, ...archiveKeyIn(root), ...clusterKeyOf(path, root, io) };
  const result = await verifyCertificate(path, { root, ...keys });
  const again = options.render ? await shownAgain(path, root, browserPath, result) : null;
  const said = { certificate: path, root, ...result, ...(again && { renderedAgain: again }) };
  if (options.json) io.out(`${printableJson(said)}\n`);
  else io.out(`${verificationText(path, result)}${again ? renderedAgainText(again) : ""}`);
  if (!result.ok) throw new FindingsReported();
}

/** Of a pipe there is one reading. */
function demandFile(path: string): void {
  if (statSync(path).isFile()) return;
  const why = "--render reads the certificate more than once";
  throw new UsageError("BAD_INPUT", `${why}, and ${path} is no file: write it into a file and name that`);
}

/** What is false is not shown: its words say nothing of these bytes; and no browser showed what is told. */
async function shownAgain(
  path: string,
  root: string,
  browserPath: string | null,
  { ok, testimony }: Verification,
): Promise<Awaited<ReturnType<typeof renderAgain>> | null> {
  if (testimony)
    throw new UsageError(
      "BAD_INPUT",
      "--render takes a certificate: no browser showed what a testimony tells",
    );
  return ok ? renderAgain(path, root, browserPath) : null;
}

interface VerifyFlags {
  readonly warcs?: string;
  readonly key?: string;
  readonly ca?: string;
  readonly json?: boolean;
  readonly render?: boolean;
}

async function verifyWacz(
  path: string,
  { json, ...options }: { json: boolean; roots: readonly string[]; expectedKey?: string },
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

/** A file, or what lies in a capture's folder: its certificate, or the testimony of what was told. */
function statementPath(what: string, archive: string): string | null {
  if (existsSync(what) && !statSync(what).isDirectory()) return resolve(what);
  const folder = existsSync(what) || !/^[\w.-]+$/.test(what) ? what : join(archive, "captures", what);
  const path = STATEMENTS.map((name) => join(folder, name)).find((one) => existsSync(one));
  return path === undefined ? null : resolve(path);
}

const STATEMENTS = ["certificate.json", "testimony.json"];

/** Says why there is no certificate: of looks of a watch there never is one. */
async function whyNone(what: string, archive: string, io: Io): Promise<never> {
  const isName = /^[\w.-]+$/.test(what) && existsSync(join(archive, "catalog.sqlite"));
  if (isName && (await isRefreshIn(archive, what, io)))
    throw new UsageError(
      "NOT_FOUND",
      `capture ${what} has no certificate: it holds looks of a watch, which speak of no one moment; isochron report --archive-view says what they prove together with others`,
    );
  throw new UsageError(
    "NOT_FOUND",
    `no certificate ${JSON.stringify(what)}, and no such capture in ${archive}`,
  );
}

async function isRefreshIn(dir: string, id: string, io: Io): Promise<boolean> {
  const archive = await openForReading(dir, io);
  try {
    const capture = await archive.catalog.captures.get(id);
    return capture !== null && isRefresh(capture);
  } finally {
    await archive.close();
  }
}

function rootsIn(path: string): readonly string[] {
  const roots = readKey(path).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  if (roots) return roots;
  throw new UsageError("BAD_INPUT", `${path}: expected certificates in PEM form for --ca, found none`);
}

/** The key that an archive publishes; elsewhere there is none. */
function archiveKeyIn(root: string): { archiveKey?: string } {
  const path = join(root, "keys", "archive-key.pub.pem");
  return existsSync(path) ? { archiveKey: readKey(path) } : {};
}

function readKey(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new UsageError("NOT_FOUND", `no key at ${path}`, { cause });
  }
}
