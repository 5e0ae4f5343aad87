// A few figures of a run that people can read, kept beside the hashes so that a difference says something.
import { join } from "node:path";
import type { CaptureReport } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { listWarc, openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";

/** The figures of one capture of a run. */
export type Headline = Readonly<Record<string, string | number | boolean>>;

/** The figures of every capture in the archive, oldest first. */
export async function headlinesOf(dir: string): Promise<Headline[]> {
  const archive = await openArchive(dir, { mode: "read" });
  try {
    const captures = (await archive.catalog.captures.list()).toReversed();
    return await Promise.all(captures.map(({ id, phase }) => headlineOf(archive, id, phase)));
  } finally {
    await archive.close();
  }
}

async function headlineOf(archive: Archive, id: string, phase: string): Promise<Headline> {
  const files = (await archive.warcs.files(id)).map(({ file }) => join(archive.dir, file));
  const listings = await Promise.all(files.map((file) => listWarc(file)));
  const records = counted(listings.flatMap((listing) => listing.records.map(({ type }) => type)));
  const report = await archive.results.getReport(id);
  const head = { phase, warcs: files.length, records };
  return report ? { ...head, ...figuresOf(report), verified: await isTrue(archive.dir, id) } : head;
}

function figuresOf({ all, requests, pages, refusals = [] }: CaptureReport): Headline {
  return {
    pages: all.pages,
    sharp: all.sharp,
    attested: all.attested,
    possible: all.possible,
    requests,
    verdicts: counted(pages.map(({ verdict }) => verdict)),
    // Figures within reasons are in the report's own section.
    reasons: counted(pages.flatMap(({ reason }) => reason?.replaceAll(/ \(.*|\d+/g, "") ?? [])),
    refused: refusals.map(({ code, pages, urls }) => `${code} ${pages}+${urls}`).join(", "),
  };
}

async function isTrue(dir: string, id: string): Promise<boolean> {
  return (await verifyCertificate(join(dir, "captures", id, "certificate.json"), { root: dir })).ok;
}

function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([word, count]) => `${count} ${word}`).join(", ");
}
