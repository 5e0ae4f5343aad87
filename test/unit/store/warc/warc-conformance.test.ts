// Every WARC and ARC file of the shared test material reads as its makers meant; broken ones with the right finding.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listWarc } from "#store/index.js";
import { sharedData } from "../../../support/samples/shared-data.js";

interface Expectation {
  /** Types in order; responses and revisits with their status. */
  readonly records: string;
  /** Targets of responses, revisits and resources, in order. */
  readonly targets: readonly string[];
  /** `code@offset`, in order. */
  readonly findings?: readonly string[];
  /** Indexes of records whose digest does not match, where any is right. */
  readonly badDigests?: readonly number[];
}

const HELLO = {
  records: "warcinfo request response:200 metadata resource resource",
  targets: [
    "http://iipc.github.io/warc-specifications/primers/web-archive-formats/hello-world.txt",
    "metadata://gnu.org/software/wget/warc/wget_arguments.txt",
    "metadata://gnu.org/software/wget/warc/wget.log",
  ],
};
const EXAMPLE = {
  records: "warcinfo warcinfo response:200 request revisit:200 request",
  targets: ["http://example.com/", "http://example.com/"],
};
const EXAMPLE_ARC = {
  records: "warcinfo response:200",
  targets: ["http://example.com/"],
};
const MEMENTO = "http://memento.us/";

const EXPECTED: Record<string, Expectation> = {
  "iipc-deduplication/20130729-heritrix-original.warc.gz": {
    records: "response:200",
    targets: ["http://www.bl.uk/"],
  },
  "iipc-deduplication/20130729-heritrix-revisit-with-http-headers.warc.gz": {
    records: "revisit:200",
    targets: ["http://www.bl.uk/"],
  },
  "iipc-deduplication/20141124-heritrix-server-not-modified.warc.gz": {
    records: "revisit",
    targets: ["http://www.bl.uk/"],
  },
  "iipc-deduplication/20141129-heritrix-original.warc.gz": {
    records: "response:200",
    targets: ["http://bl.uk/subjects/news-media/"],
  },
  "iipc-deduplication/20141129-heritrix-revisit-with-http-headers-and-new-warc-headers.warc.gz": {
    records: "revisit:200",
    targets: ["http://bl.uk/subjects/news-media/"],
  },
  "iipc-deduplication/hello-world.warc": HELLO,
  "iipc-deduplication/hello-world.warc.gz": HELLO,
  // LF-only; their digests were made up.
  "ipwb/2mementos_queryString.warc": {
    records: "warcinfo response:200 response:200",
    targets: ["http://memento.us/index.php?someval=lorem&anotherval=ipsum", MEMENTO],
    findings: ["digest-mismatch@458", "digest-mismatch@977"],
    badDigests: [1, 2],
  },
  // LF-only; the last is an image without an HTTP head.
  "ipwb/5mementosAndFroggie.warc": {
    records: `warcinfo ${"response:200 ".repeat(7)}response`,
    targets: [
      ...Array.from({ length: 5 }, () => MEMENTO),
      "http://someotherURI.us/",
      "http://anothersite.us/",
      "http://whensAPNGNotAPing.net",
    ],
    findings: [
      ...[458, 939, 1419, 1898, 2379, 2861, 3331].map((offset) => `digest-mismatch@${offset}`),
      "separator@3800",
      "digest-mismatch@3800",
    ],
    badDigests: [1, 2, 3, 4, 5, 6, 7, 8],
  },
  // Lengths of LF lines, but lines in CRLF.
  "ipwb/HTTP204.warc": {
    records: "warcinfo response:204 response:200",
    targets: ["https://example.com", MEMENTO],
    findings: ["length-wrong@0", "length-wrong@472", "separator@896", "digest-mismatch@896"],
    badDigests: [2],
  },
  "ipwb/baconIpsum_chunked_httpTrailors.warc": {
    records: "warcinfo request response:200 metadata resource resource",
    targets: [
      "http://www.cs.odu.edu/~mkelly/semester/2017_spring/baconIpsum.html",
      "metadata://gnu.org/software/wget/warc/wget_arguments.txt",
      "metadata://gnu.org/software/wget/warc/wget.log",
    ],
    findings: ["digest-mismatch@1171", "digest-mismatch@1171"],
    badDigests: [2],
  },
  "ipwb/broken.warc": {
    records: "warcinfo request metadata response:200 request response:200",
    targets: ["http://matkelly.com/frogsLeft", "http://matkelly.com/froggies/frog.png"],
    findings: ["http-malformed@1747", "length-wrong@3058", "http-malformed@3058"],
  },
  // Lengths of CRLF lines, but lines in LF.
  "ipwb/redirect.warc": {
    records: "warcinfo response:302",
    targets: ["https://example.com"],
    findings: ["length-wrong@453"],
  },
  "ipwb/redirectRelative.warc": { records: "warcinfo response:302", targets: ["https://example.com"] },
  "ipwb/variableSizedDates.warc": {
    records: `warcinfo${" response:200".repeat(4)}`,
    targets: [MEMENTO, MEMENTO, MEMENTO, MEMENTO],
    findings: [
      "digest-mismatch@478",
      "digest-mismatch@949",
      "digest-mismatch@1479",
      "separator@1997",
      "digest-mismatch@1997",
    ],
    badDigests: [1, 2, 3, 4],
  },
  // Lengths -1 and "abc", and no HTTP anywhere.
  "warcio/bad.arc": {
    records: "warcinfo response response response",
    targets: ["http://example.com/", "http://example.com/", "http://example.com/"],
    findings: [
      "length-missing@0",
      "length-missing@134",
      "http-malformed@134",
      "http-malformed@202",
      "length-missing@262",
      "http-malformed@262",
    ],
  },
  "warcio/example-bad-non-chunked.warc.gz": {
    ...EXAMPLE,
    findings: ["gzip-whole-file@0", "digest-mismatch@0"],
    badDigests: [4],
  },
  "warcio/example-bad.warc.gz.bad": {
    records: "warcinfo response:200 request revisit:200 request response:302",
    targets: [
      "http://example.com?example=1",
      "http://example.com?example=1",
      "http://www.iana.org/domains/example",
    ],
    findings: ["gzip-whole-file@0"],
  },
  // Digests in base32 (the first one wrong), base64 and base64url.
  "warcio/example-digest.warc": {
    records: "request request request request",
    targets: [],
    findings: ["digest-mismatch@0"],
    badDigests: [0],
  },
  "warcio/example-iana.org-chunked.warc": {
    records: "warcinfo response:200 request",
    targets: ["http://www.iana.org/"],
  },
  "warcio/example-resource.warc.gz": {
    records: "warcinfo warcinfo resource",
    targets: ["http://example.com/"],
  },
  "warcio/example-space-in-target-uri.warc.gz": {
    records: "warcinfo resource",
    targets: ["file:///example with spaces.png"],
    findings: ["target-malformed@241"],
  },
  "warcio/example-space-in-url.arc": {
    records: "warcinfo response:200",
    targets: [
      "http://example.com/index.cfm?FuseAction=Email&EmailTitle=Examples From The Live Web&IsPopUp=False",
    ],
    findings: ["target-malformed@151", "length-wrong@151"],
  },
  // A Content-Length two bytes too small; with them the digests are right.
  "warcio/example-trunc.warc": {
    records: "warcinfo warcinfo response:200 request",
    targets: ["http://example.com/"],
    findings: ["length-wrong@1197"],
  },
  "warcio/example-wget-bad-target-uri.warc.gz": {
    records: HELLO.records,
    targets: ["http://example.com/", ...HELLO.targets.slice(1)],
  },
  // Head and body of one record in two gzip members.
  "warcio/example-wrong-chunks.warc.gz": {
    records: "response:200 request",
    targets: ["http://example.com/"],
    findings: ["gzip-split-record@0", "http-malformed@0", "digest-mismatch@0"],
    badDigests: [0],
  },
  "warcio/example.arc": EXAMPLE_ARC,
  "warcio/example.arc.gz": EXAMPLE_ARC,
  "warcio/example.warc": EXAMPLE,
  "warcio/example.warc.gz": EXAMPLE,
  "warcio/post-test.warc.gz": {
    records: "response:200 request response:200 request response:200 request",
    targets: ["http://httpbin.org/post", "http://httpbin.org/post", "http://httpbin.org/post?foo=bar"],
  },
};

