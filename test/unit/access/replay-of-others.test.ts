// What other tools stored is shown as long as it is, whatever their heads still say of it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { replay, type Replayed } from "#access/index.js";
import { instant, type PageUrl } from "#model/index.js";
import { importFiles, openArchive } from "#store/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { noise, storedFrame } from "../../support/samples/zstd-samples.js";
import { httpBlock, members, oddRecord, plainRecord } from "../../support/archives/odd-files.js";

const AT = Date.UTC(2014, 2, 1, 12);

async function shown(
  path: string,
  ...records: Buffer[]
): Promise<Extract<Replayed, { kind: "memento" }> & { text: string }> {
  const dir = temporaryDirectory();
  writeFileSync(join(dir, "x.warc.gz"), members(...records));
  await importFiles(join(dir, "archive"), [join(dir, "x.warc.gz")], {
    readOutcome: async () => ({ kind: "refused", reason: "not read here" }),
  });
  const archive = await openArchive(join(dir, "archive"), { mode: "read" });
  try {
    const url = `http://example.org${path}` as PageUrl;
    const replayed = await replay(archive.index, { url, at: instant(AT), within: null, prefix: "" });
    if (replayed.kind !== "memento") throw new Error(JSON.stringify(replayed));
    const pieces = replayed.body instanceof Uint8Array ? [replayed.body] : replayed.body;
    let text = "";
    for await (const piece of pieces) text += Buffer.from(piece).toString("latin1");
    return { ...replayed, text };
  } finally {
    await archive.close();
  }
}

const PLAIN = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n";

const LONG = "all of it. ".repeat(200_000);
const GZIP = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Encoding: gzip\r\n";

