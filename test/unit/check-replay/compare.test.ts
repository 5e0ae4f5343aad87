// What counts as a difference between a page from its stored bytes and the page from replay.
import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { RenderedRequest, Rendering, RenderOutcome, RequestEnd } from "#ports/index.js";
import { compareRequests, NOT_HELD } from "../../../src/check-replay/compare-requests.js";
import { compareTexts } from "../../../src/check-replay/compare-texts.js";
import { judgePage } from "../../../src/check-replay/judge-page.js";
import { likeness } from "../../../src/check-replay/picture-likeness.js";
import { WORKERS_NOT_RUN } from "../../../src/check-replay/stored-side.js";
import { replayNotes } from "../../../src/report/replay-check-words.js";

const GIVEN: RequestEnd = { kind: "answered", id: "x", status: 200 };
const LACKING: RequestEnd = { kind: "failed", code: NOT_HELD };

function asked(url: string, end: RequestEnd = GIVEN, patch: Partial<RenderedRequest> = {}): RenderedRequest {
  const identity = `sha256:${url}` as RenderedRequest["identity"];
  return { identity, method: "GET", url, resourceType: "Fetch", asker: "page", end, ...patch };
}

const compared = (stored: readonly RenderedRequest[], replayed: readonly RenderedRequest[]) =>
  compareRequests(
    { requests: stored, meant: (url) => url },
    { requests: replayed, meant: (url) => (url.startsWith("own:") ? null : url) },
  );

describe("words", () => {
  it("are the same however they are spaced", () => {
    expect(compareTexts("one  two\nthree", "one two three")).toEqual({
      isSame: true,
      sameWords: 1,
      firstDifference: null,
    });
  });

  it("differ where one is missing, is another, or stands elsewhere", () => {
    expect(compareTexts("a b c d", "a b c")).toMatchObject({
      isSame: false,
      sameWords: 6 / 7,
      firstDifference: { stored: "a b c d", replayed: "a b c (end)" },
    });
    expect(compareTexts("a b", "b a")).toMatchObject({ isSame: false, sameWords: 1 });
    expect(compareTexts("", "")).toMatchObject({ isSame: true, sameWords: 1 });
  });
});

describe("parts", () => {
  const none = { missingInReplay: [], onlyInReplay: [], notHeld: [] };

  it("that are given both ways, or lacking both ways, are no difference; what is lacking is listed", () => {
    const url = "http://a.test/never";
    const refused: RequestEnd = { kind: "answered", id: "y", status: 404 };
    expect(compared([asked("http://a.test/x")], [asked("http://a.test/x"), asked("own:shim")])).toEqual(none);
    expect(compared([asked(url, LACKING)], [asked(url, refused)])).toEqual({ ...none, notHeld: [url] });
  });

  it("that replay refuses, does not ask for, or alone asks for are told with why", () => {
    const forbidden: RequestEnd = { kind: "answered", id: "y", status: 403 };
    const found = compared(
      [asked("http://a.test/refused"), asked("http://a.test/unasked")],
      [asked("http://a.test/refused", forbidden), asked("http://a.test/more")],
    );
    expect(found.missingInReplay).toEqual([
      { url: "http://a.test/refused", why: "replay: answered 403" },
      { url: "http://a.test/unasked", why: "not asked for in replay" },
    ]);
    expect(found.onlyInReplay).toEqual([
      { url: "http://a.test/more", why: "asked for in replay: answered 200" },
    ]);
  });

  it("count by their last answer, behind redirects of our own", () => {
    const led: RequestEnd = { kind: "answered", id: "y", status: 307 };
    const gone: RequestEnd = { kind: "answered", id: "y", status: 403 };
    const url = "http://cdn.test/x";
    expect(compared([asked(url)], [asked(url, led), asked(url, gone)]).missingInReplay).toHaveLength(1);
    expect(compared([asked(url)], [asked(url, led), asked(url)])).toEqual(none);
  });

  it("with another number against caches are the same part, unless one of them is not given", () => {
    const [one, other] = ["http://a.test/x?t=1", "http://a.test/x?t=2"];
    expect(compared([asked(one)], [asked(other)])).toEqual(none);
    expect(compared([asked(one)], [asked(other, LACKING)]).missingInReplay).toHaveLength(1);
  });

  it("by POST are other parts than by GET", () => {
    const sent = asked("http://a.test/x", GIVEN, { method: "POST" });
    expect(compared([sent], [asked("http://a.test/x")]).missingInReplay[0]?.url).toBe("POST http://a.test/x");
  });

  it("that browsers ask for by themselves, beacons and reports are left out", () => {
    const beacon: RequestEnd = { kind: "open", why: "beacon" };
    expect(
      compared([asked("http://a.test/favicon.ico", LACKING), asked("http://a.test/b", beacon)], []),
    ).toEqual(none);
  });
});