describe.skipIf(!sharedData)("files of other tools (skipped: no data)", () => {
  it.each(Object.entries(EXPECTED))("%s", async (file, expected) => {
    const { records, findings } = await listWarc(join(sharedData!, "conformance/warc", file));
    const shown = records.map(({ type, status }) => (status === null ? type : `${type}:${status}`));
    expect(shown.join(" ")).toBe(expected.records);
    const targets = records.filter(({ type }) => ["response", "revisit", "resource"].includes(type));
    expect(targets.map(({ target }) => target)).toEqual(expected.targets);
    expect(findings.map(({ code, offset }) => `${code}@${offset}`)).toEqual(expected.findings ?? []);
    const bad = records.flatMap(({ digestOk }, i) => (digestOk === false ? [i] : []));
    expect(bad).toEqual(expected.badDigests ?? []);
    expect(records.every(({ date }) => date !== null)).toBe(true);
  });

  it("names every file there is", () => {
    const base = join(sharedData!, "conformance/warc");
    const files = readdirSync(base).flatMap((dir) =>
      readdirSync(join(base, dir)).map((name) => `${dir}/${name}`),
    );
    expect(files.filter((file) => !file.endsWith(".cdx")).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it("offsets agree with the makers' own index of hello-world.warc", async () => {
    const base = join(sharedData!, "conformance/warc/iipc-deduplication");
    const { records } = await listWarc(join(base, "hello-world.warc"));
    const lines = readFileSync(join(base, "hello-world.warc.cdx"), "utf8").trim().split("\n").slice(1);
    for (const line of lines) {
      const fields = line.split(" ");
      const record = records.find(({ offset }) => offset === Number(fields[9]));
      expect(record?.target).toBe(fields[2]);
      if (record?.payloadDigest) expect(record.payloadDigest).toBe(`sha1:${fields[5]}`);
    }
  });

  it("holds every resource of the ACRTS capture with the digests and offsets of its index", async () => {
    const base = join(sharedData!, "conformance/acrts");
    const { records, findings } = await listWarc(join(base, "acrts.warc.gz"));
    expect(findings.filter(({ code }) => code !== "target-malformed")).toEqual([]);
    expect(records).toHaveLength(56);
    expect(records.every(({ digestOk }) => digestOk === true)).toBe(true);
    const responses = records.filter(({ type }) => type === "response");
    const lines = readFileSync(join(base, "acrts.cdx"), "utf8").trim().split("\n").slice(1);
    expect(responses).toHaveLength(lines.length);
    for (const line of lines) {
      const [, , target, mime, status, digest, , , offset, , id] = line.split(" ");
      expect(responses.find((record) => record.offset === Number(offset))).toMatchObject({
        target,
        contentType: mime,
        status: Number(status),
        id,
        payloadDigest: `sha1:${digest}`,
      });
    }
    const held = new Set(responses.map(({ target }) => target));
    for (const url of readFileSync(join(base, "resources.txt"), "utf8").trim().split("\n"))
      expect(held).toContain(url.trim());
  });
});
