// The archive as the crawl uses it, judged by other people's tools.
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { instant, type CaptureReport, type Certificate } from "#model/index.js";
import { openArchive } from "#store/index.js";
import {
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../support/archives/archives.js";
import { blockAt, judgeByWarcio, plainDigest, plainPayload } from "../../support/archives/warc-judges.js";

const T0 = 1_700_000_000_000;
const CHUNKED = Buffer.from(
  "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nX-Latin: caf\xe9\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
  "latin1",
);

async function written() {
  const dir = temporaryDirectory();
  const archive = await openArchive(dir, { software: "isochron/test" });
  await archive.catalog.captures.create(someCapture("c1"));
  const sink = await archive.warcs.open("c1");
  const original = await sink.writeExchange(someExchange(pageUrl("/a"), T0, httpBytes("<p>A</p>")));
  const chunked = await sink.writeExchange(someExchange(pageUrl("/b"), T0 + 100, CHUNKED));
  const refersTo = { id: original[1]!.id, date: instant(T0) };
  const again = httpBytes("<p>A</p>", "HTTP/1.1 200 OK\r\nX-Second: yes\r\nContent-Type: text/html");
  const revisit = await sink.writeExchange(someExchange(pageUrl("/a"), T0 + 200, again, { refersTo }));
  const notModified = await sink.writeExchange(
    someExchange(pageUrl("/a"), T0 + 300, Buffer.from('HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n\r\n'), {
      refersTo,
    }),
  );
  const cut = someExchange(pageUrl("/cut"), T0 + 400, httpBytes("half").subarray(0, -2), { payload: null });
  const truncated = await sink.writeExchange({
    ...cut,
    exchange: { ...cut.exchange, truncated: "disconnect" },
  });
  const note = await sink.writeMetadata(
    "http://example.org/gone?a b",
    { outcome: "failed", why: "line\r\nbreak \\ " },
    instant(T0 + 500),
  );
  await sink.close();
  return { dir, archive, refs: [...original, ...chunked, ...revisit, ...notModified, ...truncated, note] };
}

describe("WARC files written", () => {
  it("are known to their writer as reading them would tell", async () => {
    const { dir, archive } = await written();
    const known = await archive.warcs.files("c1");
    await archive.warcs.index("c1");
    const index = join(dir, "indexes", "example.org.cdxj");
    const lines = readFileSync(index, "latin1");
    await archive.close();
    rmSync(index);
    const reader = await openArchive(dir); // wrote nothing itself, so it reads
    await reader.warcs.index("c1");
    expect(lines.split("\n")).toHaveLength(6);
    expect(readFileSync(index, "latin1")).toBe(lines);
    expect(await reader.warcs.files("c1")).toEqual(known);
    await reader.close();
  });

  it("are read by warcio with the same offsets, lengths, types and ids", async () => {
    const { dir, archive, refs } = await written();
    const [file] = await archive.warcs.files("c1");
    const judged = await judgeByWarcio(join(dir, file!.file));
    expect(judged[0]!.type).toBe("warcinfo");
    expect(
      judged.slice(1).map(({ id, type, offset, length }) => ({ id, type, file: file!.file, offset, length })),
    ).toEqual(refs);
    await archive.close();
  });

  it("carry exact wire bytes and digests that anyone can recompute", async () => {
    const { dir, archive, refs } = await written();
    for (const { file, offset, length } of refs) {
      const { head, block } = blockAt(join(dir, file), offset, length);
      expect(head).toContain(`\r\nWARC-Block-Digest: ${plainDigest(block)}\r\n`);
      const payload = /^WARC-Payload-Digest: (.*)\r$/m.exec(head)?.[1];
      if (payload && head.includes("WARC-Type: response"))
        expect(payload).toBe(plainDigest(plainPayload(block)));
    }
    const chunked = refs.filter(({ type }) => type === "response")[1]!;
    expect(blockAt(join(dir, chunked.file), chunked.offset, chunked.length).block.equals(CHUNKED)).toBe(true);
    await archive.close();
  });

  it("date all records of an exchange with the time it was sent, in milliseconds", async () => {
    const { dir, archive, refs } = await written();
    const judged = await judgeByWarcio(join(dir, refs[0]!.file));
    expect(judged.slice(1, 4).map(({ date }) => date)).toEqual(
      Array.from({ length: 3 }, () => "2023-11-14T22:13:20.000Z"),
    );
    expect(judged[4]!.date).toBe("2023-11-14T22:13:20.100Z");
    expect(judged.slice(1).every(({ target }) => target !== null)).toBe(true);
    await archive.close();
  });

  it("link request and metadata to the response, and give address and truncation", async () => {
    const { dir, archive, refs } = await written();
    const judged = await judgeByWarcio(join(dir, refs[0]!.file));
    const [, request, response, metadata] = judged;
    expect(request!.header("WARC-Concurrent-To")).toBe(response!.id);
    expect(metadata!.header("WARC-Concurrent-To")).toBe(response!.id);
    expect(response!.header("WARC-IP-Address")).toBe("127.0.0.1");
    const cut = judged.find(({ type, target }) => type === "response" && target?.endsWith("/cut"))!;
    expect(cut.header("WARC-Truncated")).toBe("disconnect");
    expect(metadata!.block.toString()).toBe(
      "sentAt: 2023-11-14T22:13:20.000Z\r\nfirstByteAt: 2023-11-14T22:13:20.003Z\r\nlastByteAt: 2023-11-14T22:13:20.007Z\r\npass: visit\r\n",
    );
    await archive.close();
  });

  it("write revisits with both profiles and where they refer to", async () => {
    const { dir, archive, refs } = await written();
    const judged = await judgeByWarcio(join(dir, refs[0]!.file));
    const [same, notModified] = judged.filter(({ type }) => type === "revisit");
    expect(same!.header("WARC-Profile")).toBe(
      "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest",
    );
    expect(notModified!.header("WARC-Profile")).toBe(
      "http://netpreserve.org/warc/1.1/revisit/server-not-modified",
    );
    for (const revisit of [same!, notModified!]) {
      expect(revisit.header("WARC-Refers-To")).toBe(refs[1]!.id);
      expect(revisit.header("WARC-Refers-To-Target-URI")).toBe("http://example.org/a");
      expect(revisit.header("WARC-Refers-To-Date")).toBe("2023-11-14T22:13:20.000Z");
    }
    expect(same!.header("WARC-Payload-Digest")).toBe(plainDigest(Buffer.from("<p>A</p>")));
    expect(same!.block.toString()).toBe(
      "HTTP/1.1 200 OK\r\nX-Second: yes\r\nContent-Type: text/html\r\nContent-Length: 8\r\n\r\n",
    );
    await archive.close();
  });

  it("keep notes with line breaks inside one field", async () => {
    const { dir, archive, refs } = await written();
    const judged = await judgeByWarcio(join(dir, refs[0]!.file));
    expect(judged.at(-1)!.block.toString()).toBe("outcome: failed\r\nwhy: line\\r\\nbreak \\\\\\u0020\r\n");
    expect(judged.at(-1)!.target).toBe("http://example.org/gone?a%20b");
    await archive.close();
  });

  it("are rotated by size, each file with its own warcinfo, and a resume begins a new one", async () => {
    const dir = temporaryDirectory();
    const archive = await openArchive(dir, { maxWarcBytes: 4000 });
    await archive.catalog.captures.create(someCapture("c1"));
    const refs = [];
    for (const round of [0, 1]) {
      const sink = await archive.warcs.open("c1");
      for (let i = 0; i < 6; i++)
        refs.push(
          ...(await sink.writeExchange(
            someExchange(pageUrl(`/${round}/${i}`), T0 + i, httpBytes("x".repeat(500))),
          )),
        );
      await sink.close();
    }
    const files = await archive.warcs.files("c1");
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect(files.map(({ file }) => file)).toEqual(
      files.map((_, i) => `warcs/example.org/c1-0000${i + 1}.warc.gz`),
    );
    let records = 0;
    for (const { file, sizeBytes, sha256 } of files) {
      const judged = await judgeByWarcio(join(dir, file));
      expect(judged[0]!.type).toBe("warcinfo");
      expect(judged[0]!.header("WARC-Filename")).toBe(file.split("/").at(-1));
      records += judged.length - 1;
      expect(sizeBytes).toBe(statSync(join(dir, file)).size);
      expect(`sha-256:${sha256}`).toBe(plainDigest(readFileSync(join(dir, file))));
      expect(sizeBytes).toBeLessThan(4500);
    }
    expect(records).toBe(refs.length);
    expect(new Set(refs.map(({ file }) => file))).toEqual(new Set(files.map(({ file }) => file)));
    await archive.close();
  });

  it("keep the order of exchanges written at once", async () => {
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    await archive.catalog.captures.create(someCapture("c1"));
    const sink = await archive.warcs.open("c1");
    const all = await Promise.all(
      [0, 1, 2, 3].map((i) =>
        sink.writeExchange(someExchange(pageUrl(`/${i}`), T0 + i, httpBytes("y".repeat(9000 - i * 2000)))),
      ),
    );
    await sink.close();
    const judged = await judgeByWarcio(join(dir, all[0]![0]!.file));
    expect(judged.slice(1).map(({ id }) => id)).toEqual(all.flat().map(({ id }) => id));
    await archive.close();
  });
});

describe("look-up and replay", () => {
  it("finds every capture of a URL, oldest first, and reads the bytes as received", async () => {
    const { dir, archive } = await written();
    await archive.warcs.index("c1");
    const entries = await archive.index.lookup("http://example.org/a");
    expect(entries.map(({ at, recordType, status }) => [at - T0, recordType, status])).toEqual([
      [0, "response", 200],
      [200, "revisit", 200],
      [300, "revisit", 304],
    ]);
    const first = await archive.index.read(entries[0]!);
    expect(Buffer.from(first.httpBytes).equals(httpBytes("<p>A</p>"))).toBe(true);
    const [chunked] = await archive.index.lookup("http://example.org/b");
    expect(Buffer.from((await archive.index.read(chunked!)).httpBytes).equals(CHUNKED)).toBe(true);
    expect(chunked).toMatchObject({ mime: "text/plain", status: 200, url: "http://example.org/b" });
    await archive.close();
    expect(
      readFileSync(join(dir, "indexes/example.org.cdxj"), "latin1").split("\n").slice(0, -1),
    ).toHaveLength(5);
  });

  it("gives a revisit its own head and its original's body", async () => {
    const { archive } = await written();
    await archive.warcs.index("c1");
    const [, same, notModified] = await archive.index.lookup("http://example.org/a");
    expect(Buffer.from((await archive.index.read(same!)).httpBytes).toString()).toBe(
      "HTTP/1.1 200 OK\r\nX-Second: yes\r\nContent-Type: text/html\r\nContent-Length: 8\r\n\r\n<p>A</p>",
    );
    expect(
      Buffer.from((await archive.index.read(notModified!)).httpBytes).equals(httpBytes("<p>A</p>")),
    ).toBe(true);
    await archive.close();
  });

  it("resolves a revisit in a later capture to its original in an earlier one, whatever its framing", async () => {
    const { archive, refs } = await written();
    await archive.catalog.captures.create(someCapture("c2"));
    const sink = await archive.warcs.open("c2");
    const refersTo = { id: refs[4]!.id, date: instant(T0 + 100) };
    const again = httpBytes("hello", "HTTP/1.1 200 OK\r\nContent-Type: text/plain");
    await sink.writeExchange(someExchange(pageUrl("/b"), T0 + 9000, again, { refersTo }));
    await sink.close();
    await archive.warcs.index("c1");
    await archive.warcs.index("c2");
    const entries = await archive.index.lookup("http://example.org/b");
    expect(entries).toHaveLength(2);
    expect(Buffer.from((await archive.index.read(entries[1]!)).httpBytes).toString()).toBe(
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    );
    await archive.close();
  });

  it("finds a URL by its key, however it is spelled", async () => {
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    await archive.catalog.captures.create(someCapture("c1"));
    const sink = await archive.warcs.open("c1");
    for (const [i, path] of ["/A", "/a", "/c?y=1&x=2"].entries())
      await sink.writeExchange(someExchange(pageUrl(path), T0 + i, httpBytes(path)));
    await sink.close();
    await archive.warcs.index("c1");
    expect((await archive.index.lookup("http://example.org/A")).map(({ url }) => url)).toEqual([
      "http://example.org/A",
      "http://example.org/a",
    ]);
    expect((await archive.index.lookup("https://www.example.org/A")).map(({ url }) => url)).toEqual([
      "http://example.org/A",
      "http://example.org/a",
    ]);
    expect(await archive.index.lookup("http://example.org/c?x=2&y=1")).toHaveLength(1);
    expect(await archive.index.lookup("http://example.org/none")).toEqual([]);
    await archive.close();
  });

  it("indexes a capture twice without doubling its lines", async () => {
    const { dir, archive } = await written();
    await archive.warcs.index("c1");
    const once = readFileSync(join(dir, "indexes/example.org.cdxj"), "latin1");
    await archive.warcs.index("c1");
    expect(readFileSync(join(dir, "indexes/example.org.cdxj"), "latin1")).toBe(once);
    const lines = once.split("\n").slice(0, -1);
    expect([...lines].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))).toEqual(lines);
    await archive.close();
  });

  it("lets a reader see finished captures while another one is being written", async () => {
    const { dir, archive } = await written();
    await archive.warcs.index("c1");
    const reader = await openArchive(dir, { mode: "read" });
    expect(await reader.index.lookup("http://example.org/a")).toHaveLength(3);
    await archive.catalog.captures.create(someCapture("c2"));
    const sink = await archive.warcs.open("c2");
    await sink.writeExchange(someExchange(pageUrl("/a"), T0 + 5000, httpBytes("new")));
    expect((await reader.catalog.captures.list()).map(({ id }) => id).sort()).toEqual(["c1", "c2"]);
    await sink.close();
    await archive.warcs.index("c2");
    expect(await reader.index.lookup("http://example.org/a")).toHaveLength(4);
    await reader.close();
    await archive.close();
  });
});

describe("results of a capture", () => {
  it("are written beside the WARC files and read back", async () => {
    const { dir, archive } = await written();
    const report = {
      format: "isochron-report/1",
      capture: "c1",
      notes: ["ü"],
      pages: [],
    } as unknown as CaptureReport;
    const certificate = {
      format: "isochron-certificate/1",
      capture: "c1",
      pages: [],
    } as unknown as Certificate;
    expect(await archive.results.getReport("c1")).toBeNull();
    const paths = await archive.results.put("c1", { report, certificate, html: "<!doctype html>" });
    expect(paths.report).toBe(join(dir, "captures/c1/report.json"));
    expect(await archive.results.getReport("c1")).toEqual(report);
    expect(await archive.results.getCertificate("c1")).toEqual(certificate);
    expect(readFileSync(paths.html, "utf8")).toBe("<!doctype html>");
    await expect(archive.results.getReport("../c1")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await archive.close();
  });
});
