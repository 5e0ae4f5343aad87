// Kills a writing process again and again, and checks the archive after each time.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import type { RecordRef } from "#model/index.js";
import { openArchive, readWarcFile } from "#store/index.js";
import { collect, temporaryDirectory } from "../archives/archives.js";
import { bundleForNode } from "../bundle-for-node.js";

/** As store-writer-process.ts does it. */
const EXCHANGES_PER_INDEX = 25;

interface Acknowledged {
  readonly seq: number;
  readonly url: string;
  readonly records: RecordRef[];
}

/** Writes to one archive in processes that are killed after a random number of acknowledgements. */
export async function killRounds(options: { rounds: number; seed: number }) {
  const dir = temporaryDirectory();
  const script = await bundleForNode("archives/store-writer-process.ts");
  const random = new SeededRandom(options.seed);
  const all: Acknowledged[] = [];
  for (let round = 0; round < options.rounds; round++) {
    // Every third kill comes as the process begins to index.
    const killAfter = round % 3 === 2 ? EXCHANGES_PER_INDEX : 1 + Math.floor(random.next() * 40);
    const { acknowledged, indexedUpTo } = await writeUntilKilled(script, dir, round, killAfter);
    all.push(...acknowledged);
    await checkArchive(dir, all, indexedUpTo);
  }
  rmSync(dirname(script), { recursive: true });
  return { rounds: options.rounds, acknowledged: all.length };
}

async function writeUntilKilled(script: string, dir: string, round: number, killAfter: number) {
  const args = [script, dir, "c1", String(round)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const exited = new Promise<NodeJS.Signals | null>((resolve) =>
    child.on("exit", (_, signal) => resolve(signal)),
  );
  const acknowledged: Acknowledged[] = [];
  let indexedUpTo = -1;
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may be torn by the kill.
    if (!line.endsWith("}")) continue;
    const message = JSON.parse(line) as Acknowledged | { indexed: number };
    if ("indexed" in message) indexedUpTo = message.indexed;
    else acknowledged.push(message);
    if (acknowledged.length >= killAfter) child.kill("SIGKILL");
  }
  expect(await exited).toBe("SIGKILL");
  return { acknowledged, indexedUpTo };
}

async function checkArchive(dir: string, all: readonly Acknowledged[], indexedUpTo: number): Promise<void> {
  const archive = await openArchive(dir);
  const found = new Map<string, string>();
  for (const { file } of await archive.warcs.files("c1")) {
    for await (const item of readWarcFile(join(dir, file))) {
      if (item.kind === "finding") expect.unreachable(JSON.stringify(item.finding));
      if (item.kind === "end") found.set(item.record.id!, `${file} ${item.record.offset} ${item.length}`);
    }
  }
  for (const { records } of all)
    for (const { id, file, offset, length } of records)
      expect(found.get(id)).toBe(`${file} ${offset} ${length}`);
  const sightings = await collect(archive.catalog.sightings.ofCapture("c1"));
  for (const { records } of sightings) for (const { id } of records) expect(found.has(id)).toBe(true);
  const seen = new Set(sightings.map(({ seq }) => seq));
  for (const { seq } of all) expect(seen.has(seq)).toBe(true);
  for (const { seq, url } of all.filter((one) => one.seq <= indexedUpTo))
    expect(await archive.index.lookup(url), `indexed ${seq}`).toHaveLength(1);
  await archive.warcs.index("c1");
  for (const { url, records } of all) {
    const [entry] = await archive.index.lookup(url);
    expect(entry).toMatchObject({ offset: records[1]!.offset, file: records[1]!.file });
  }
  await archive.close();
}
