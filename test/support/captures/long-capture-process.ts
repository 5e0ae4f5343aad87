// A child process that captures a site and puts the archive through its readers, and says how much memory each step took.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { SystemClock } from "#adapters/index.js";
import { makeWorld, captureSite } from "#crawl/index.js";
import { readExchange } from "#detect/index.js";
import { HttpFetcher } from "#fetch/index.js";
import type { Archive } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { listWarc, openArchive, reindex } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";

const [url, dir] = process.argv.slice(2) as [string, string];
const steps: { name: string; growthMb: number; result: unknown }[] = [];
const rssMb = (): number => process.memoryUsage.rss() / 1e6;

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const beforeMb = rssMb();
  let peakMb = beforeMb;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, rssMb())), 5);
  const result = await work();
  clearInterval(watch);
  steps.push({ name, growthMb: Math.max(peakMb, rssMb()) - beforeMb, result });
  return result;
}

async function sightings({ catalog }: Archive): Promise<string> {
  const all: unknown[] = [];
  for await (const sighting of catalog.sightings.ofCapture(id)) all.push(sighting);
  return JSON.stringify(all);
}

const clock = new SystemClock();
const archive = await openArchive(dir);
const fetcher = new HttpFetcher({
  clock,
  userAgent: "isochron/test",
  allowPrivate: true,
  limits: { maxResponseBytes: 1e9 },
  spool: archive.spool,
});
const settings = { delayMs: 0, strategy: "optimal-online", maxPages: 100, threshold: 0.1 };
const certificate = await step("capture", async () => {
  const request = { site: siteFromSeeds([url]), settings };
  const logger = { log: () => undefined };
  return (await captureSite(request, makeWorld({ archive, fetcher, clock, logger, software: "test" }))).files
    .certificate;
});
const { id } = (await archive.catalog.captures.list())[0]!;
const [file] = await archive.warcs.files(id);
const seen = await sightings(archive);
await fetcher.close();
await archive.close();
await step("verify", () => verifyCertificate(certificate, { root: dir }));
await step("check", async () => {
  const { records, findings } = await listWarc(join(dir, file!.file));
  return records.filter(({ digestOk }) => digestOk === false).length + findings.length;
});
await step("reindex", async () => {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(join(dir, `catalog.sqlite${suffix}`), { force: true });
  await reindex(dir, {
    readOutcome: async (exchange) => (await readExchange(exchange)).outcome,
  });
  const rebuilt = await openArchive(dir, { mode: "read" });
  const isSame = (await sightings(rebuilt)) === seen;
  await rebuilt.close();
  return isSame ? "the same sightings" : "other sightings";
});
process.stdout.write(JSON.stringify(steps));
