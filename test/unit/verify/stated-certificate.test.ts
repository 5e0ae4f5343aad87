// A certificate that is read page by page: what is refused of a document that is read whole is refused here, too.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { canonicalJson, merkleLeaf, merkleRoot, strictJson } from "#formats/index.js";
import { CertificateShape } from "#verify/certificate-shape.js";
import { ByteRun } from "#verify/read/byte-run.js";
import { ListSplitter } from "#verify/read/list-splitter.js";
import { statedCertificate } from "#verify/stated-certificate.js";
import { longDocument } from "#verify/testimony/long-document.js";

const FILE = "test/fixtures/stated/certificate.json";
const WHOLE = readFileSync(FILE);
const PIECE_BYTES = 1024 * 1024;
/** More than is ever read of what is no certificate. */
const ENDLESS_BYTES = 128 * PIECE_BYTES;

/** Read in pieces of some bytes; what came of it, and the pages where it can be read. */
async function read(bytes: Buffer, pieceBytes = 97) {
  const stated = await statedCertificate(async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  });
  if (stated === null || !("head" in stated)) return { stated, pages: null };
  const pages: unknown[] = [];
  for await (const page of stated.pages) pages.push(page);
  return { stated, pages };
}

/** Whether the strict reader of whole documents takes it, in the shape of a certificate. */
function isRead(bytes: Buffer): boolean {
  const whole = strictJson(bytes);
  return whole.ok && CertificateShape.safeParse(whole.value).success;
}

