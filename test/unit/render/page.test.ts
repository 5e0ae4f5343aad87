// What is read out of a snapshot, notes, closedness, and the fixed chance.
import { runInNewContext } from "node:vm";
import { webcrypto } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chanceSeed, fixedChanceScript, fixedNumbers, shiftedDateScript } from "#formats/index.js";
import { instant } from "#model/index.js";
import type { RenderAnswer, Rendering, RenderRequest } from "#ports/index.js";
import type { Snapshot } from "#render/cdp/protocol.js";
import { compareRenderings, HeldAnswers } from "#render/closedness.js";
import { NoteBook } from "#render/page/note-book.js";
import { handlerAddresses, readHead, readTree } from "#render/page/read-tree.js";

const LIMITS = { maxTextChars: 1_000, maxLinks: 10, maxBoxes: 10 };

/** A snapshot of elements, each with attributes and, maybe, a text at a height. */
function snapshotOf(
  elements: readonly { name: string; attributes?: Record<string, string>; text?: string; y?: number }[],
): Snapshot {
  const strings: string[] = [];
  const place = (text: string) => strings.push(text) - 1;
  const nodes = {
    nodeType: [9, 10],
    nodeName: [place("#document"), place("html")],
    attributes: [[], []] as number[][],
  };
  const layout = { nodeIndex: [] as number[], bounds: [] as number[][], text: [] as number[] };
  for (const { name, attributes = {}, text, y = 0 } of elements) {
    nodes.nodeType.push(1);
    nodes.nodeName.push(place(name));
    nodes.attributes.push(Object.entries(attributes).flat().map(place));
    layout.nodeIndex.push(nodes.nodeType.length - 1);
    layout.bounds.push([1, y, 30, 40]);
    layout.text.push(text === undefined ? -1 : place(text));
  }
  const [documentURL, title, baseURL] = ["http://a.example/p", "a title", "http://a.example/base/"].map(
    place,
  );
  return {
    strings,
    documents: [{ documentURL: documentURL ?? 0, title: title ?? 0, baseURL: baseURL ?? 0, nodes, layout }],
  };
}

