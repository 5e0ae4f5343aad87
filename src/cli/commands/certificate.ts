// `isochron certificate extract`: one page's part of a certificate, with its records and proofs, to hand over.
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { UsageError } from "#errors.js";
import { parsePageUrl, type Certificate, type CertificateExtract, type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { extractPages, recordsNamed } from "#quality/index.js";
import { renderDeclaration } from "#report/index.js";
import { listItems } from "#store/index.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-world.js";
import { addSettings, settingsOf } from "../options.js";

/** Adds the verb. */
export function addCertificateCommand(program: Command, io: Io): void {
  const certificate = program.command("certificate").description("work with certificates");
  const extract = certificate
    .command("extract")
    .description(
      "print the part of a certificate about one page and what it needs, ready to be verified alone",
    )
    .argument("<url>", "the page");
  addSettings(extract, ["archive"])
    .option("--capture <id>", "the capture (default: the newest finished one that has the page)")
    .option("--html", "print a declaration in plain language instead")
    .addHelpText("after", EXAMPLES)
    .action((url: string) => printExtract(url, extract, io));
}

const EXAMPLES = `
Examples:
  isochron certificate extract https://example.org/terms > terms.json
  isochron verify terms.json
  isochron certificate extract https://example.org/terms --html > terms.html`;

async function printExtract(text: string, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const options = command.opts<{ capture?: string; html?: boolean }>();
  const url = parsePageUrl(text);
  if (url === null) throw new UsageError("BAD_INPUT", `not an http(s) address: ${JSON.stringify(text)}`);
  const archive = await openForReading(dir, io);
  try {
    const extract = await makeExtract(archive, url, options.capture ?? null);
    io.out(options.html ? renderDeclaration(extract) : `${JSON.stringify(extract, null, 1)}\n`);
  } finally {
    await archive.close();
  }
}

async function makeExtract(archive: Archive, url: PageUrl, id: string | null): Promise<CertificateExtract> {
  const certificate = await findCertificate(archive, url, id);
  const requisites = await requisitesOf(archive, certificate.capture, url);
  const part = extractPages(certificate, [url, ...requisites]);
  return { ...part, records: await membersOf(archive, certificate, recordsNamed(part.entries)) };
}

async function findCertificate(archive: Archive, url: PageUrl, id: string | null): Promise<Certificate> {
  for (const capture of await archive.captures.list()) {
    if (id === null ? capture.phase !== "finished" : capture.id !== id) continue;
    const certificate = await archive.getCertificate(capture.id);
    if (certificate?.pages.some((page) => page.url === url)) return certificate;
  }
  throw new UsageError("NOT_FOUND", `no finished capture in ${archive.dir} has the page ${url}`);
}

/** What the page needs, and what that needs in turn: a style sheet has images of its own. */
async function requisitesOf(archive: Archive, captureId: string, url: PageUrl): Promise<readonly PageUrl[]> {
  const needs = new Map<PageUrl, readonly PageUrl[]>();
  for await (const { document, requisites } of archive.requisites.requisites(captureId))
    needs.set(document, requisites);
  const found = new Set<PageUrl>([url]);
  for (const page of found) for (const needed of needs.get(page) ?? []) found.add(needed);
  found.delete(url);
  return [...found];
}

/** The gzip members of the records, byte for byte, in the order of the files. */
async function membersOf(
  archive: Archive,
  { warcs }: Certificate,
  wanted: ReadonlySet<string>,
): Promise<CertificateExtract["records"]> {
  const records: { id: string; member: string }[] = [];
  for (const { file } of warcs) {
    const path = join(archive.dir, file);
    const handle = await open(path, "r");
    try {
      for await (const item of listItems(path, file)) {
        if (item.kind !== "record" || item.record.id === null || !wanted.has(item.record.id)) continue;
        const { id, offset, length } = item.record;
        const { buffer } = await handle.read(Buffer.alloc(length ?? 0), 0, length ?? 0, offset);
        records.push({ id, member: buffer.toString("base64") });
      }
    } finally {
      await handle.close();
    }
  }
  return records;
}