describe("a certificate page by page", () => {
  it("is what it is when read whole, wherever its pieces are cut", async () => {
    const { pages: listed, ...head } = JSON.parse(WHOLE.toString("utf8")) as Record<string, unknown>;
    for (const pieceBytes of [1, 97, 4096, 10_000_000]) {
      const { stated, pages } = await read(WHOLE, pieceBytes);
      expect(stated).toMatchObject({ raw: head });
      expect(pages).toEqual(listed);
      if (stated === null || !("head" in stated)) throw new Error("it was not read");
      const leaves = (listed as unknown[]).map((page) => merkleLeaf(canonicalJson(page)));
      expect(stated.pages.tree.root()).toBe(merkleRoot(leaves));
      expect(stated.pages.count).toBe(leaves.length);
    }
  });

  it("is read exactly when it can be read whole, whatever byte of it was changed", async () => {
    const bytes = fc.constantFrom(
      ...'{}[]",:\\0129eE-+. \n\tau\u0000\u00ff'.split("").map((c) => c.charCodeAt(0)),
    );
    const edit = fc.record({
      at: fc.nat(WHOLE.length - 1),
      removed: fc.integer({ min: 0, max: 3 }),
      put: fc.array(bytes, { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(edit, async ({ at, removed, put }) => {
        const changed = Buffer.concat([
          WHOLE.subarray(0, at),
          Buffer.from(put),
          WHOLE.subarray(at + removed),
        ]);
        const { pages } = await read(changed, 1009);
        expect(pages !== null).toBe(isRead(changed));
      }),
      { seed: 20261119, numRuns: 400 },
    );
  });

  it.each([
    ["a list twice", (text: string) => text.replace('"pages":', '"pages":[],"pages":')],
    ["a list twice, once escaped", (text: string) => text.replace('"pages":', '"p\\u0061ges":[],"pages":')],
    ["a name twice in a page", (text: string) => text.replace('"kind":', '"kind":"document","kind":')],
    ["a name twice in the head", (text: string) => text.replace('"capture":', '"capture":"a","capture":')],
    ["a comma too many", (text: string) => text.replace(/\]\s*\}\s*$/, ",]}")],
    ["a page left out", (text: string) => text.replace(/"pages":\s*\[/, '"pages":[,')],
    ["an end cut off", (text: string) => text.slice(0, -3)],
    ["another kind of white space", (text: string) => text.replace(/"pages":\s*\[/, '"pages":[\v')],
    ["half of a surrogate pair", (text: string) => text.replace('"kind":', '"\\ud800":1,"kind":')],
    ["depth", (text: string) => text.replace('"kind":', `"x":${"[".repeat(63)}${"]".repeat(63)},"kind":`)],
  ])("is not read with %s", async (_what, change) => {
    const changed = Buffer.from(change(WHOLE.toString("utf8")));
    expect(changed.equals(WHOLE)).toBe(false);
    expect(isRead(changed)).toBe(false);
    expect((await read(changed)).pages).toBeNull();
  });

  it("may lie in any order, with members that are not known here", async () => {
    const { pages, ...head } = JSON.parse(WHOLE.toString("utf8")) as Record<string, unknown>;
    const turned = Buffer.from(JSON.stringify({ pages, more: { pages: [1, [2]] }, ...head }));
    expect((await read(turned)).pages).toEqual(pages);
  });

  it("names the page whose shape is wrong", async () => {
    const { stated } = await read(
      Buffer.from(WHOLE.toString("utf8").replace('"kind": "document"', '"kind": "odd"')),
    );
    expect(stated).toMatchObject({ issues: [{ path: ["pages", 0, "kind"] }] });
  });

  it.each([
    ["a space more", (text: string) => `${text} `],
    ["its end cut off", (text: string) => text.slice(0, -200)],
    ["nothing left", () => ""],
    ["a list of pages that is none", (text: string) => text.replace(/"pages":\s*\[/, '"pages":[,')],
    ["a page that is none", (text: string) => text.replace(/"pages":\s*\[/, '"pages":[{"url":"a"},')],
    ["a page too many", (text: string) => text.replace(/"pages":\s*\[/, '"pages":[1 2,')],
  ])("is false when it was changed while it was read: %s", async (_what, change) => {
    const changed = Buffer.from(change(WHOLE.toString("utf8")));
    expect(changed.equals(WHOLE)).toBe(false);
    let times = 0;
    const stated = await statedCertificate(async function* () {
      yield times++ === 0 ? WHOLE : changed;
    });
    if (stated === null || !("head" in stated)) throw new Error("it was not read");
    const again = async (): Promise<void> => {
      // Nobody is given a page that is none.
      for await (const { records } of stated.pages) expect(records).toBeInstanceOf(Array);
    };
    await expect(again()).rejects.toThrow("it was changed while it was read");
  });

  it("is false when another reading broke off", async () => {
    let times = 0;
    const stated = await statedCertificate(async function* () {
      // What lies behind the fault is the same: only the digest over all of it tells.
      if (times++ > 0) yield Buffer.from('{"pages":[,');
      yield WHOLE;
    });
    if (stated === null || !("head" in stated)) throw new Error("it was not read");
    const again = async (): Promise<void> => {
      for await (const _ of stated.pages);
    };
    await expect(again()).rejects.toThrow("it was changed while it was read");
  });

  it.each([
    ["a text that never ends", '{"a":"', "x"],
    [
      "a list that is none of theirs",
      '{"others":[',
      '{"a":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},',
    ],
  ])("is given up after a bounded part of it: %s", async (_what, start, more) => {
    for (const readDocument of [statedCertificate, longDocument]) {
      let readBytes = 0;
      const piece = Buffer.from(more.repeat(Math.ceil(PIECE_BYTES / more.length)));
      const read = await readDocument(async function* () {
        yield Buffer.from(start);
        for (; readBytes < ENDLESS_BYTES; readBytes += piece.length) yield piece;
      });
      expect(read).toBeNull();
      expect(readBytes).toBeLessThan(70 * PIECE_BYTES);
    }
  });

  it("reads no name twice, however many colons stand behind it", () => {
    const read = vi.spyOn(ByteRun.prototype, "bytes");
    try {
      const splitter = new ListSplitter({ name: "pages", mostItemBytes: 100, mostHeadBytes: 10_000 });
      expect([...splitter.take(Buffer.from(`{"a"${":".repeat(1000)}"b":[],"pages":[1]}`))]).toHaveLength(1);
      expect(read.mock.calls.length).toBeLessThan(20);
    } finally {
      read.mockRestore();
    }
  });

  it.each([
    ["colons behind a name", '{"a"', ":"],
    ["names", "{", '"a":'],
    ["texts", "{", '"a"'],
    ["colons behind a long name", `{"${"a".repeat(20_000)}"`, ":"],
  ])("is gone through once, whatever it is made of: sixty thousand %s", async (_what, start, more) => {
    const bytes = Buffer.from(start + more.repeat(60_000));
    expect((await read(bytes, PIECE_BYTES)).stated).toBeNull();
    expect(
      await longDocument(async function* () {
        yield bytes;
      }),
    ).toBeNull();
  });
});
