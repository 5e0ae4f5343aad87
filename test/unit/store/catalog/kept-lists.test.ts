// What a reader of the archive keeps between two questions is what the archive holds, whoever writes meanwhile.
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { instant, StepTally } from "#model/index.js";
import type { OpenedCatalog } from "#ports/index.js";
import { openCatalog } from "#store/catalog/local-catalog.js";
import { openArchive } from "#store/index.js";
import { someCapture, temporaryDirectory } from "../../../support/archives/archives.js";

function openBoth(): { readonly writer: OpenedCatalog; readonly reader: OpenedCatalog } {
  const path = join(temporaryDirectory(), "catalog.sqlite");
  const writer = openCatalog(path, "write");
  const reader = openCatalog(path, "read");
  onTestFinished(() => (reader.close(), writer.close()));
  return { writer, reader };
}

it("a reader lists captures anew after whatever a writer changed, and only then", async () => {
  const { writer, reader } = openBoth();
  expect(await reader.captures.list()).toEqual([]);
  await writer.captures.create(someCapture("c1"));
  const first = await reader.captures.list();
  expect(first).toEqual(await writer.captures.list());
  expect(await reader.captures.list()).toBe(first);
  await writer.captures.update("c1", { phase: "finished", finishedAt: instant(9) });
  const [changed] = await reader.captures.list();
  expect(changed).toMatchObject({ phase: "finished", finishedAt: 9 });
  for (let i = 2; i < 12; i++) {
    await writer.captures.create(someCapture(`c${i}`));
    expect(await reader.captures.list()).toEqual(await writer.captures.list());
  }
});

it("whoever writes keeps nothing: its own changes are told of at once", async () => {
  const { writer } = openBoth();
  for (const id of ["c1", "c2"]) {
    await writer.captures.create(someCapture(id));
    expect((await writer.captures.list()).map((one) => one.id)).toContain(id);
  }
});

it("a reader's stamp of what captures have added is another after each of them", async () => {
  const { writer, reader } = openBoth();
  for (const id of ["c1", "c2"]) await writer.captures.create(someCapture(id));
  const stamps = [await reader.standing.stamp()];
  for (const id of ["c1", "c2", "c1"]) {
    await writer.standing.put(id, { pages: 1, changes: new StepTally().changes, hosts: [] });
    stamps.push(await reader.standing.stamp());
    expect(await reader.standing.stamp()).toBe(await writer.standing.stamp());
  }
  expect(new Set(stamps).size).toBe(4);
});

it("a reader of the words knows which captures are whole, also when the index is made anew", async () => {
  const dir = temporaryDirectory();
  const writer = await openArchive(dir);
  const reader = await openArchive(dir, { mode: "read" });
  onTestFinished(async () => (await reader.close(), writer.close()));
  expect([...(await reader.search.captures())]).toEqual([]);
  for (const id of ["c1", "c2"]) {
    await writer.search.finish(id);
    expect(await reader.search.captures()).toEqual(await writer.search.captures());
  }
  await writer.search.clear();
  expect([...(await reader.search.captures())]).toEqual([]);
});