describe("replay of long bodies that others stored", () => {
  it.each([
    ["a stale length, too short", `${PLAIN}Content-Length: 3\r\n\r\n`],
    ["a stale length, too long", `${PLAIN}Content-Length: 300000000\r\n\r\n`],
    ["a true length", `${PLAIN}Content-Length: ${LONG.length}\r\n\r\n`],
    ["chunked, and is not", `${PLAIN}Transfer-Encoding: chunked\r\n\r\n`],
    ["gzip, and is not", `${GZIP}\r\n`],
    ["zstd, and is not", `${PLAIN}Content-Encoding: zstd\r\n\r\n`],
    ["gzip and chunked, and is neither", `${GZIP}Transfer-Encoding: chunked\r\n\r\n`],
  ])("%s", async (_, head) => {
    const { status, text } = await shown("/x", oddRecord("/x", head + LONG));
    expect([status, text === LONG]).toEqual([200, true]);
  });

  it.each<[string, (body: Buffer) => Buffer]>([
    ["zstd", storedFrame],
    ["br", (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ["deflate", (body) => deflateRawSync(body, { level: 1 })],
    ["gzip, zstd", (body) => storedFrame(gzipSync(body, { level: 1 }))],
  ])("coded as %s, and is", async (coding, code) => {
    // What compresses well would be short.
    const body = noise(7, 1_500_000);
    const head = Buffer.from(`${PLAIN}Content-Encoding: ${coding}

`);
    const { text, headers } = await shown("/x", oddRecord("/x", Buffer.concat([head, code(body)])));
    expect(Buffer.from(text, "latin1").equals(body)).toBe(true);
    expect(new Map(headers).has("content-encoding")).toBe(false);
  });

  it("a resource", async () => {
    expect(
      (await shown("/x", oddRecord("/x", LONG, { type: "resource", contentType: "text/plain" }))).text ===
        LONG,
    ).toBe(true);
  });
});

describe("replay of what others stored", () => {
  it.each([
    ["a stale length, too short", `${PLAIN}Content-Length: 3\r\n\r\nall of it`],
    ["a stale length, too long", `${PLAIN}Content-Length: 300\r\n\r\nall of it`],
    ["chunked, and is not", `${PLAIN}Transfer-Encoding: chunked\r\n\r\nall of it`],
    [
      "chunked with a stale length, and is not",
      `${PLAIN}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nall of it`,
    ],
    ["chunked, and is", `${PLAIN}Transfer-Encoding: chunked\r\n\r\n9\r\nall of it\r\n0\r\n\r\n`],
    ["gzip, and is not", `${PLAIN}Content-Encoding: gzip\r\nContent-Length: 9\r\n\r\nall of it`],
    ["br, and is not", `${PLAIN}Content-Encoding: br\r\n\r\nall of it`],
    ["zstd, and is not", `${PLAIN}Content-Encoding: zstd\r\n\r\nall of it`],
    ["deflate, and is not", `${PLAIN}Content-Encoding: deflate\r\n\r\nall of it`],
    ["a coding nobody knows", `${PLAIN}Content-Encoding: UTF-8\r\n\r\nall of it`],
    ["lines that end in CR CR LF", `HTTP/1.0 200 OK\r\r\nContent-Type: text/plain\r\r\n\r\r\nall of it`],
  ])("says %s: gives the bytes", async (_, block) => {
    const { status, text } = await shown("/a", oddRecord("/a", block));
    expect([status, text]).toEqual([200, "all of it"]);
  });

  it("keeps a coding that is so, with a stale length", async () => {
    const head = Buffer.from(`${PLAIN}Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\n`);
    const block = Buffer.concat([head, gzipSync("all of it")]);
    expect((await shown("/a", oddRecord("/a", block))).text).toBe("all of it");
  });

  it.each([
    ["zstd", storedFrame(Buffer.from("all of it"))],
    ["br", brotliCompressSync("all of it")],
    ["deflate", deflateSync("all of it")],
    ["deflate", deflateRawSync("all of it")],
    ["zstd, br", brotliCompressSync(storedFrame(Buffer.from("all of it")))],
  ])("decodes %s, which is so", async (coding, body) => {
    const head = Buffer.from(`${PLAIN}Content-Encoding: ${coding}\r\n\r\n`);
    const { text, headers } = await shown("/a", oddRecord("/a", Buffer.concat([head, body])));
    expect(text).toBe("all of it");
    expect(new Map(headers).has("content-encoding")).toBe(false);
  });

  it("shows resource records, and revisits of them", async () => {
    const resource = oddRecord("/r", "the words", { type: "resource", contentType: "text/plain" });
    expect(await shown("/r", resource)).toMatchObject({ status: 200, text: "the words" });
    const revisit = oddRecord("/r", "", {
      type: "revisit",
      date: "2014-03-01T12:00:00Z",
      fields: [
        "WARC-Profile: http://netpreserve.org/warc/1.1/revisit/identical-payload-digest",
        "WARC-Refers-To-Target-URI: http://example.org/r",
        "WARC-Refers-To-Date: 2013-01-01T00:00:00Z",
      ],
    });
    const before = { type: "resource", contentType: "text/plain", date: "2013-01-01T00:00:00Z" };
    const { text, headers } = await shown("/r", oddRecord("/r", "the words", before), revisit);
    expect(text).toBe("the words");
    expect(new Map(headers).get("memento-datetime")).toBe("Sat, 01 Mar 2014 12:00:00 GMT");
  });

  it("shows the next best record where the best cannot be read, and says so", async () => {
    const lost = oddRecord("/a", "", {
      type: "revisit",
      date: "2014-03-01T12:00:00Z",
      fields: ["WARC-Refers-To: <urn:nowhere>"],
    });
    const older = oddRecord("/a", httpBlock("older"), { date: "2014-02-01T12:00:00Z" });
    const { text, headers } = await shown("/a", lost, older);
    expect(text).toBe("older");
    expect(new Map(headers).get("x-isochron-passed-over")).toBe("20140301120000000 unreadable");
  });

  it("takes time before spelling when the exact address is far in time", async () => {
    const far = oddRecord("/a", httpBlock("old"), { date: "2004-03-01T12:00:00Z" });
    const near = oddRecord("/a", httpBlock("near"), { target: "https://www.example.org/a" });
    expect((await shown("/a", far, near)).text).toBe("near");
    const sameDay = oddRecord("/a", httpBlock("exact"), { date: "2014-03-01T02:00:00Z" });
    expect((await shown("/a", sameDay, near, plainRecord("/b"))).text).toBe("exact");
  });
});
