// Exports are whole by themselves and can be imported again.
import { join } from "node:path";
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import { exportWarc, importFiles, openArchive } from "#store/index.js";
import {
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../support/archives/archives.js";
import { judgeByWarcio } from "../../support/archives/warc-judges.js";

const T0 = 1_700_000_000_000;

async function twoCaptures(): Promise<string> {
  const dir = temporaryDirectory();
  const archive = await openArchive(dir);
  await archive.catalog.captures.create(someCapture("c1"));
  await archive.catalog.captures.create(someCapture("other", { site: "other.org" }));
  const sink = await archive.warcs.open("c1");
  const [, original] = await sink.writeExchange(someExchange(pageUrl("/a"), T0, httpBytes("A")));
  const refersTo = { id: original!.id, date: instant(T0) };
  await sink.writeExchange(someExchange(pageUrl("/b"), T0 + 1000, httpBytes("B")));
  await sink.writeExchange(someExchange(pageUrl("/a"), T0 + 2000, httpBytes("A"), { refersTo }));
  const elsewhere = await archive.warcs.open("other");
  await elsewhere.writeExchange(someExchange(pageUrl("/x"), T0 + 2000, httpBytes("X")));
  await archive.close();
  return dir;
}

it("writes a span of a site with the originals that its revisits need", async () => {
  const dir = await twoCaptures();
  const target = join(temporaryDirectory(), "deep/out.warc.gz");
  const summary = await exportWarc(dir, target, { site: "example.org", from: instant(T0 + 1500) });
  expect(summary).toEqual({
    records: 7,
    originals: 1,
    files: 1,
    missing: { count: 0, targets: [] },
    findings: [],
  });
  const judged = await judgeByWarcio(target);
  expect(judged.map(({ type }) => type)).toEqual(
    "warcinfo request response metadata request revisit metadata".split(" "),
  );
  const again = temporaryDirectory();
  await importFiles(again, [target]);
  await (await openArchive(again)).close();
  const archive = await openArchive(again, { mode: "read" });
  const entries = await archive.index.lookup(pageUrl("/a"));
  expect(entries.map(({ at }) => at - T0)).toEqual([0, 2000]);
  expect(Buffer.from((await archive.index.read(entries[1]!)).httpBytes).toString()).toContain("\r\n\r\nA");
  await archive.close();
});

it("writes everything when nothing is asked, and the same bytes as the archive holds", async () => {
  const dir = await twoCaptures();
  const target = join(temporaryDirectory(), "all.warc.gz");
  expect((await exportWarc(dir, target)).records).toBe(1 + 9 + 1 + 3);
  expect(await judgeByWarcio(target)).toHaveLength(14);
});
