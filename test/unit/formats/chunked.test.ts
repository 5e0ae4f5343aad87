// The chunked coding (RFC 9112 section 7.1): the quick way through plain chunks says what the slow one would.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ChunkedScanner } from "#formats/http/chunked.js";
import { StreamedBody } from "#formats/http/streamed-body.js";

/** Line by line on text, as the grammar has it. */
function byTheBook(text: string): { data: string; end: "done" | "broken" | "open" } {
  let data = "";
  for (let at = 0; ;) {
    const line = lineAt(text, at);
    if (line === null) return { data, end: "open" };
    const size = /^[ \t]{0,16}0{0,16}([0-9a-f]{1,13})[ \t]{0,64}(;|$)/i.exec(line.text)?.[1];
    if (size === undefined) return { data, end: "broken" };
    const length = Number.parseInt(size, 16);
    if (length === 0) return { data, end: trailersEnd(text, line.next) ? "done" : "open" };
    data += text.slice(line.next, line.next + length);
    at = line.next + length;
    if (at >= text.length) return { data, end: "open" };
    const after = lineAt(text, at);
    if (after === null) return { data, end: "open" };
    if (after.text !== "") return { data, end: "broken" };
    at = after.next;
  }
}

function lineAt(text: string, at: number): { text: string; next: number } | null {
  const lf = text.indexOf("\n", at);
  return lf === -1 ? null : { text: text.slice(at, lf).replace(/\r$/, ""), next: lf + 1 };
}

function trailersEnd(text: string, from: number): boolean {
  for (let line = lineAt(text, from); line !== null; line = lineAt(text, line.next))
    if (line.text === "") return true;
  return false;
}

const chunk = fc
  .tuple(
    fc.string({ unit: fc.constantFrom("x", "\r", "\n", "0"), minLength: 1, maxLength: 40, size: "max" }),
    fc.constantFrom("", " ", ";a=b", " ;x", "\t"),
    fc.constantFrom("\r\n", "\n"),
    fc.constantFrom("", "0", "00000000", " "),
  )
  .map(([data, extra, eol, pad]) => `${pad}${data.length.toString(16)}${extra}${eol}${data}${eol}`);
const noise = fc.constantFrom("", "", "", "z\r\n", "\r", "-1\r\n", "0\r\nX: y\r\n", "1\r\nab\r\n");
const body = fc
  .tuple(
    fc.array(chunk, { maxLength: 6 }),
    noise,
    fc.constantFrom("0\r\n\r\n", "0\n\n", "0;x\r\nA: b\r\n\r\n", "", "0\r\n"),
  )
  .map(([chunks, odd, end]) => chunks.join("") + odd + end);

describe("the chunked coding", () => {
  it("is read as the grammar has it, however it is cut into pieces", () => {
    fc.assert(
      fc.property(
        body,
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }),
        (text, sizes) => {
          const expected = byTheBook(text);
          const bytes = Buffer.from(text, "latin1");
          const scanner = new ChunkedScanner();
          let data = "";
          for (let at = 0, k = 0; at < bytes.length && !scanner.isDone && !scanner.isBroken; k++) {
            const piece = bytes.subarray(at, (at += sizes[k % sizes.length]!));
            data += Buffer.from(scanner.gather(piece, 0).data).toString("latin1");
          }
          const end = scanner.isDone ? "done" : scanner.isBroken ? "broken" : "open";
          // A broken line may be told before its end has come: never later than the grammar tells it.
          expect({ data, end }).toEqual(expected);
        },
      ),
      { seed: 9112, numRuns: 3000 },
    );
  });

  it("gives the spans that it gathers, and where it stopped", () => {
    const bytes = Buffer.from("..2\r\nab\r\n3;x\r\ncde\r\n0\r\n\r\nmore");
    const spans: string[] = [];
    const stopped = new ChunkedScanner().push(bytes, 2, (start, end) =>
      spans.push(bytes.toString("latin1", start, end)),
    );
    expect(spans).toEqual(["ab", "cde"]);
    const gathered = new ChunkedScanner().gather(bytes, 2);
    expect(Buffer.from(gathered.data).toString()).toBe("abcde");
    expect([stopped, gathered.stopped]).toEqual([bytes.length - 4, bytes.length - 4]);
  });

  it("hands on one object per piece, however many chunks are in it, and copies nothing of a piece in one chunk", () => {
    const streamed = new StreamedBody({ kind: "chunked" });
    const bytes = Buffer.from("1\r\nx\r\n".repeat(10_000));
    const given = [bytes, bytes, Buffer.from("0\r\n\r\n")].map((piece) => streamed.push(piece));
    expect(given.map((parts) => parts.length)).toEqual([1, 1, 0]);
    expect(given[1]![0]!.length).toBe(10_000);
    expect(streamed.isComplete).toBe(true);
    const large = Buffer.from(`ffff\r\n${"y".repeat(0xffff)}\r\n`);
    const [only] = new StreamedBody({ kind: "chunked" }).push(large);
    expect([only!.length, only!.buffer]).toEqual([0xffff, large.buffer]);
  });
});
