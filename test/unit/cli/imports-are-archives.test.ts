// What was imported is an archive: every verb answers about it, nothing of it is sharp, and what it was stays whole.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { CaptureReport, RecordRef } from "#model/index.js";
import { openArchive } from "#store/index.js";
import {
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../support/archives/archives.js";
import { arcFile, httpBlock, members, oddRecord, plainRecord } from "../../support/archives/odd-files.js";
import { pack } from "../../support/archives/wacz-tools.js";
import { runCli } from "../../support/test-io.js";

interface Place {
  readonly dir: string;
  readonly archive: string;
  run(...argv: string[]): ReturnType<typeof runCli>;
  file(name: string, bytes: Buffer): string;
}

function place(): Place {
  const dir = temporaryDirectory();
  const archive = join(dir, "archive");
  return {
    dir,
    archive,
    run: (...argv) => runCli([...argv, "--archive", archive]),
    file: (name, bytes) => {
      const path = join(dir, name);
      mkdirSync(join(path, ".."), { recursive: true });
      writeFileSync(path, bytes);
      return path;
    },
  };
}

const dated = (path: string, date: string, head = "Content-Type: text/html", body = `${path} text`): Buffer =>
  oddRecord(path, httpBlock(body, head), { date });
const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

async function imported(where: Place, ...records: Buffer[]): Promise<CaptureReport> {
  const { code, err } = await where.run("import", where.file("x.warc.gz", members(...records)));
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse((await where.run("report", "--json")).out) as CaptureReport;
}

describe("after import alone", () => {
  it("every verb answers, and so it does after reindex from the files alone", async () => {
    const where = place();
    const [a, b] = [
      dated("/a", "2014-03-01T12:00:00Z"),
      dated("/a", "2014-03-02T12:00:00Z", "Content-Type: text/html", "other words here"),
    ];
    await imported(where, a, b, dated("/b", "2014-03-01T12:00:01Z"));
    for (let round = 0; round < 2; round++) {
      expect((await where.run("captures")).out).toMatch(
        /imported +2 pages from other tools' records, none proved/,
      );
      expect((await where.run("report")).out).toMatch(/2 pages from other tools' records/);
      expect((await where.run("why", "http://example.org/a")).out).toContain("2014-03-01T12:00:00.000Z");
      expect((await where.run("diff", "http://example.org/a")).code).toBe(0);
      expect((await where.run("mine", "imported")).code).toBe(0);
      expect((await where.run("similar", "http://example.org/a", "--least", "0.01")).out).toMatch(
        /^http:\/\/example\.org\/a {2}2014|no other page is near it/,
      );
      const view = await where.run("report", "--archive-view", "imported");
      expect(view.out).toMatch(/2 pages in 1 capture,[\s\S]*nothing is proved at any instant/);
      rmSync(join(where.archive, "catalog.sqlite"));
      rmSync(join(where.archive, "captures"), { recursive: true });
      expect((await where.run("reindex")).out).toMatch(/^1 file, 1 capture, 3 sightings/);
    }
  });

  it("nothing is sharp: equal responses are possible, what servers say is attested", async () => {
    const stamped =
      "Content-Type: text/html\r\nDate: Sat, 01 Mar 2014 12:00:00 GMT\r\nLast-Modified: Wed, 01 Jan 2014 00:00:00 GMT";
    const notModified = oddRecord("/c", "HTTP/1.1 304 Not Modified\r\n\r\n", {
      type: "revisit",
      date: "2014-03-03T12:00:00Z",
      fields: ["WARC-Profile: http://netpreserve.org/warc/1.1/revisit/server-not-modified"],
    });
    const report = await imported(
      place(),
      dated("/same", "2014-03-01T12:00:00Z"),
      dated("/same", "2014-03-05T12:00:00Z"),
      dated("/stamped", "2014-03-01T12:00:00Z", stamped),
      dated("/c", "2014-03-01T12:00:00Z"),
      notModified,
    );
    expect(report).toMatchObject({ imported: true, all: { pages: 3, sharp: 0 } });
    expect(report.all.attested).toBeGreaterThan(0);
    expect(report.all.possible).toBe(3);
    const same = report.pages.find(({ url }) => url.endsWith("/same"))!;
    expect(same.verdict).not.toBe("sharp");
    expect(same.verdict).not.toBe("attested");
  });
});

describe("what was imported stays", () => {
  it("byte for byte: as it is where it can lie so, beside what was made of it otherwise", async () => {
    const where = place();
    const files: Record<string, Buffer> = {
      "good.warc.gz": members(plainRecord("/a"), plainRecord("/b")),
      "plain.warc": plainRecord("/c"),
      "one.warc.gz": gzipSync(Buffer.concat([plainRecord("/d"), plainRecord("/e")])),
      "old.arc": arcFile("filedesc://x.arc 0.0.0.0 20080101000000 text/plain 3\n1 0\n\n", "/f"),
      "x.warc.gz.open": members(plainRecord("/g")),
      "x.wet.gz": members(oddRecord("/h", "words", { type: "conversion", contentType: "text/plain" })),
      "cut.warc.gz": members(plainRecord("/i"), plainRecord("/j")).subarray(0, -30),
      "broken.wacz": Buffer.from("PK\x03\x04 nothing of the kind"),
      "notes.txt": Buffer.from("hello"),
    };
    for (const [name, bytes] of Object.entries(files)) where.file(`in/${name}`, bytes);
    const { code, out } = await where.run("import", join(where.dir, "in"));
    expect(code).not.toBe(0);
    expect(out).toMatch(/broken\.wacz: refused: /);
    expect(out).toMatch(/1 skipped, no archive files by their names: .*notes\.txt/);
    const kept = new Set(
      readdirSync(join(where.archive, "warcs/imported")).map((name) =>
        sha256(readFileSync(join(where.archive, "warcs/imported", name))),
      ),
    );
    for (const [name, bytes] of Object.entries(files))
      if (!/wacz|txt/.test(name)) expect(kept.has(sha256(bytes)), name).toBe(true);
    for (const path of "abcdefgi") {
      const found = await where.run("cdx", `http://example.org/${path}`);
      expect(found.out, path).toContain(`http://example.org/${path}`);
    }
    expect((await where.run("warc", "check", "--all")).out).not.toMatch(/not what was written/);
  });

  it("says with exit code 1 that a file holds no record", async () => {
    const where = place();
    const { code, out } = await where.run("import", where.file("x.warc", Buffer.from("no record")));
    expect([code, out]).toEqual([1, expect.stringMatching(/x\.warc: no records, 0 records\n/)]);
  });

  it("with a package's pages, signature and raw files, and those of packages in it", async () => {
    const where = place();
    const entry = (bytes: Buffer) => ({ bytes, isStored: true });
    const inner = join(where.dir, "inner.wacz");
    await pack(inner, new Map([["archive/i.warc.gz", entry(members(plainRecord("/inner")))]]));
    const outer = join(where.dir, "outer.wacz");
    const rest = {
      "pages/pages.jsonl": "{}\n",
      "pages/extraPages.jsonl": "{}\n",
      "datapackage-digest.json": "{}",
      "raw/a.bin": "raw",
    };
    await pack(
      outer,
      new Map([
        ["archive/o.warc.gz", entry(members(plainRecord("/outer")))],
        ["inner.wacz", entry(readFileSync(inner))],
        ...Object.entries(rest).map(([name, text]) => [name, entry(Buffer.from(text))] as const),
      ]),
    );
    expect((await where.run("import", outer)).out).toMatch(
      /outer\.wacz#inner\.wacz#archive\/i\.warc\.gz: imported/,
    );
    const folder = join(where.archive, "warcs/imported");
    const beside = readdirSync(folder).find((name) => name.startsWith("outer-"))!;
    for (const [name, text] of Object.entries(rest))
      expect(readFileSync(join(folder, beside, name), "utf8"), name).toBe(text);
    for (const path of ["/inner", "/outer"])
      expect((await where.run("cdx", `http://example.org${path}`)).out).toContain(path);
  });

  it("and an import that was killed before it was filed is filed by the next", async () => {
    const where = place();
    const path = where.file("x.warc.gz", members(plainRecord("/a")));
    await where.run("import", path);
    const saved = join(where.dir, "saved");
    cpSync(join(where.archive, "warcs"), join(saved, "warcs"), { recursive: true });
    rmSync(where.archive, { recursive: true });
    cpSync(saved, where.archive, { recursive: true });
    expect((await where.run("import", path)).out).toMatch(/already there/);
    expect((await where.run("captures")).out).toMatch(/1 pages from other tools' records/);
  });
});

describe("cdx", () => {
  it("finds posts by method and body, bad dates, computed digests, and takes a year as a year", async () => {
    const where = place();
    const request = (path: string): Buffer =>
      oddRecord(
        path,
        `POST ${path} HTTP/1.1\r\nHost: example.org\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nq=1`,
        {
          type: "request",
          contentType: "application/http; msgtype=request",
        },
      );
    await imported(
      where,
      request("/form"),
      plainRecord("/form"),
      plainRecord("/form2"),
      request("/form2"),
      dated("/bad", "2014-99-99T12:00:00Z"),
      dated("/spaced", "2014-12-31 23:59:58"),
    );
    for (const path of ["/form", "/form2"]) {
      const { out } = await where.run("cdx", `http://example.org${path}?__wb_method=POST&q=1`);
      expect(out).toMatch(
        /^org,example\)\/form2?\?__wb_method=post&q=1 .*"method":"POST","requestBody":"q=1"/,
      );
      expect(out).toMatch(/"digest":"sha1:[A-Z2-7]{32}"/);
      expect((await where.run("cdx", `http://example.org${path}`)).out).toBe("");
    }
    expect((await where.run("cdx", "http://example.org/bad")).out).toContain("/bad");
    const inYear = await where.run("cdx", "http://example.org/spaced", "--from", "2014", "--to", "2014");
    expect(inYear.out).toContain("20141231235958000");
    expect((await where.run("cdx", "http://example.org/spaced", "--to", "2013")).out).toBe("");
  });
});

describe("one reading of a file", () => {
  async function ownFile(name: string, body: string): Promise<string> {
    const archive = await openArchive(join(temporaryDirectory(), name));
    await archive.catalog.captures.create(someCapture("c1"));
    const sink = await archive.warcs.open("c1");
    const [{ file }] = (await sink.writeExchange(
      someExchange(pageUrl("/1"), 1_700_000_000_000, httpBytes(body)),
    )) as [RecordRef];
    await archive.close();
    return join(archive.dir, file);
  }

  it("a file of ours whose name another one has is told of like any other", async () => {
    const where = place();
    await where.run("import", await ownFile("a", "first"));
    expect((await where.run("import", await ownFile("b", "second"))).code).toBe(0);
    const reports = JSON.parse((await where.run("captures", "--json")).out) as {
      captures: { capture: string }[];
    };
    const imported = reports.captures.filter(({ capture }) => capture.startsWith("import-"));
    expect(imported).toHaveLength(1);
    const report = await where.run("report", imported[0]!.capture, "--json");
    expect((JSON.parse(report.out) as CaptureReport).pages).toHaveLength(1);
  });

  it("tells what a second reading would: revisits, requests behind answers, odd letters, records of other methods", async () => {
    const where = place();
    const date = "2014-03-01T12:00:00Z";
    const concurrent = (id: string): string[] => [`WARC-Concurrent-To: ${id}`];
    const asked = (path: string, method: string, of: string): Buffer =>
      oddRecord(path, `${method} ${path} HTTP/1.1\r\nHost: example.org\r\n\r\n`, {
        type: "request",
        date,
        fields: concurrent(of),
      });
    const ids = ["get", "post"].map((name) => `<urn:test:%2F${name}:${date}>`);
    const report = await imported(
      where,
      dated("/get", date, "Content-Type: text/html; charset=\u00fc"),
      asked("/get", "GET", ids[0]!),
      dated("/post", date),
      asked("/post", "POST", ids[1]!),
      oddRecord("/get", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n", {
        type: "revisit",
        date: "2014-03-02T12:00:00Z",
        fields: [
          "WARC-Profile: http://netpreserve.org/warc/1.0/revisit/identical-payload-digest",
          "WARC-Refers-To-Target-URI: http://example.org/get",
          `WARC-Refers-To-Date: ${date}`,
        ],
      }),
    );
    expect(report.pages.map(({ url }) => url)).toEqual(["http://example.org/get"]);
    expect(report.pages[0]!.sightings).toBe(2);
    const why = (await where.run("why", "http://example.org/get", "--json")).out;
    rmSync(join(where.archive, "catalog.sqlite"));
    await where.run("reindex");
    expect((await where.run("why", "http://example.org/get", "--json")).out).toBe(why);
  });

  it("a resource too long to be held is known by all of its bytes", async () => {
    const where = place();
    const content = Buffer.alloc(17 * 1024 * 1024, "long ");
    const report = await imported(
      where,
      oddRecord("/long", content, { type: "resource", contentType: "text/plain" }),
    );
    expect(report.pages[0]).toMatchObject({ status: 200, sightings: 1 });
    const why = (await where.run("why", "http://example.org/long", "--json")).out;
    expect(why).toContain(sha256(content));
  });
});
