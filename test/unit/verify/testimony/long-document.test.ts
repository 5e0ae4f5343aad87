// A long testimony is read version by version: the same as when it is read whole, or not at all.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longDocument } from "#verify/testimony/long-document.js";

const FORMAT = '"format":"isochron-testimony/1"';

/** Read in pieces of some bytes. */
async function read(text: string | Buffer, pieceBytes = 7) {
  const bytes = Buffer.from(text);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  };
  const document = await longDocument(pieces);
  if (document === null) return null;
  const versions: unknown[] = [];
  for await (const version of document.versions()) versions.push(version);
  return { head: document.head, versions };
}

describe("a long testimony", () => {
  it("is what it is when read whole, wherever its pieces are cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 3 }).filter((value) => !/-0|e[+-]/.test(JSON.stringify(value)))),
        fc.dictionary(fc.string(), fc.string()),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 4 }),
        async (versions, more, pieceBytes, indent) => {
          const { versions: _, format: _f, ...rest } = more;
          const document = { ...rest, format: "isochron-testimony/1", versions, last: "]}" };
          const said = await read(JSON.stringify(document, null, indent), pieceBytes);
          expect(said).toEqual({
            head: { ...rest, format: "isochron-testimony/1", last: "]}" },
            versions: JSON.parse(JSON.stringify(versions)) as unknown,
          });
        },
      ),
      { seed: 20261118, numRuns: 60 },
    );
  });

  it("is known by its format, and has one list of versions", async () => {
    expect(await read('{"format":"isochron-certificate/1","versions":[]}')).toBeNull();
    expect(await read(`{${FORMAT},"pages":[]}`)).toBeNull();
    expect(await read(`{${FORMAT},"versions":[],"versions":[1]}`)).toBeNull();
    expect(await read(`{${FORMAT},"versions":[],"\\u0076ersions":[1]}`)).toBeNull();
    expect(await read(`{${FORMAT},"versions":{"0":1}}`)).toBeNull();
    expect(await read(`{${FORMAT},"a":{"versions":[1]},"versions":[2]}`)).toMatchObject({ versions: [2] });
    expect(await read(`{${FORMAT},"\\u0076ersions":[2]}`)).toMatchObject({ versions: [2] });
  });

  it.each([
    ["a comma too many", "[1,]"],
    ["nothing before a comma", "[,1]"],
    ["a version cut", '[{"a":1'],
    ["another number than ECMAScript writes", "[1.0]"],
    ["a name twice", '[{"a":1,"a":2}]'],
    ["two values", "[1 2]"],
    ["a version deeper than 62", `[${"[".repeat(63)}${"]".repeat(63)}]`],
  ])("is not read with %s", async (_, list) => {
    const said = await read(`{${FORMAT},"versions":${list}}`);
    const isRefused = said === null || said.versions.some((version) => version instanceof Error);
    expect(isRefused).toBe(true);
  });

  it("is not read with bytes that are no UTF-8", async () => {
    const text = Buffer.from(`{${FORMAT},"versions":["?"]}`);
    text[text.indexOf("?")] = 0xff;
    expect((await read(text))!.versions).toEqual([expect.any(Error)]);
  });
});
