// What is said of a view: its parts, what is missing, what the capture says.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { replay, type ServedEvidence } from "#access/index.js";
import { instant, type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { KnownCaptures } from "#server/replay/known-captures.js";
import { DEFAULT_MOMENTS, momentsOf } from "#server/replay/moments.js";
import { evidencePanel } from "#server/replay/view/evidence-markup.js";
import { compositeOf, FactGatherer } from "#server/replay/view/gather-facts.js";
import type { PartFacts, ViewFacts } from "#server/replay/view/view-facts.js";
import { passedOverWords } from "#server/replay/view/view-words.js";
import { memoryArchive, MemoryIndex } from "../../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../../support/samples/reports.js";
import { captured } from "../../../support/samples/sightings.js";

const AT = instant(AS_OF);
const PAGE = "http://a.test/";
const headOf = (type: string): string => `HTTP/1.1 200 OK\nContent-Type: ${type}`;

function gathererOf(archive: Archive): FactGatherer {
  const captures = new KnownCaptures(archive.catalog.captures);
  return new FactGatherer(archive, momentsOf(archive, captures, DEFAULT_MOMENTS));
}

async function factsOf(index: MemoryIndex, url = PAGE, at = AT): Promise<ViewFacts> {
  const archive = memoryArchive(index);
  return (await gathererOf(archive).of({ url: url as PageUrl, at }, []))!;
}

const told = ({ parts }: ViewFacts): unknown[] =>
  parts.map(({ url, kind, neededBy, record }) => [url, kind, neededBy, record?.storedAt ?? null]);

describe("the parts of a page", () => {
  it("are what the version shown names, and what that names in turn, with what is missing", async () => {
    const index = new MemoryIndex();
    index.add(PAGE, AS_OF - 9e8, headOf("text/html"), `<img src=/old.png>`);
    index.add(
      PAGE,
      AS_OF + 5,
      headOf("text/html"),
      `<title>T</title><link rel=stylesheet href=s.css><img src=/i.png>`,
    );
    Object.assign(
      index.add("http://a.test/s.css", AS_OF - 7, headOf("text/css"), "p{background:url(b.svg)}"),
      { mime: "text/css" },
    );
    Object.assign(index.add("http://a.test/b.svg", AS_OF, headOf("image/svg+xml"), "<svg/>"), {
      mime: "image/svg+xml",
    });
    const facts = await factsOf(index);
    expect(told(facts)).toEqual([
      [PAGE, "document", null, AS_OF + 5],
      ["http://a.test/s.css", "style", PAGE, AS_OF - 7],
      ["http://a.test/i.png", "image", PAGE, null],
      ["http://a.test/b.svg", "image", "http://a.test/s.css", AS_OF],
    ]);
    expect(facts.composite).toMatchObject({ parts: 4, missing: 1, isWhole: true });
    expect(facts.title).toBe("T");
  });

  it("are followed where they redirect, and in circles once", async () => {
    const index = new MemoryIndex();
    index.add(PAGE, AS_OF, headOf("text/html"), `<img src=/1><iframe src="/f"></iframe>`);
    index.add("http://a.test/1", AS_OF, "HTTP/1.1 302 Found\nLocation: /2", "");
    Object.assign(index.add("http://a.test/2", AS_OF, headOf("image/png"), "x"), { mime: "image/png" });
    index.add("http://a.test/f", AS_OF, headOf("text/html"), `<iframe src="/"></iframe><iframe src="/f">`);
    expect(told(await factsOf(index)).map((one) => (one as string[])[0])).toEqual([
      PAGE,
      "http://a.test/1",
      "http://a.test/f",
      "http://a.test/2",
    ]);
  });

  it("are bounded, and said not to be all: by number, by depth and by length", async () => {
    const index = new MemoryIndex();
    const many = Array.from({ length: 400 }, (_, i) => `<img src=/${i}.png>`).join("");
    index.add(PAGE, AS_OF, headOf("text/html"), many);
    const wide = await factsOf(index);
    expect(wide.parts.length).toBeLessThanOrEqual(251);
    expect(wide.composite.isWhole).toBe(false);
    for (let i = 0; i < 9; i++)
      index.add(`http://a.test/d${i}`, AS_OF, headOf("text/html"), `<iframe src=/d${i + 1}></iframe>`);
    expect((await factsOf(index, "http://a.test/d0")).composite.isWhole).toBe(false);
    index.add("http://a.test/long", AS_OF, headOf("text/html"), "x".repeat(1_100_000));
    expect((await factsOf(index, "http://a.test/long")).composite).toMatchObject({
      parts: 1,
      isWhole: false,
    });
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    index.add("http://a.test/bomb", AS_OF, `${headOf("text/html")}\nContent-Encoding: gzip`, bomb);
    expect((await factsOf(index, "http://a.test/bomb")).composite.isWhole).toBe(false);
  });
});

describe("the record that is told of", () => {
  it("is the one whose version answers for the moment, with what its looks prove", async () => {
    const index = new MemoryIndex();
    const { capture: captureId } = makeReport({ pages: 1 });
    const archive = memoryArchive(index, { reports: [makeReport({ pages: 1 })] });
    const looks = [
      ["a", AS_OF - 5000],
      ["a", AS_OF + 9000],
      ["b", AS_OF + 10_000],
    ] as const;
    for (const [seq, [content, sentAt]] of looks.entries()) {
      const { file, offset, length } = index.add(PAGE, sentAt, headOf("text/html"), content);
      await archive.catalog.sightings.add({
        ...captured(content, sentAt, sentAt + 5),
        records: [{ type: "response", id: "<urn:x>", file, offset, length }],
        url: PAGE as PageUrl,
        captureId,
        seq,
      });
    }
    const { shown } = (await gathererOf(archive).of({ url: PAGE as PageUrl, at: AT }, []))!;
    expect(shown).toMatchObject({
      storedAt: AS_OF - 5000,
      evidence: { tier: "observed", interval: { from: AS_OF - 4995, to: AS_OF + 9000 }, against: null },
    });
  });

  it("is another where that cannot be read back, as in replay", async () => {
    const index = new MemoryIndex();
    index.add(PAGE, AS_OF, "this is no HTTP", "x");
    index.add(PAGE, AS_OF + 60_000, headOf("text/html"), "whole");
    expect((await factsOf(index)).shown.storedAt).toBe(AS_OF + 60_000);
    const none = new MemoryIndex();
    none.add(PAGE, AS_OF, "this is no HTTP", "x");
    expect((await factsOf(none)).shown.storedAt).toBe(AS_OF);
  });
});

describe("of a picture, or another part that names nothing,", () => {
  const PICTURE = "http://a.test/i.png";
  const png = (index: MemoryIndex, at: number, head = headOf("image/png")): void =>
    void Object.assign(index.add(PICTURE, at, head, "x"), { mime: "image/png" });
  const pictureOf = ({ parts }: ViewFacts): PartFacts => parts.find(({ url }) => url === PICTURE)!;
  const page = (): MemoryIndex => {
    const index = new MemoryIndex();
    index.add(PAGE, AS_OF, headOf("text/html"), "<img src=/i.png>");
    return index;
  };

  it("the record that replay serves is told, and that a nearer one cannot be read", async () => {
    const index = page();
    png(index, AS_OF + 1, "this is no HTTP");
    png(index, AS_OF + 60_000);
    const query = { url: PICTURE as PageUrl, at: AT, within: null, prefix: "" };
    const served = await replay(index, query);
    expect(served.kind === "memento" && served.evidence.storedAt).toBe(AS_OF + 60_000);
    const told = pictureOf(await factsOf(index));
    expect(told.record?.storedAt).toBe(AS_OF + 60_000);
    expect(told.passedOver).toEqual([{ storedAt: AS_OF + 1, why: "unreadable" }]);
    expect(passedOverWords(told)).toMatch(/^the record of .* cannot be read; the next best one is shown$/);
  });

  it("a coding that does not decode is found too", async () => {
    const index = page();
    png(index, AS_OF + 1, `${headOf("image/png")}\nContent-Encoding: gzip`);
    png(index, AS_OF - 5);
    expect(pictureOf(await factsOf(index)).record?.storedAt).toBe(AS_OF - 5);
  });

  it("it is missing where nothing can be shown, and the view is not called coherent", async () => {
    const index = page();
    png(index, AS_OF + 1, "this is no HTTP");
    const facts = await factsOf(index);
    expect(pictureOf(facts)).toMatchObject({
      record: null,
      kind: "image",
      passedOver: [{ why: "unreadable" }],
    });
    expect(facts.composite.missing).toBe(1);
    expect(passedOverWords(pictureOf(facts))).toMatch(/^the record of .* cannot be read$/);
  });

  it("what replay finds past numbers against caches is found", async () => {
    const index = new MemoryIndex();
    index.add(PAGE, AS_OF, headOf("text/html"), "<img src=/i.png?_=123>");
    Object.assign(index.add(`${PICTURE}?_=99`, AS_OF, headOf("image/png"), "x"), { mime: "image/png" });
    expect((await factsOf(index)).parts[1]?.record?.url).toBe(`${PICTURE}?_=99`);
  });
});

describe("a document that cannot be read", () => {
  it("is missing among its own parts, whatever is known of it", async () => {
    const index = new MemoryIndex();
    index.add(PAGE, AS_OF, "this is no HTTP", "x");
    const facts = await factsOf(index);
    expect(facts.composite).toMatchObject({ class: "possibly coherent", missing: 1 });
    const place = { prefix: "", uiOrigin: "http://ui.test", isOutlined: false };
    expect(evidencePanel(facts, place)).toContain("cannot be read");
  });
});

describe("what the capture says", () => {
  const index = new MemoryIndex();
  index.add("http://demo.example/page-1.html", AS_OF, headOf("text/html"), "x");
  const report = makeReport({ pages: 3, verdictOf: (i) => (i === 1 ? "changed" : "sharp") });
  const target = { url: "http://demo.example/page-1.html" as PageUrl, at: AT };

  it("is its report's verdict on this page, with the reason and the capture's own time", async () => {
    const archive = memoryArchive(index, { reports: [report] });
    const captures = await archive.catalog.captures.list();
    const { verdict } = (await gathererOf(archive).of(target, captures))!;
    expect(verdict).toEqual({
      capture: report.capture,
      asOf: AS_OF,
      verdict: "changed",
      reason: "the response after the time point has a different body",
      isImported: false,
    });
  });

  it("is nothing for a record that was made while no capture was running", async () => {
    const later = { ...report, startedAt: AS_OF + 1, finishedAt: AS_OF + 2 };
    const archive = memoryArchive(index, { reports: [later] });
    const captures = await archive.catalog.captures.list();
    expect((await gathererOf(archive).of(target, captures))!.verdict).toBeNull();
  });

  it("is not read off reports that are too long to be read here", async () => {
    const long = { ...report, all: { ...report.all, pages: 100_001 } };
    const archive = memoryArchive(index, { reports: [long] });
    const captures = await archive.catalog.captures.list();
    expect((await gathererOf(archive).of(target, captures))!.verdict).toBeNull();
  });
});

describe("the class of a view", () => {
  const evidence: ServedEvidence = {
    tier: "observed",
    interval: { from: AT, to: AT },
    at: AT,
    storedAt: AT,
    distanceMs: 0,
    captureId: null,
    against: null,
  };
  const record = { url: PAGE, storedAt: AT, status: 200, mime: null, evidence };
  const part: PartFacts = { url: PAGE, kind: "document", neededBy: null, record, passedOver: [] };

  it("is coherent only where every part is here, and every part is known", () => {
    expect(compositeOf({ parts: [part], isWhole: true }).class).toBe("prima facie coherent");
    expect(compositeOf({ parts: [part], isWhole: false }).class).toBe("possibly coherent");
    const lacking = { parts: [part, { ...part, record: null }], isWhole: true };
    expect(compositeOf(lacking)).toMatchObject({ class: "possibly coherent", missing: 1 });
  });

  it("stays what it is where something speaks against a part", () => {
    const against = { ...part, record: { ...record, evidence: { ...evidence, against: "known" as const } } };
    expect(compositeOf({ parts: [part, against], isWhole: false }).class).toBe("prima facie violative");
  });
});
