// A catalog is copied as it is at one moment, while it is written to and while SQLite would like to tidy its log.
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isWholeCatalog, openCatalog } from "#store/catalog/local-catalog.js";
import { openArchive, snapshotCatalog } from "#store/index.js";
import { pageUrl, someCapture, temporaryDirectory } from "../../../support/archives/archives.js";

const PAGES = 3000;

function pages(from: number, to: number) {
  const one = (n: number) => ({ url: pageUrl(`/${n}`), kind: "document", depth: 0, via: null }) as const;
  const rest = { state: "known", reason: null, late: false } as const;
  return Array.from({ length: to - from }, (_, n) => ({ ...one(from + n), ...rest }));
}

async function countIn(dir: string): Promise<number> {
  const catalog = openCatalog(join(dir, "catalog.sqlite"), "read");
  let count = 0;
  for await (const { url } of catalog.frontier.pages("c1")) count += url === "" ? 0 : 1;
  catalog.close();
  return count;
}

describe("a copy of a catalog", () => {
  it("has what was committed before it was taken, and nothing that came while it was", async () => {
    const [dir, to] = [temporaryDirectory(), join(temporaryDirectory(), "copies")];
    const archive = await openArchive(dir);
    const { catalog } = archive;
    await catalog.captures.create(someCapture("c1"));
    await catalog.frontier.add("c1", pages(0, PAGES));
    let isCopied = false;
    const copied = snapshotCatalog(dir, to).finally(() => (isCopied = true));
    let added = PAGES;
    while (!isCopied) {
      await catalog.frontier.add("c1", pages(added, (added += 1000)));
      await new Promise(setImmediate);
    }
    expect(await copied).toEqual(["catalog.sqlite"]);
    await catalog.frontier.add("c1", pages(added, (added += 1000)));
    expect(isWholeCatalog(join(to, "catalog.sqlite"))).toBe(true);
    const count = await countIn(to);
    expect(count % 1000).toBe(0);
    expect(count).toBeGreaterThanOrEqual(PAGES);
    expect(count).toBeLessThan(added);
    expect(await countIn(dir)).toBe(added);
    await archive.close();
  });

  it("takes the place of an earlier one", async () => {
    const [dir, to] = [temporaryDirectory(), join(temporaryDirectory(), "copies")];
    const archive = await openArchive(dir);
    const { catalog } = archive;
    await catalog.captures.create(someCapture("c1"));
    await snapshotCatalog(dir, to);
    await catalog.frontier.add("c1", pages(0, 3));
    await snapshotCatalog(dir, to);
    expect(await countIn(to)).toBe(3);
    await archive.close();
  });
});