describe("a snapshot", () => {
  it("gives text by lines, links by their base, boxes of elements", () => {
    const snapshot = snapshotOf([
      { name: "HTML", attributes: { LANG: "de" } },
      { name: "A", attributes: { href: " one?x#y " }, text: "first ", y: 10 },
      { name: "B", text: "word", y: 10.2 },
      { name: "P", attributes: { onclick: "location.assign('/two')" }, text: "\n second\n line ", y: 30 },
      { name: "A", attributes: { href: "javascript:void 0" } },
      { name: "A", attributes: { href: "http://" } },
      { name: "IMG", attributes: { href: "/none" } },
    ]);
    const found = [
      { url: "http://a.example/r", found: "route" as const },
      { url: "http://a.example/two", found: "route" as const },
    ];
    const tree = readTree(snapshot, found, LIMITS);
    expect(tree.text).toBe("first word\nsecond line");
    expect(tree.links).toEqual([
      { url: "http://a.example/base/one?x#y", found: "element" },
      { url: "http://a.example/two", found: "handler" },
      { url: "http://a.example/r", found: "route" },
    ]);
    expect(tree.boxes[0]).toMatchObject({ name: "html", document: 0, x: 1, y: 0, width: 30, height: 40 });
    expect(tree.isCut).toBe(false);
    expect(readHead(snapshot)).toEqual({ title: "a title", finalUrl: "http://a.example/p", language: "de" });
  });

  it("tells of each box which element it is of and how it looks", () => {
    const words: string[] = [];
    const at = (word: string) => (words.includes(word) ? words.indexOf(word) : words.push(word) - 1);
    const look = (...styles: string[]) => styles.map(at);
    const plain = look("16px", "rgba(0, 0, 0, 0)", "none", "visible", "1");
    const document = {
      documentURL: 0,
      title: 0,
      baseURL: 0,
      nodes: {
        nodeType: [9, 10, 1, 1, 1, 1, 11, 1, 1, 3],
        nodeName: ["#document", "html", "BODY", "DIV", "::before", "P", "#shadow", "P", "P", "P"].map(at),
        //         document doctype body  div   before p    shadow  p in it, p beside the div, text
        parentIndex: [-1, 0, 0, 2, 3, 3, 3, 6, 2, 8],
        pseudoType: { index: [4] },
      },
      layout: {
        nodeIndex: [2, 3, 4, 5, 7, 8],
        bounds: [[0, 0, 9, 9], [], [], [], [], []],
        text: [-1, -1, -1, -1, -1, -1],
        styles: [
          plain,
          look("16px", "rgb(1, 2, 3)", "none", "visible", "1"),
          plain,
          look("16px", "rgb(1, 2, 3)", "url(x)", "hidden", "1"),
          plain,
          plain,
        ],
      },
    };
    const { boxes } = readTree({ strings: words, documents: [document] }, [], LIMITS);
    expect(boxes.map(({ name, path, background }) => [name, path, background])).toEqual([
      ["body", "0", ""],
      ["div", "0/0", "rgb(1, 2, 3)"],
      ["::before", "", ""],
      ["p", "0/0/0", "image"],
      ["p", "", ""],
      ["p", "0/1", ""],
    ]);
    expect(boxes[0]).toMatchObject({ fontPx: 16, isVisible: true, width: 9 });
    expect(boxes[3]).toMatchObject({ isVisible: false });
  });

  it("is cut where it is too large, and a change beyond the cut is one", () => {
    const of = (end: string) =>
      readTree(snapshotOf([{ name: "P", text: "x".repeat(1_500) + end }]), [], LIMITS);
    expect(of("a")).toMatchObject({ text: "x".repeat(1_000), isCut: true });
    expect(of("a").textDigest).not.toBe(of("b").textDigest);
    const links = Array.from({ length: 11 }, (_, n) => ({ name: "A", attributes: { href: `/${n}` } }));
    expect(readTree(snapshotOf(links), [], LIMITS)).toMatchObject({ isCut: true });
    expect(readTree(snapshotOf(links), [], LIMITS).links).toHaveLength(10);
  });

  it("may be empty", () => {
    expect(readHead({ strings: [], documents: [] })).toEqual({ title: "", finalUrl: "", language: "" });
    expect(readTree({ strings: [], documents: [] }, [], LIMITS).text).toBe("");
  });

  it.each([
    [`location.href='/a'`, ["/a"]],
    [`window.location = "/b?x='1'"`, ["/b?x='1'"]],
    [`if (x) { location.replace('/c') } else window.open("/d", "_blank")`, ["/c", "/d"]],
    [`myLocation = '/e'; reopen('/f'); location.href = variable`, []],
  ])("finds where a handler goes: %s", (text, addresses) => {
    expect(handlerAddresses(text)).toEqual(addresses);
  });
});

describe("notes", () => {
  it("are counted by kind, and kept by what, within bounds", () => {
    const book = new NoteBook();
    for (let n = 0; n < 300; n++) book.note("popup", `p${n}`);
    expect(book.note("popup", "p0")).toBe(301);
    expect(book.notes).toHaveLength(200);
    expect(book.notes[0]).toEqual({ kind: "popup", what: "p0", count: 2 });
    expect(book.note("dialog", "alert")).toBe(1);
  });
});

