// What a copy goes by: the looks of its captures alone, or all that replay goes by.
import { expect, it } from "vitest";
import { CopyEvidence, type CopyScope } from "#access/files/copy-evidence.js";
import { instant, StepTally, type PageUrl } from "#model/index.js";
import { MemoryCatalog } from "#store/index.js";
import { someCapture } from "../../support/archives/archives.js";
import { captured, unchanged } from "../../support/samples/sightings.js";

const PAGE = "http://site.test/" as PageUrl;
const wish = { at: instant(5_000), patienceMs: 1_000 };
const NO_HOSTS = { hosts: [] };

/** A capture of the site, one of another that looked at the page too, and a host whose 304s are not believed. */
async function evidenceOf(scope: CopyScope, isCounted = true): Promise<CopyEvidence> {
  const catalog = new MemoryCatalog();
  const own = { ...someCapture("c1"), site: "site.test" };
  await catalog.captures.create(own);
  await catalog.captures.create({ ...someCapture("c2"), site: "other.test" });
  for (const [seq, look] of [
    captured("A", 1_000, 1_010),
    captured("A", 2_000, 2_010),
    unchanged(2_500, 2_510),
  ].entries())
    await catalog.sightings.add({ ...look, url: PAGE, captureId: "c1", seq });
  await catalog.sightings.add({ ...captured("B", 9_000, 9_010), url: PAGE, captureId: "c2", seq: 9 });
  // The catalog counts another time than the looks of the one capture show.
  const tally = new StepTally();
  tally.add([{ from: instant(6_000), to: instant(7_000) }]);
  if (isCounted) await catalog.standing.put("c1", { pages: 1, changes: tally.changes, ...NO_HOSTS });
  return new CopyEvidence({ catalog } as never, [own], scope);
}

it("of named captures nothing but their own looks counts", async () => {
  const evidence = await evidenceOf("captures");
  const { looks, trust } = await evidence.ofPage(PAGE);
  expect([looks.map(({ captureId }) => captureId), trust]).toEqual([["c1", "c1", "c1"], null]);
  expect((await evidence.momentNear(wish, [PAGE])).at).toBe(2_000);
});

it("of a site all looks count as in replay, and the moment is the catalog's", async () => {
  const evidence = await evidenceOf("archive");
  const { looks } = await evidence.ofPage(PAGE);
  // Nobody has tried the host: its 304 says nothing.
  expect(looks.map(({ captureId, outcome }) => [captureId, outcome.kind])).toEqual([
    ["c1", "captured"],
    ["c1", "captured"],
    ["c2", "captured"],
  ]);
  expect((await evidence.momentNear(wish, [PAGE])).at).toBe(6_000);
});

it("where nobody has counted the looks decide", async () => {
  const evidence = await evidenceOf("archive", false);
  expect((await evidence.momentNear(wish, [PAGE])).at).toBe(2_000);
});
