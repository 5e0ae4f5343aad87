// Power loss: only what was synced is left; what a checkpoint or an index acknowledged is there. SQLite writes the
// catalog by itself: its log keeps commits in order, so that what is left of it is the catalog of some moment since
// its last checkpoint, and every one of these is tried.
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { surt } from "#formats/urls/surt.js";
import { instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { LocalBlobs } from "#store/blobs/local-blobs.js";
import { ArchiveIndex } from "#store/cdxj/archive-index.js";
import { mergeIntoIndex } from "#store/cdxj/build-index.js";
import { nodeFileSystem } from "#store/file-system.js";
import { openArchive, readWarcFile } from "#store/index.js";
import {
  collect,
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  someSighting,
  temporaryDirectory,
} from "../../support/archives/archives.js";
import { indexTarget } from "../../support/archives/index-target.js";
import { afterPowerLoss, RecordingFileSystem } from "../../support/archives/power-loss.js";

interface Step {
  readonly operations: number;
  /** Acknowledged by a checkpoint. */
  readonly synced: readonly string[];
  /** URLs that an index acknowledged. */
  readonly indexed: readonly string[];
  /** The catalog at the last checkpoint, and after every step since: power loss may leave any of them. */
  readonly catalogs: readonly string[];
}

function copyCatalog(dir: string): string {
  const copy = temporaryDirectory();
  for (const name of readdirSync(dir))
    if (name.startsWith("catalog")) cpSync(join(dir, name), join(copy, name));
  return copy;
}

async function run(dir: string, fs: RecordingFileSystem): Promise<Step[]> {
  const archive = await openArchive(dir, { fileSystem: fs, maxWarcBytes: 6000 });
  await archive.catalog.captures.create(someCapture("c1"));
  const sink = await archive.warcs.open("c1");
  const steps: Step[] = [];
  const written: string[] = [];
  const urls: string[] = [];
  let synced: string[] = [];
  let indexed: string[] = [];
  let catalogs = [copyCatalog(dir)];
  for (let seq = 0; seq < 8; seq++) {
    const url = pageUrl(`/${seq}`);
    const records = await sink.writeExchange(
      someExchange(url, 1_700_000_000_000 + seq, httpBytes("z".repeat(900))),
    );
    await archive.catalog.sightings.add(someSighting("c1", seq, { url, records }));
    written.push(...records.map(({ id }) => id));
    urls.push(url);
    if (seq % 4 === 2) {
      await sink.sync();
      synced = [...written];
      catalogs = [];
    }
    // The second time, records are indexed that no checkpoint has seen yet.
    if (seq === 2 || seq === 4) {
      await archive.warcs.index("c1");
      indexed = [...urls];
    }
    catalogs = [...catalogs, copyCatalog(dir)];
    steps.push({ operations: fs.log.length, synced, indexed, catalogs });
  }
  await archive.close();
  steps.push({ operations: fs.log.length, synced: written, indexed, catalogs: [copyCatalog(dir)] });
  return steps;
}

async function check(dir: string, step: Step): Promise<void> {
  const archive = await openArchive(dir);
  const found = new Set<string>();
  for (const { file } of await archive.warcs.files("c1").catch(() => []))
    for await (const item of readWarcFile(join(dir, file))) {
      if (item.kind === "finding") expect.unreachable(JSON.stringify(item.finding));
      if (item.kind === "end") found.add(item.record.id!);
    }
  for (const id of step.synced) expect(found).toContain(id);
  for (const url of step.indexed) {
    const [entry] = await archive.index.lookup(url);
    expect(Buffer.from((await archive.index.read(entry!)).httpBytes).toString()).toContain("zzz");
  }
  if (await archive.catalog.captures.get("c1")) {
    const sightings = await collect(archive.catalog.sightings.ofCapture("c1"));
    for (const { records } of sightings) for (const { id } of records) expect(found).toContain(id);
    const sink = await archive.warcs.open("c1");
    await sink.writeExchange(someExchange(pageUrl("/more"), 1_700_000_900_000, httpBytes("more")));
    await sink.close();
    await archive.warcs.index("c1");
    expect(await archive.index.lookup("http://example.org/more")).toHaveLength(1);
  }
  await archive.close();
}

it("finds every record that a checkpoint or an index acknowledged after power loss at any operation", async () => {
  const dir = temporaryDirectory();
  const fs = new RecordingFileSystem();
  const steps = await run(dir, fs);
  let losses = 0;
  for (const [i, step] of steps.entries())
    for (let operations = steps[i - 1]?.operations ?? 0; operations <= step.operations; operations++) {
      // Between two steps only what the earlier one had acknowledged is promised, and no more is in the catalog.
      const state = operations === step.operations ? step : steps[i - 1];
      for (const catalog of state?.catalogs ?? []) {
        const left = temporaryDirectory();
        afterPowerLoss(fs.log.slice(0, operations), dir, left);
        cpSync(catalog, left, { recursive: true });
        await check(left, state!);
        rmSync(left, { recursive: true });
        losses++;
      }
    }
  expect(losses).toBeGreaterThan(60);
});

async function* entries(from: number, to: number): AsyncGenerator<IndexEntry> {
  for (let n = from; n < to; n++) {
    const url = pageUrl(`/${n}`);
    const place = { file: "warcs/x.warc.gz", offset: n, length: 1, digest: null };
    const what = { status: 200, mime: "text/html", recordType: "response" } as const;
    yield { surt: surt(url), url, at: instant(1_700_000_000_000), ...place, ...what };
  }
}

it("leaves one whole index, old or new, of either form, after power loss at any operation", async () => {
  const dir = temporaryDirectory();
  const fs = new RecordingFileSystem();
  const target = indexTarget(dir, "indexes/example.org.cdxj", fs);
  const acknowledged: { operations: number; lines: number }[] = [{ operations: 0, lines: 0 }];
  // Plain, compressed, compressed again, and back.
  for (const [i, largeBytes] of [1e9, 0, 0, 1e9].entries()) {
    await mergeIntoIndex({ ...target, largeBytes }, entries(i * 50, i * 50 + 50));
    acknowledged.push({ operations: fs.log.length, lines: i * 50 + 50 });
  }
  for (let operations = 0; operations <= fs.log.length; operations++) {
    const left = temporaryDirectory();
    afterPowerLoss(fs.log.slice(0, operations), dir, left);
    const index = new ArchiveIndex(new LocalBlobs(left, nodeFileSystem));
    const found = (await collect(index.linesWith(["org,example)/"]))).flat().length;
    index.close();
    const promised = acknowledged.findLast((one) => one.operations <= operations)!.lines;
    expect([promised, promised + 50], `after ${operations} operations`).toContain(found);
  }
});
