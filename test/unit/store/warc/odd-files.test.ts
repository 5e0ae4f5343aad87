// What other tools have written, against the standard or beside it, is read to its last record.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listWarc, type WarcListing } from "#store/index.js";
import { temporaryDirectory } from "../../../support/archives/archives.js";
import { arcFile, httpBlock, members, oddRecord, plainRecord } from "../../../support/archives/odd-files.js";

async function list(name: string, bytes: Buffer): Promise<WarcListing> {
  const path = join(temporaryDirectory(), name);
  writeFileSync(path, bytes);
  return listWarc(path);
}

function paths({ records }: WarcListing): string[] {
  return records.map(({ target }) => target?.replace("http://example.org", "") ?? "-");
}

function codes({ findings }: WarcListing): string[] {
  return findings.map(({ code }) => code);
}

describe("heads", () => {
  it("may spell WARC in any case", async () => {
    const bytes = Buffer.concat([
      oddRecord("/a", httpBlock("A"), { version: "warc/1.0" }),
      oddRecord("/b", httpBlock("B"), { version: "Warc/1.1" }),
      plainRecord("/c"),
    ]);
    for (const file of [await list("x.warc", bytes), await list("x.warc.gz", gzipSync(bytes))])
      expect(paths(file)).toEqual(["/a", "/b", "/c"]);
  });

  it("may fold values, also before anything of them is said", async () => {
    const folded = oddRecord("/a", httpBlock("A"), {
      target: "\r\n  http://example.org/a",
      fields: ["WARC-Payload-Digest:\r\n\tsha1:AAAA\r\n BBBB"],
    });
    const listing = await list("x.warc", Buffer.concat([folded, plainRecord("/b")]));
    expect(paths(listing)).toEqual(["/a", "/b"]);
    expect(listing.records[0]!.payloadDigest).toBe("sha1:AAAA BBBB");
  });

  it("may put the target between angle brackets, as the grammar of WARC 1.0 has it", async () => {
    const bytes = oddRecord("/a", httpBlock("A"), { target: "<http://example.org/a>" });
    const listing = await list("x.warc", bytes);
    expect(paths(listing)).toEqual(["/a"]);
    expect(codes(listing)).toEqual([]);
  });

  it("may end their lines in CR CR LF", async () => {
    const odd = (path: string): Buffer => oddRecord(path, httpBlock(path), { lineEnd: "\r\r\n" });
    const bytes = Buffer.concat([odd("/a"), odd("/b"), plainRecord("/c")]);
    const listing = await list("x.warc", bytes);
    expect(paths(listing)).toEqual(["/a", "/b", "/c"]);
    expect(listing.records.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe("lengths", () => {
  const WITHOUT = [oddRecord("/a", httpBlock("A"), { length: null }), plainRecord("/b")];

  it.each([
    ["plain", "x.warc", Buffer.concat(WITHOUT)],
    ["in members of their own", "x.warc.gz", members(...WITHOUT)],
    ["in one member", "x.warc.gz", gzipSync(Buffer.concat(WITHOUT))],
    [
      "in one member that is too long to be held",
      "x.warc.gz",
      gzipSync(Buffer.concat([plainRecord("/big", "x".repeat(20e6)), ...WITHOUT, plainRecord("/c")])),
    ],
  ])("may be missing: %s", async (_, name, bytes) => {
    const listing = await list(name, bytes);
    expect(paths(listing).filter((path) => path !== "/big" && path !== "/c")).toEqual(["/a", "/b"]);
    expect(codes(listing)).toContain("length-missing");
    expect(listing.records.map(({ status }) => status)).not.toContain(null);
  });

  it("lists a last record that is cut, and says that it is", async () => {
    const whole = Buffer.concat([plainRecord("/a"), plainRecord("/b", "x".repeat(500))]);
    for (const [name, bytes] of [
      ["x.warc", whole.subarray(0, -300)],
      ["x.warc.gz", members(plainRecord("/a"), plainRecord("/b", whole.toString("hex"))).subarray(0, -100)],
    ] as const) {
      const listing = await list(name, bytes);
      expect(listing.records.map(({ target, isCut }) => [target, isCut])).toEqual([
        ["http://example.org/a", undefined],
        ["http://example.org/b", true],
      ]);
      expect(codes(listing)).toContain("truncated");
    }
  });
});

const VERSION = "1 0 Somebody\nURL IP-address Archive-date Content-type Archive-length\n\n";

describe("ARC files", () => {
  it.each([
    ["as it should be", `filedesc://x.arc 0.0.0.0 20080101000000 text/plain ${VERSION.length}\n${VERSION}`],
    ["too short a length", `filedesc://x.arc 0.0.0.0 20080101000000 text/plain 10\n${VERSION}`],
    ["too great a length", `filedesc://x.arc 0.0.0.0 20080101000000 text/plain 4000\n${VERSION}`],
    ["a short date", `filedesc://x.arc 0.0.0.0 20080101 text/plain ${VERSION.length}\n${VERSION}`],
    ["no address", `filedesc://x.arc 20080101000000 text/plain ${VERSION.length}\n${VERSION}`],
    ["no length", `filedesc://x.arc 0.0.0.0 20080101000000 text/plain\n${VERSION}`],
    ["no line of its own", VERSION],
  ])("lose nothing to a version block with %s", async (_, versionBlock) => {
    const bytes = arcFile(versionBlock, "/a", "/b");
    const half = arcFile("", "/b").length;
    for (const file of [
      await list("x.arc", bytes),
      await list("x.arc.gz", gzipSync(bytes)),
      await list("x.arc.gz", members(bytes.subarray(0, -half), bytes.subarray(-half))),
    ])
      expect(paths(file).slice(-2)).toEqual(["/a", "/b"]);
  });
});

describe("HTTP heads", () => {
  it("whose status line ends in CR CR LF hide neither the status nor what follows", async () => {
    const odd = "HTTP/1.0 200 OK\r\r\nContent-Type: text/html\r\n\r\nA";
    const all = "HTTP/1.0 404 Gone\r\r\nContent-Type: text/css\r\r\n\r\r\nB";
    const bytes = Buffer.concat([oddRecord("/a", odd), oddRecord("/b", all), plainRecord("/c")]);
    const listing = await list("x.warc", bytes);
    expect(listing.records.map(({ status, contentType }) => [status, contentType])).toEqual([
      [200, "text/html"],
      [404, "text/css"],
      [200, "text/html"],
    ]);
  });
});

describe("damaged gzip", () => {
  const records = ["/a", "/b", "/c"].map((path) =>
    gzipSync(plainRecord(path, Array.from({ length: 400 }, (_, i) => `${path}${i * 7919}`).join(" "))),
  );

  it("never swallows the member behind it, wherever a bit is flipped", async () => {
    const [a, b, c] = records as [Buffer, Buffer, Buffer];
    for (let at = 12; at < b.length; at += 41) {
      const flipped = Buffer.from(b);
      flipped[at]! ^= 0x10;
      const listing = await list("x.warc.gz", Buffer.concat([a, flipped, c]));
      expect(paths(listing).at(-1), `bit at ${at}`).toBe("/c");
      expect(paths(listing)[0]).toBe("/a");
      expect(listing.findings.length, `bit at ${at}`).toBeGreaterThan(0);
    }
  });

  it("whose stream runs on into the next one loses only itself", async () => {
    const [a, b, c] = records as [Buffer, Buffer, Buffer];
    // Without its end the member goes on reading the next as its own.
    for (const cut of [1, 5, 9, 60, 300]) {
      const listing = await list("x.warc.gz", Buffer.concat([a, b.subarray(0, -cut), c]));
      expect(paths(listing).at(-1), `${cut} bytes cut`).toBe("/c");
    }
  });
});
