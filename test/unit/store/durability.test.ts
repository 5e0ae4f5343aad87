// Power loss: only what was synced is left, whatever the catalog's age; what a checkpoint acknowledged is there.
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openArchive, readWarc } from "#store/index.js";
import {
  collect,
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  someSighting,
  temporaryDirectory,
} from "../../support/archives.js";
import { afterPowerLoss, RecordingFileSystem } from "../../support/power-loss.js";

interface Step {
  readonly operations: number;
  /** Acknowledged by a checkpoint. */
  readonly synced: readonly string[];
  /** The catalog then, and at the last checkpoint: power loss may leave either, or one between. */
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
  await archive.captures.create(someCapture("c1"));
  const sink = await archive.openWarc("c1");
  const steps: Step[] = [];
  const written: string[] = [];
  let synced: string[] = [];
  let old = copyCatalog(dir);
  for (let seq = 0; seq < 8; seq++) {
    const url = pageUrl(`/${seq}`);
    const records = await sink.writeExchange(
      someExchange(url, 1_700_000_000_000 + seq, httpBytes("z".repeat(900))),
    );
    await archive.observations.add(someSighting("c1", seq, { url, records }));
    written.push(...records.map(({ id }) => id));
    if (seq % 4 === 2) {
      await sink.sync();
      synced = [...written];
      old = copyCatalog(dir);
    }
    if (seq === 4) await archive.indexCapture("c1");
    steps.push({ operations: fs.log.length, synced, catalogs: [old, copyCatalog(dir)] });
  }
  await archive.close();
  steps.push({ operations: fs.log.length, synced: written, catalogs: [copyCatalog(dir)] });
  return steps;
}

async function check(dir: string, step: Step): Promise<void> {
  const archive = await openArchive(dir);
  const found = new Set<string>();
  for (const { file } of await archive.warcFiles("c1").catch(() => []))
    for await (const item of readWarc(join(dir, file))) {
      if (item.kind === "finding") expect.unreachable(JSON.stringify(item.finding));
      if (item.kind === "end") found.add(item.record.id!);
    }
  for (const id of step.synced) expect(found).toContain(id);
  if (await archive.captures.get("c1")) {
    const sightings = await collect(archive.observations.ofCapture("c1"));
    for (const { records } of sightings) for (const { id } of records) expect(found).toContain(id);
    const sink = await archive.openWarc("c1");
    await sink.writeExchange(someExchange(pageUrl("/more"), 1_700_000_900_000, httpBytes("more")));
    await sink.close();
    await archive.indexCapture("c1");
    expect(await archive.index.lookup("http://example.org/more")).toHaveLength(1);
  }
  await archive.close();
}

it("finds every record that a checkpoint acknowledged after power loss at any operation", async () => {
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
  expect(losses).toBeGreaterThan(25);
});
