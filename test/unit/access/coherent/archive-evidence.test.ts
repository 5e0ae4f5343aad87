// What the catalog knows of a page: clocks' errors, hosts' words, what documents need; and the moment that follows.
import { describe, expect, it } from "vitest";
import { ArchiveEvidence, momentFor, reasonAt, reasonText } from "#access/index.js";
import {
  instant,
  StepTally,
  type Capture,
  type HostWord,
  type PageUrl,
  type Sighting,
  type StandingShare,
} from "#model/index.js";
import { MemoryCatalog } from "#store/index.js";
import { someCapture } from "../../../support/archives/archives.js";
import { captured, unchanged } from "../../../support/samples/sightings.js";

const url = (path: string): PageUrl => `http://site.test/${path}` as PageUrl;
const [DOCUMENT, STYLE, IMAGE] = [url(""), url("s.css"), url("i.png")];
const TRUSTED: HostWord = { host: "site.test", trust: { skewUpperMs: 0 }, isNotModifiedTrusted: true };

interface Told {
  readonly captures?: readonly Partial<Capture>[];
  readonly looks: readonly Sighting[];
  readonly shares?: Readonly<Record<string, Partial<StandingShare>>>;
}

/** A catalog of captures, and what is read from it. */
async function evidenceOf({ captures = [{}], looks, shares = {} }: Told): Promise<{
  catalog: MemoryCatalog;
  evidence: ArchiveEvidence;
}> {
  const catalog = new MemoryCatalog();
  for (const [i, more] of captures.entries())
    await catalog.captures.create({ ...someCapture(`c${i + 1}`), ...more });
  for (const [seq, look] of looks.entries()) await catalog.sightings.add({ ...look, seq });
  for (const [id, share] of Object.entries(shares))
    await catalog.standing.put(id, { pages: 0, changes: new StepTally().changes, hosts: [], ...share });
  const evidence = new ArchiveEvidence({ catalog, captures: () => catalog.captures.list() });
  return { catalog, evidence };
}

const of = (page: PageUrl, look: Sighting, captureId = "c1"): Sighting => ({ ...look, url: page, captureId });

describe("looks at a page", () => {
  it("have the errors of their runs' clocks", async () => {
    const run = { startedAt: instant(0), errorMs: 40 } as NonNullable<Capture["runs"]>[number];
    const { evidence } = await evidenceOf({
      captures: [{ runs: [run] }, {}],
      looks: [of(DOCUMENT, captured("A", 10, 12)), of(DOCUMENT, captured("A", 500, 502), "c2")],
    });
    const { looks } = await evidence.ofPage(DOCUMENT);
    expect(looks.map(({ clockErrorMs }) => clockErrorMs)).toEqual([40, undefined]);
  });

  it("count 304s only of hosts that every capture found to be honest", async () => {
    const told = { looks: [of(DOCUMENT, captured("A", 10, 12)), of(DOCUMENT, unchanged(40, 41))] };
    const kinds = async (shares: Told["shares"] = {}): Promise<string[]> => {
      const { evidence } = await evidenceOf({ ...told, captures: [{}, {}], shares });
      return (await evidence.ofPage(DOCUMENT)).looks.map(({ outcome }) => outcome.kind);
    };
    const lying = { ...TRUSTED, isNotModifiedTrusted: false };
    expect(await kinds({ c1: { hosts: [TRUSTED] } })).toEqual(["captured", "unchanged"]);
    expect(await kinds({ c1: { hosts: [TRUSTED] }, c2: { hosts: [lying] } })).toEqual(["captured"]);
    expect(await kinds()).toEqual(["captured"]); // nobody tested it
  });

  it("are carried by Last-Modified with the widest skew, and by none that a capture distrusts", async () => {
    const looks = [of(DOCUMENT, captured("A", 10, 12))];
    const skew = (skewUpperMs: number) => ({ hosts: [{ ...TRUSTED, trust: { skewUpperMs } }] });
    const trustOf = async (shares: NonNullable<Told["shares"]>) =>
      (await (await evidenceOf({ looks, captures: [{}, {}], shares })).evidence.ofPage(DOCUMENT)).trust;
    expect(await trustOf({ c1: skew(5), c2: skew(9) })).toEqual({ skewUpperMs: 9 });
    expect(await trustOf({ c1: skew(5), c2: { hosts: [{ ...TRUSTED, trust: null }] } })).toBeNull();
  });

  it("are asked for again when a capture has added something", async () => {
    const looks = [of(DOCUMENT, captured("A", 10, 12)), of(DOCUMENT, unchanged(40, 41))];
    const { catalog, evidence } = await evidenceOf({ looks });
    expect((await evidence.ofPage(DOCUMENT)).looks).toHaveLength(1);
    await catalog.standing.put("c1", { pages: 1, changes: new StepTally().changes, hosts: [TRUSTED] });
    expect((await evidence.ofPage(DOCUMENT)).looks).toHaveLength(2);
  });
});