describe("a page", () => {
  const shown = (patch: Partial<Rendering>, text = "some words"): RenderOutcome => ({
    kind: "rendered",
    rendering: {
      renderedBy: "",
      finalUrl: "",
      title: "t",
      language: "",
      requests: [],
      open: [],
      tree: { text, textDigest: "sha256:0" as never, links: [], boxes: [], isCut: false },
      screenshots: [],
      acts: [],
      steps: [],
      consoleErrors: 0,
      notes: [],
      virtualMs: 0,
      ...patch,
    },
  });
  const judged = (stored: RenderOutcome, replayed: RenderOutcome, outside: string[] = []) =>
    judgePage({ stored, replayed, meant: (url) => url, outside: new Set(outside) });

  it("is the same, or is called by the worst that is wrong with it", () => {
    const part = { requests: [asked("http://a.test/x")] };
    expect(judged(shown({}), shown({ consoleErrors: 9 }))).toMatchObject({ result: "same", reasons: [] });
    expect(judged(shown(part), shown({}))).toMatchObject({ result: "missing-parts" });
    expect(judged(shown(part), shown({}, "other words"))).toMatchObject({ result: "text-differs" });
    expect(judged(shown({ title: "a" }), shown({ title: "b" })).reasons[0]).toContain('"b" in replay');
    const lost = { kind: "failed", code: "renderer-crashed", message: "gone" } as const;
    const failed = { ...lost, requests: [], open: [], notes: [], acts: [], steps: [] };
    expect(judged(shown({}), failed)).toMatchObject({
      result: "could-not-be-shown",
      reasons: ["from replay it could not be shown: gone (renderer-crashed)"],
    });
  });

  it("that asks for a service worker is compared without, and that is said", () => {
    const open = [{ kind: "refused", url: "http://a.test/sw.js", detail: WORKERS_NOT_RUN.why }] as const;
    const page = judged(shown({ open }), shown({}));
    expect(page).toMatchObject({ result: "same", isWithoutWorker: true });
    expect(judged(shown({}), shown({}))).not.toHaveProperty("isWithoutWorker");
    const notes = replayNotes({ pages: [page, judged(shown({}), shown({}))] } as never);
    expect(notes.join("\n")).toContain("1 page asked for a service worker, which replay does not run");
  });

  it("that asks outside the archive is never the same", () => {
    const found = judged(shown({}), shown({}), ["http://live.test/x"]);
    expect(found).toMatchObject({ result: "missing-parts", wouldHaveLeft: ["http://live.test/x"] });
  });
});

/** A picture of one row a time, each with its filter. */
function png(rows: readonly (readonly number[])[], colourType = 2): Buffer {
  const width = (rows[0]!.length - 1) / 3;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, colourType, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

describe("pictures", () => {
  it("are compared pixel by pixel, whichever filters they were written with", () => {
    const plain = png([[0, 1, 2, 3, 5, 7, 9], [0, 1, 2, 3, 5, 7, 9], [0, 1, 2, 3, 5, 7, 9]]); // prettier-ignore
    const filtered = png([[1, 1, 2, 3, 4, 5, 6], [2, 0, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0, 0]]); // prettier-ignore
    const averaged = png([[3, 1, 2, 3, 5, 6, 8], [0, 1, 2, 3, 5, 7, 9], [0, 1, 2, 3, 0, 7, 9]]); // prettier-ignore
    expect(likeness(plain, filtered)).toBe(1);
    expect(likeness(plain, averaged)).toBeCloseTo(5 / 6);
  });

  it("are none where they are of another size, or no picture", () => {
    const one = png([[0, 1, 2, 3]]);
    expect(likeness(one, png([[0, 1, 2, 3, 1, 2, 3]]))).toBe(0);
    expect(likeness(one, Buffer.from("no picture, however long it may be: none"))).toBeNull();
    expect(likeness(one, one.subarray(0, 40))).toBeNull();
  });
});
