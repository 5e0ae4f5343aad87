// Fixity audits find every changed byte, log what they saw, repair nothing, and go on where they stopped.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { Clock } from "#ports/index.js";
import { auditArchive, openArchive } from "#store/index.js";
import {
  collect,
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../support/archives/archives.js";

const clock: Clock = { now: () => instant(1_800_000_000_000), sleepUntil: async () => undefined };

async function archiveOfThreeFiles(): Promise<string> {
  const dir = temporaryDirectory();
  const archive = await openArchive(dir);
  await archive.catalog.captures.create(someCapture("c1"));
  for (let i = 0; i < 3; i++) {
    const sink = await archive.warcs.open("c1");
    await sink.writeExchange(someExchange(pageUrl(`/${i}`), 1_700_000_000_000 + i, httpBytes(`body ${i}`)));
    await sink.close();
  }
  await archive.close();
  return dir;
}

it("passes an untouched archive and logs every file", async () => {
  const dir = await archiveOfThreeFiles();
  const audited = await collect(auditArchive(dir, "a1", clock));
  expect(audited.map(({ records, sha256Ok, findings }) => [records, sha256Ok, findings])).toEqual(
    Array.from({ length: 3 }, () => [4, true, []]),
  );
  const log = readFileSync(join(dir, "audits.jsonl"), "utf8").trim().split("\n");
  expect(log.map((line) => JSON.parse(line) as unknown)).toEqual(audited);
});

it("finds a changed byte wherever it is, and leaves the file as it is", async () => {
  const dir = await archiveOfThreeFiles();
  const path = join(dir, "warcs/example.org/c1-00002.warc.gz");
  const good = readFileSync(path);
  for (let at = 3; at < good.length; at += 97) {
    const bad = Buffer.from(good);
    bad[at]! ^= 1;
    writeFileSync(path, bad);
    const [first, second, third] = await collect(auditArchive(dir, `at ${at}`, clock));
    expect(first!.findings).toEqual([]);
    expect(second!.findings.length).toBeGreaterThan(0);
    expect(second!.sha256Ok).toBe(false);
    expect(third!.findings).toEqual([]);
    expect(readFileSync(path).equals(bad)).toBe(true);
  }
});

it("goes on where an audit of the same name stopped, also behind a torn line", async () => {
  const dir = await archiveOfThreeFiles();
  for await (const { file } of auditArchive(dir, "a1", clock)) if (file.includes("00002")) break;
  const log = join(dir, "audits.jsonl");
  const text = readFileSync(log, "utf8");
  writeFileSync(log, `${text}{"audit":"a1","fi`);
  const path = join(dir, "warcs/example.org/c1-00001.warc.gz");
  const missing = join(dir, "warcs/example.org/c1-00003.warc.gz");
  writeFileSync(path, "changed after it was audited");
  const audited = await collect(auditArchive(dir, "a1", clock));
  expect(audited.map(({ findings }) => findings.length)).toEqual([0, 0, 0]);
  expect(readFileSync(log, "utf8").trim().split("\n")).toHaveLength(4);
  rmSync(missing);
  const again = await collect(auditArchive(dir, "a2", clock));
  expect(again[0]!.findings.length).toBeGreaterThan(0);
  expect(again[2]!.findings).toMatchObject([{ code: "unreadable" }]);
});
