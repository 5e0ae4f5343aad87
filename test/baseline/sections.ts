// Everything that a run leaves behind, as texts by section.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Capture, KeptSketch } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { collect } from "../support/archives/archives.js";
import { Names } from "./normalised.js";
import type { Scene } from "../support/scenes/scene.js";
import { warcTexts } from "./warc-texts.js";

/** A run's sections by name; captures of one archive follow each other in each of them. */
export type Sections = Readonly<Record<string, string>>;

/** Reads the archive as whoever opens it later. */
export async function sectionsOf(scene: Scene): Promise<Sections> {
  const archive = await openArchive(scene.dir, { mode: "read" });
  try {
    const captures = (await archive.catalog.captures.list()).toReversed();
    const names = new Names(
      captures.map(({ id }) => id),
      scene.dir,
    );
    // First of all, so that records are numbered in the order in which they were written.
    const { records, metadata } = await warcTexts(archive, captures, names);
    const { ends, progress, log } = scene.said;
    return {
      warc: records,
      metadata,
      ends: names.text(ends.join("\n")),
      progress: names.text(progress.join("\n")),
      log: names.text(log.join("\n")),
      files: names.text(filesOf(scene.dir).join("\n")),
      captures: await names.lines(captures),
      ...(await catalogTexts(archive, captures, names)),
      ...(await resultTexts(archive, captures, names)),
      index: await indexText(archive, captures, names),
    };
  } finally {
    await archive.close();
  }
}

async function catalogTexts(archive: Archive, captures: readonly Capture[], names: Names): Promise<Sections> {
  const each = async (read: (id: string) => AsyncIterable<unknown>): Promise<string> =>
    (await Promise.all(captures.map(({ id }) => names.lines(read(id))))).join("\n\n");
  const status = await Promise.all(captures.map(({ id }) => archive.catalog.runStatus.get(id)));
  const rates = await archive.catalog.rates.sample(null, 100_000);
  return {
    frontier: await each((id) => archive.catalog.frontier.pages(id)),
    requisites: await each((id) => archive.catalog.requisites.requisites(id)),
    refusals: await each((id) => archive.catalog.refusals.ofCapture(id)),
    sightings: await each((id) => archive.catalog.sightings.ofCapture(id)),
    status: await names.lines(status),
    rates: await names.lines(rates.sort((a, b) => (a.url < b.url ? -1 : 1))),
    sketches: await names.lines((await collect(archive.catalog.sketches.all())).map(shortened)),
  };
}

function shortened({ signature, ...sketch }: KeptSketch): unknown {
  return { ...sketch, signature: sha256(signature) };
}

async function resultTexts(archive: Archive, captures: readonly Capture[], names: Names): Promise<Sections> {
  const reports: string[] = [];
  const certificates: string[] = [];
  for (const { id } of captures) {
    // Bytes are those of the compressed files; signature, hashes of the files and Merkle root hang on the record
    // ids: the pages under the root are here, and the verifier has recomputed the root from them.
    reports.push(names.document((await archive.results.getReport(id)) ?? {}, ["bytes"]));
    const certificate = (await archive.results.getCertificate(id)) ?? {};
    certificates.push(names.document(certificate, ["value", "sha256", "root"]));
  }
  return { report: reports.join("\n\n"), certificate: certificates.join("\n\n") };
}

/** What look-up gives of every page, and what is replayed of its last capture. */
async function indexText(archive: Archive, captures: readonly Capture[], names: Names): Promise<string> {
  const urls = new Set<string>();
  for (const { id } of captures)
    for await (const { url } of archive.catalog.frontier.pages(id)) urls.add(url);
  const lines: string[] = [];
  for (const url of [...urls].sort()) {
    const entries = await archive.index.lookup(url);
    for (const entry of entries) lines.push(names.json(entry));
    const last = entries.at(-1);
    if (last) lines.push(`  ${sha256((await archive.index.read(last)).httpBytes)}`);
  }
  return lines.join("\n");
}

/** The search index is left out: it is made of the rest when a run has ended, and a run that is cut short has none. */
function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/-(?:wal|shm)$|^search\.sqlite$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** SHA-256 in hexadecimal. */
export function sha256(data: string | NodeJS.ArrayBufferView): string {
  return createHash("sha256").update(data).digest("hex");
}
