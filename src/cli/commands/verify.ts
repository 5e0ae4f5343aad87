// `isochron verify`: is a certificate, extract or package true, by the bytes of its WARC files alone?
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import { bundledRoots } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { printableJson } from "#formats/index.js";
import { isRefresh } from "#model/index.js";
import { openWacz } from "#store/index.js";
import { verifyCertificate, verifyPackage } from "#verify/index.js";
import { FindingsReported } from "../findings.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-world.js";
import { addSettings, settingsOf } from "../options/options.js";
import { renderAgain, renderedAgainText } from "../render-again/render-again.js";
import { packageText, verificationText } from "../verify-words.js";

/** Adds the verb. */
export function addVerifyCommand(program: Command, io: Io): void {
  const command = program
    .command("verify")
    .description("check a certificate against the bytes of its WARC files, independently of what made it")
    .argument(
      "<certificate|wacz|capture>",
      "a certificate or extract (.json), a package (.wacz), or the id of a capture in the archive",
    );
  addSettings(command, ["archive", "browserPath"])
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
Exit code 0: true. 1: false, and the first false line is named.

Examples:
  isochron verify 20261115123000000
  isochron verify 20261115123000000 --render
  isochron verify site.wacz
  isochron verify archive/captures/20261115123000000/certificate.json --key archive-key.pub.pem`;

async function verify(what: string, command: Command, io: Io): Promise<void> {
  const { archive, browserPath } = settingsOf(command, ["archive", "browserPath"], io);
  const options = command.opts<VerifyFlags>();
  const path = certificatePath(what, archive) ?? (await whyNone(what, archive, io));
  const expectedKey = options.key === undefined ? {} : { expectedKey: readKey(options.key) };
  if (path.toLowerCase().endsWith(".wacz")) {
    if (options.render)
      throw new UsageError("BAD_INPUT", "--render takes a certificate in an archive, no package");
    const roots = options.ca === undefined ? bundledRoots() : rootsIn(options.ca);
    return verifyWacz(path, { json: options.json ?? false, roots, ...expectedKey }, io);
  }
  // In an archive the certificate lies in captures/<id>/, and file names are relative to the archive.
  const root = resolve(options.warcs ?? join(dirname(path), "..", ".."));
  const result = await verifyCertificate(path, { root, ...expectedKey, ...archiveKeyIn(root) });
  // What is false is not shown: its words say nothing of these bytes.
  const isShown = options.render === true && result.ok;
  const again = isShown ? await renderAgain(path, root, browserPath) : null;
  const said = { certificate: path, root, ...result, ...(again && { renderedAgain: again }) };
  if (options.json) io.out(`${printableJson(said)}\n`);
  else io.out(`${verificationText(path, result)}${again ? renderedAgainText(again) : ""}`);
  if (!result.ok) throw new FindingsReported();
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

function certificatePath(what: string, archive: string): string | null {
  if (existsSync(what)) return resolve(what);
  const path = /^[\w.-]+$/.test(what) ? join(archive, "captures", what, "certificate.json") : what;
  return existsSync(path) ? resolve(path) : null;
}

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