describe("a page with a style sheet that needs a picture", () => {
  const looks = [
    of(DOCUMENT, captured("A", 10, 12)),
    of(STYLE, captured("s", 14, 15)),
    of(IMAGE, captured("i", 16, 17)),
    of(DOCUMENT, captured("A", 90, 92)),
    of(STYLE, captured("s", 70, 71)),
    of(IMAGE, captured("i", 50, 51)),
    of(DOCUMENT, captured("B", 200, 202), "c2"),
  ];
  const site = new StepTally();
  site.add([
    { from: instant(15), to: instant(45) },
    { from: instant(20), to: instant(30) },
  ]);
  const open = async (): Promise<ArchiveEvidence> => {
    const shares = { c1: { pages: 9, changes: site.changes } };
    const { catalog, evidence } = await evidenceOf({
      captures: [
        { startedAt: instant(0), finishedAt: instant(100) },
        { startedAt: instant(190), finishedAt: instant(210) },
      ],
      looks,
      shares,
    });
    await catalog.requisites.setRequisites("c1", DOCUMENT, [STYLE]);
    await catalog.requisites.setRequisites("c1", STYLE, [IMAGE, STYLE]);
    await catalog.requisites.setRequisites("c2", DOCUMENT, [url("other.css")]);
    return evidence;
  };

  it("has all of them as parts, by the capture nearest to the time", async () => {
    const evidence = await open();
    expect(await evidence.partsOf(DOCUMENT, instant(60))).toEqual([DOCUMENT, STYLE, IMAGE]);
    expect(await evidence.partsOf(DOCUMENT, instant(180))).toEqual([DOCUMENT, url("other.css")]);
    const view = await evidence.viewOf(DOCUMENT, instant(60));
    for (const [part, page] of view) expect(page).toEqual(await evidence.ofPage(part));
  });

  it("is shown at the moment at which all stood together, and of such at the one with the most of the site", async () => {
    const evidence = await open();
    const wish = { at: instant(60), patienceMs: 1_000 };
    const reason = (await momentFor(evidence, DOCUMENT, wish))!;
    expect(reason).toEqual({
      at: 30,
      wished: 60,
      parts: { known: 3, all: 3, knownAtWish: 2 },
      pages: { known: 2, all: 9, knownAtWish: 0 },
    });
    expect(reasonText(reason)).toBe("00:00:00.030: 3 of 3 parts, 2 of 9 pages; your time: 2 of 3, 0 of 9");
    const unwished = await reasonAt(evidence, DOCUMENT, { at: instant(30), wished: null });
    expect(reasonText(unwished)).toBe("00:00:00.030: 3 of 3 parts, 2 of 9 pages");
    expect(await momentFor(evidence, url("never"), wish)).toBeNull();
  });

  it("stays nearer to the wish where patience is short", async () => {
    const reason = await momentFor(await open(), DOCUMENT, { at: instant(60), patienceMs: 1 });
    expect(reason!.at).toBe(60);
  });
});
