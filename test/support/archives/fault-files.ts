// One file per fault that files of others have, with what must come of it.
import { gzipSync } from "node:zlib";
import { skippableFrame, storedFrame, taughtRecord, zstdFixture } from "../samples/zstd-samples.js";
import { arcFile, httpBlock, members, oddRecord, plainRecord } from "./odd-files.js";

/** What the verbs say of a file. */
export interface FaultFile {
  readonly name: string;
  readonly bytes: () => Buffer;
  /** Exit codes of `warc ls`, `warc check` and `import`. */
  readonly codes: readonly [ls: number, check: number, imported: number];
  /** The pages that replay shows afterwards, in order; each with the body `body of <path>` unless told. */
  readonly pages: readonly string[];
  /** What the refusal, or the first finding of `check`, says. */
  readonly says?: RegExp;
  readonly body?: (path: string) => string;
}

const [a, b, c] = ["/a", "/b", "/c"].map((path) => plainRecord(path)) as [Buffer, Buffer, Buffer];
const ALL = ["/a", "/b", "/c"];
const LF = oddRecord("/b", httpBlock("body of /b").replaceAll("\r\n", "\n"), { lineEnd: "\n" });
const ARC_HEAD = "filedesc://x.arc 0.0.0.0 20080101000000 text/plain 2\n1 \n";

function changed(bytes: Buffer, at: number, xor = 0xff): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= xor;
  return copy;
}

function inPieces(bytes: Buffer, size: number, pack: (piece: Buffer) => Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(pack(bytes.subarray(at, at + size)));
  return Buffer.concat(pieces);
}

const taught = (): Buffer[] => [1000, 1001, 1002].map((i) => zstdFixture(`record-${i}.zst`));
const taughtBody = (path: string): string =>
  taughtRecord(Number(path.slice(1)))
    .toString()
    .split("\r\n\r\n")[2]!;
const good = (name: string, bytes: () => Buffer): FaultFile => ({
  name,
  bytes,
  codes: [0, 0, 0],
  pages: ALL,
});
const told = (name: string, says: RegExp, bytes: () => Buffer, pages = ALL): FaultFile => ({
  name,
  bytes,
  codes: [0, 1, 0],
  pages,
  says,
});
const none = (name: string, says: RegExp, bytes: () => Buffer): FaultFile => ({
  name,
  bytes,
  codes: [0, 1, 1],
  pages: [],
  says,
});
const refused = (name: string, says: RegExp, bytes: () => Buffer): FaultFile => ({
  name,
  bytes,
  codes: [2, 2, 2],
  pages: [],
  says,
});

/** Every file, good ones first. */
export const FAULT_FILES: readonly FaultFile[] = [
  good("members.warc.gz", () => members(a, b, c)),
  good("plain.warc", () => Buffer.concat([a, b, c])),
  good("lf-only.warc", () => Buffer.concat([a, LF, c])),
  good("old.arc", () => arcFile(ARC_HEAD, ...ALL)),
  good("frames.warc.zst", () => Buffer.concat([a, b, c].map((record) => storedFrame(record)))),
  good("record-in-frames.warc.zst", () =>
    Buffer.concat([inPieces(a, 50, storedFrame), storedFrame(b), storedFrame(c)]),
  ),
  {
    ...good("dictionary.warc.zst", () =>
      Buffer.concat([skippableFrame(zstdFixture("dictionary")), ...taught()]),
    ),
    pages: ["/1000", "/1001", "/1002"],
    body: taughtBody,
  },
  told("one-member.warc.gz", /several records in one gzip member/, () => gzipSync(Buffer.concat([a, b, c]))),
  told("old.arc.gz", /several records in one gzip member/, () => gzipSync(arcFile(ARC_HEAD, ...ALL))),
  told("one-frame.warc.zst", /several records in one Zstandard frame/, () =>
    storedFrame(Buffer.concat([a, b, c])),
  ),
  told("bgzip.warc.gz", /a record in several gzip members/, () =>
    inPieces(Buffer.concat([a, b, c]), 300, (piece) => gzipSync(piece)),
  ),
  told("split-head.warc.gz", /a record in several gzip members/, () =>
    Buffer.concat([members(a, b.subarray(0, 100), b.subarray(100)), members(c)]),
  ),
  told("no-length.warc", /Content-Length is missing/, () =>
    Buffer.concat([a, oddRecord("/b", httpBlock("body of /b"), { length: null }), c]),
  ),
  told("long-length.warc", /Content-Length says/, () =>
    Buffer.concat([a, oddRecord("/b", httpBlock("body of /b"), { length: 9999 }), c]),
  ),
  told("short-length.warc.gz", /Content-Length says/, () =>
    members(a, oddRecord("/b", httpBlock("body of /b"), { length: 20 }), c),
  ),
  told("bad-checksum.warc.gz", /does not match the member's checksum/, () =>
    Buffer.concat([changed(members(a), members(a).length - 8), members(b, c)]),
  ),
  told(
    "damaged-member.warc.gz",
    /compressed data cannot be read/,
    () => Buffer.concat([members(a), changed(members(b), 12), members(c)]),
    ["/a", "/c"],
  ),
  told("cut.warc.gz", /the file ends inside/, () => members(a, b, c).subarray(0, -30), ["/a", "/b"]),
  told(
    "cut.warc.zst",
    /the file ends inside/,
    () => Buffer.concat([storedFrame(a), storedFrame(b).subarray(0, -9)]),
    ["/a"],
  ),
  told("junk-between.warc.gz", /belong to no record/, () =>
    Buffer.concat([members(a), Buffer.from("scrap of something else"), members(b, c)]),
  ),
  told("junk-between.warc", /belong to no record/, () =>
    Buffer.concat([a, Buffer.from("scrap of something else\r\n\r\n"), b, c]),
  ),
  told("bad-digest.warc.gz", /digest/, () =>
    members(a, oddRecord("/b", httpBlock("body of /b"), { fields: ["WARC-Payload-Digest: sha1:AAAA"] }), c),
  ),
  told(
    "missing-dictionary.warc.zst",
    /it needs the dictionary 40000, the file has none/,
    () => Buffer.concat([storedFrame(a), ...taught()]),
    ["/a"],
  ),
  none("text.warc", /no WARC or ARC record/, () => Buffer.from("nothing of the kind\n")),
  none("text.warc.gz", /no WARC or ARC record|belong to no record/, () => gzipSync("nothing of the kind\n")),
  none("only-dictionary.warc.zst", /no WARC or ARC record/, () => skippableFrame(zstdFixture("dictionary"))),
  refused("packed.warc.bz2", /compressed with bzip2.*unpack it first/, () =>
    Buffer.from("425a683931415926", "hex"),
  ),
  refused("packed.warc.xz", /compressed with xz.*unpack it first/, () =>
    Buffer.from("fd377a585a000004", "hex"),
  ),
];
