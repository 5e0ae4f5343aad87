// `isochron certificate`: signs certificates, and cuts out one page's part to hand over.
import { writeFileSync } from "node:fs";
import type { Command } from "commander";
import { sealAgain } from "#crawl/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { parsePageUrl, type TestimonyStatement } from "#model/index.js";
import type { ResultStore } from "#ports/index.js";
import { renderDeclaration } from "#report/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import { extractJson, findExtract, writeExtractPackage } from "../extract-file.js";
import { extractFor } from "../extract-for.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { withWorld } from "../open-world.js";
import { WORLD_SETTINGS } from "../options/world-settings.js";
import { addSettings, settingsOf } from "../options/options.js";
import { forceOption, requireNewFile } from "../options/output-file.js";

/** Adds the verb. */
export function addCertificateCommand(program: Command, io: Io): void {
  const certificate = program.command("certificate").description("work with certificates");
  const extract = certificate
    .command("extract")
    .description(
      "write one page and what it needs as a small package that players open and verify checks alone",
    )
    .argument("<url>", "the page");
  readsCluster(addSettings(extract, ["archive"]), io)
    .option("--capture <id>", "the capture (default: the newest finished one that has the page)")
    .option(
      "--output <file>",
      "the package to write; a name ending in .json gives one JSON document",
      "extract.wacz",
    )
    .addOption(forceOption())
    .option("--json", "print the extract as one JSON document instead")
    .option("--html", "print a declaration in plain language instead")
    .option(
      "--for <group>",
      "only what the rules of access let this group of readers see (default: everything)",
    )
    .addHelpText("after", EXAMPLES)
    .action((url: string) => runExtract(url, extract, io));
  const sign = certificate
    .command("sign")
    .description(
      "sign a capture's certificate or testimony as CMS, or have it stamped with an outside authority's time",
    )
    .argument("<capture>", "the capture's id");
  addSettings(sign, SIGN_SETTINGS)
    .addHelpText("after", SIGN_EXAMPLES)
    .action((id: string) => runSign(id, sign, io));
}

const SIGN_SETTINGS = [...WORLD_SETTINGS, "timestampUrl"] as const;

const SIGN_EXAMPLES = `
Example:
  isochron certificate sign 20261115123000000 --sign-cert cert.pem --sign-key key.pem
  openssl cms -verify -binary -inform DER -in seal.p7s -content seal.json -CAfile ca.pem`;

async function runSign(id: string, command: Command, io: Io): Promise<void> {
  const settings = settingsOf(command, SIGN_SETTINGS, io);
  const authority = settings.timestampUrl === "" ? null : settings.timestampUrl;
  if (settings.signCert === "" && authority === null)
    throw new UsageError("USAGE", "with what? give --sign-cert and --sign-key, or --timestamp-url");
  await withWorld(settings, io, async (world) => {
    const known = await world.archive.catalog.captures.get(id);
    const { results } = world.archive;
    const certificate = known
      ? ((await results.getCertificate(id)) ?? (await testimonyHead(id, results)))
      : null;
    if (!certificate)
      throw new UsageError("NOT_FOUND", `no finished capture ${JSON.stringify(id)} in ${world.archive.dir}`);
    const files = await sealAgain(certificate, world, authority);
    for (const file of files) io.out(`${file}\n`);
    if (authority !== null && !files.some((file) => file.endsWith("end.tsr")))
      throw new IsochronError(
        "UNREACHABLE",
        `no time stamp from ${authority}: it was asked for, so ask again`,
      );
  });
}

/** A testimony without its versions, which its root covers: as it lies beside it. `null` where there is none. */
async function testimonyHead(
  id: string,
  results: ResultStore,
): Promise<Omit<TestimonyStatement, "versions"> | null> {
  const bytes = await results.getBeside(id, "seal.json");
  const head = bytes && (JSON.parse(Buffer.from(bytes).toString("utf8")) as TestimonyStatement);
  return head?.format === "isochron-testimony/1" ? head : null;
}

const EXAMPLES = `
Examples:
  isochron certificate extract https://example.org/terms --output terms.wacz
  isochron verify terms.wacz
  isochron certificate extract https://example.org/terms --html > terms.html`;

async function runExtract(text: string, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const { capture, output, json, html, force } = command.opts<{
    force?: boolean;
    capture?: string;
    output: string;
    json?: boolean;
    html?: boolean;
  }>();
  const group = command.opts<{ for?: string }>().for;
  const url = parsePageUrl(text);
  if (url === null) throw new UsageError("BAD_INPUT", `not an http(s) address: ${JSON.stringify(text)}`);
  if (!json && !html) requireNewFile(output, force);
  const archive = await openForReading(dir, io);
  try {
    const whole = await findExtract(archive, url, capture ?? null);
    const extract = group === undefined ? whole : await extractFor(archive, whole, group);
    if (html) return io.out(renderDeclaration(extract));
    if (json) return io.out(await extractJson(archive, extract));
    if (output.toLowerCase().endsWith(".json")) writeFileSync(output, await extractJson(archive, extract));
    else await writeExtractPackage(archive, extract, output);
    const [, ...requisites] = extract.entries;
    io.out(`${output}: ${url} and ${requisites.length} resources that it needs; isochron verify checks it\n`);
  } finally {
    await archive.close();
  }
}