describe("closedness", () => {
  const rendering = (ids: readonly string[], textDigest = "t") =>
    ({
      requests: ids.map((identity) => ({ identity, method: "GET", url: `http://a/${identity}` })),
      tree: { textDigest },
    }) as unknown as Rendering;
  const again = (ids: readonly string[], text?: string) =>
    compareRenderings(rendering(["a", "b"]), { kind: "rendered", rendering: rendering(ids, text) });

  it("is the same set of requests and the same text", () => {
    expect(again(["b", "a", "a"])).toMatchObject({ isClosed: true });
    expect(again(["a", "b", "c", "c"])).toMatchObject({ isClosed: false, notHeld: ["GET http://a/c"] });
    expect(again(["a"])).toMatchObject({ isClosed: false, notAsked: ["GET http://a/b"] });
    expect(again(["a", "b"], "other")).toMatchObject({ isClosed: false, isTextEqual: false });
    const failed = {
      kind: "failed",
      code: "over-time",
      message: "",
      requests: [],
      open: [],
      notes: [],
      acts: [],
      steps: [],
    } as const;
    expect(compareRenderings(rendering([]), failed)).toMatchObject({ isClosed: false, failure: "over-time" });
  });

  it("answers the nth time as it was answered then, and nothing else", async () => {
    const held = new HeldAnswers();
    const request = (identity: string) => ({ identity }) as unknown as RenderRequest;
    const never = new AbortController().signal;
    let turn = 0;
    const keeping = held.keeping(() => Promise.resolve<RenderAnswer>({ kind: "failed", code: `${turn++}` }));
    await keeping(request("a"), never);
    await keeping(request("a"), never);
    const { answer, missing } = held.replaying();
    const codes = [];
    for (const id of ["a", "a", "a", "b"]) {
      const given = await answer(request(id), never);
      codes.push(given.kind === "failed" ? given.code : "");
    }
    expect(codes).toEqual(["0", "1", "1", "not-held"]);
    expect(missing).toEqual([request("b")]);
  });
});

describe("fixed chance", () => {
  const at = instant(Date.UTC(2026, 10, 15, 12, 31, 7, 412));

  it("starts from the second, by the players' generator", () => {
    expect(chanceSeed(at)).toBe(1_794_745_867);
    // Worked out by hand: (1794745867 · 9301 + 49297) mod 233280, and on.
    expect(fixedNumbers(1_794_745_867, 2).map((x) => Math.round(x * 233_280))).toEqual([91_064, 229_161]);
  });

  it("is what a scope gets: numbers, random values, identifiers", () => {
    const scope = () => {
      const self: Record<string, unknown> = { Crypto: class extends Object {} };
      return Object.assign(self, { self, Uint8Array, Uint32Array, BigUint64Array });
    };
    const one = scope();
    Object.assign((one["Crypto"] as { prototype: object }).prototype, {
      getRandomValues: (array: Uint8Array) => webcrypto.getRandomValues(array),
      randomUUID: () => "",
    });
    runInNewContext(fixedChanceScript(chanceSeed(at)), one);
    const told = runInNewContext(
      `const c = new Crypto(); [Math.random(), c.getRandomValues(new Uint32Array(1))[0], c.randomUUID(), c.getRandomValues(new BigUint64Array(1))[0]]`,
      one,
    ) as [number, number, string, bigint];
    const numbers = fixedNumbers(chanceSeed(at), 19);
    expect(told[0]).toBe(numbers[0]);
    expect(told[1]).toBe(Math.trunc((numbers[1] ?? 0) * 2 ** 32));
    expect(told[2]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(told[3]).toBe(BigInt(Math.trunc((numbers[18] ?? 0) * 2 ** 32)));
  });

  it("lets a date start at the instant and go on", () => {
    const scope: Record<string, unknown> = {};
    Object.assign(scope, { self: scope });
    runInNewContext(shiftedDateScript(at), scope);
    const [now, made, plain, given, isDate, text] = runInNewContext(
      `[Date.now(), new Date().getTime(), typeof Date(), new Date(5).getTime(), new Date() instanceof Date, new Date(2020, 1).constructor === Date]`,
      scope,
    ) as [number, number, string, number, boolean, boolean];
    expect(now - at).toBeGreaterThanOrEqual(0);
    expect(now - at).toBeLessThan(60_000);
    expect(made).toBeGreaterThanOrEqual(now);
    expect([plain, given, isDate, text]).toEqual(["string", 5, true, true]);
  });
});
