// Whatever is written into an archive comes out of a package and of one merged file of it, byte for byte.
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import { checkWacz, exportWacz, exportWarc, importFiles, openArchive } from "#store/index.js";
import { judgeByWarcio } from "../support/archives/warc-judges.js";
import { httpBytes, pageUrl, someCapture, someExchange } from "../support/samples/exchanges.js";

const T0 = 1_700_000_000_000;

interface Look {
  readonly path: number;
  readonly body: Uint8Array;
  /** Seen again, unchanged, in the second capture. */
  readonly isRevisited: boolean;
}

const look = fc.record({
  path: fc.nat({ max: 5 }),
  body: fc.uint8Array({ maxLength: 300 }),
  isRevisited: fc.boolean(),
});

async function fill(dir: string, looks: readonly Look[]): Promise<void> {
  const archive = await openArchive(dir, { maxWarcBytes: 2000 });
  await archive.catalog.captures.create(someCapture("first"));
  await archive.catalog.captures.create(someCapture("second"));
  const first = await archive.warcs.open("first");
  const second = await archive.warcs.open("second");
  for (const [i, { path, body, isRevisited }] of looks.entries()) {
    const url = pageUrl(`/${path}`);
    const at = T0 + i * 1000;
    const [, original] = await first.writeExchange(someExchange(url, at, httpBytes(body)));
    const refersTo = { id: original!.id, date: instant(at) };
    if (isRevisited)
      await second.writeExchange(someExchange(url, at + 500_000, httpBytes(body), { refersTo }));
  }
  await archive.close();
}

async function bodiesIn(dir: string): Promise<Map<number, string>> {
  await (await openArchive(dir)).close();
  const archive = await openArchive(dir, { mode: "read" });
  const bodies = new Map<number, string>();
  for (let path = 0; path <= 5; path++)
    for (const entry of await archive.index.lookup(pageUrl(`/${path}`))) {
      const { httpBytes: bytes } = await archive.index.read(entry);
      bodies.set(entry.at - T0, `${path} ${Buffer.from(bytes).toString("hex")}`);
    }
  await archive.close();
  return bodies;
}

function expected(looks: readonly Look[], offsetMs: number): [number, string][] {
  return looks.map(({ path, body }, i) => [
    i * 1000 + offsetMs,
    `${path} ${httpBytes(body).toString("hex")}`,
  ]);
}

/** The files that were begun one after the other. */
function rotated(dir: string): string[] {
  const folder = join(dir, "archive/warcs/example.org");
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}

async function blocksOf(files: readonly string[]): Promise<string[]> {
  const records = await Promise.all(files.map(judgeByWarcio));
  return records.flat().map(({ id, block }) => `${id} ${block.toString("hex")}`);
}

it("write, rotate, merge or package, import and read is the identity, for the whole and for the capture of revisits", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(look, { minLength: 1, maxLength: 8 }), async (looks) => {
      const dir = await mkdtemp(join(tmpdir(), "isochron-wacz-"));
      try {
        await fill(join(dir, "archive"), looks);
        await exportWacz(join(dir, "archive"), join(dir, "all.wacz"));
        expect(await checkWacz(join(dir, "all.wacz"))).toEqual([]);
        await importFiles(join(dir, "again"), [join(dir, "all.wacz")]);
        const revisits = expected(looks, 500_000).filter((_, i) => looks[i]!.isRevisited);
        expect(await bodiesIn(join(dir, "again"))).toEqual(new Map([...expected(looks, 0), ...revisits]));
        await exportWarc(join(dir, "archive"), join(dir, "merged.warc.gz"));
        expect(await blocksOf([join(dir, "merged.warc.gz")])).toEqual(await blocksOf(rotated(dir)));
        if (revisits.length === 0) return;
        await exportWacz(join(dir, "archive"), join(dir, "part.wacz"), { capture: "second" });
        expect(await checkWacz(join(dir, "part.wacz"))).toEqual([]);
        await importFiles(join(dir, "part"), [join(dir, "part.wacz")]);
        const originals = expected(looks, 0).filter((_, i) => looks[i]!.isRevisited);
        expect(await bodiesIn(join(dir, "part"))).toEqual(new Map([...originals, ...revisits]));
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    }),
    { seed: 20_110_411, numRuns: 12 },
  );
}, 60_000);
