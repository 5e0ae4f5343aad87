// Lies about borrowed bodies, told by an expert: a second capture of a site that did not change, and the first one's
// file that lends to it. Hashes, root and signature are made right afterwards.
import { createHash } from "node:crypto";
import { STATEMENT, CERTIFICATE_CANNOT_PROVE } from "#model/index.js";
import { field, setField, type EditableRecord, type Forgery } from "../archives/tampering.js";
import { later, recordOf, recount, type Tampering } from "./forgery.js";
import { besides } from "./rewritten-warcs.js";

const digestOf = (bytes: Uint8Array): string => `sha-256:${createHash("sha256").update(bytes).digest("hex")}`;

/** A sharp page whose body is borrowed, its two looks, and the response that lends. */
const borrowing = (f: Forgery, skip = 0) => {
  const pages = f.certificate.pages.filter(({ records }) => records[0]?.borrowed);
  const page = pages[skip]!;
  const looks = page.records.map(({ id }) => recordOf(f, id));
  const { id } = page.records[0]!.borrowed!;
  const original = f.lent!.records.find((record) => field(record, "WARC-Record-ID") === id)!;
  return { page, looks, original };
};

/** The note beside a look, altered. */
const renote = (f: Forgery, look: EditableRecord, alter: (note: Record<string, unknown>) => void): void => {
  const beside = besides(f, look, "metadata");
  const text = beside.block.toString("utf8");
  const said = /^borrowed: (.*)\r$/m.exec(text)![1]!;
  const note = JSON.parse(said) as Record<string, unknown>;
  alter(note);
  beside.block = Buffer.from(text.replace(said, () => JSON.stringify(note)));
};

/** The notes beside a page's looks made right again, as a careful forger would. */
const renoteAll = (f: Forgery, looks: readonly EditableRecord[], original: EditableRecord): void => {
  for (const look of looks) renote(f, look, (note) => (note["blockDigest"] = digestOf(original.block)));
};

const bodyOf = (record: EditableRecord): number => record.block.indexOf("\r\n\r\n") + 4;

/** Another body of the same length, its payload digest made right. */
const replaceBody = (original: EditableRecord): void => {
  original.block.fill("x", original.block.length - 200);
  setField(original, "WARC-Payload-Digest", digestOf(original.block.subarray(bodyOf(original))));
};

const editHead = (record: EditableRecord, from: string, to: string): void => {
  const head = record.block.subarray(0, bodyOf(record)).toString("latin1").replace(from, to);
  record.block = Buffer.concat([Buffer.from(head, "latin1"), record.block.subarray(bodyOf(record))]);
};

const LOOK = { line: /^pages\[\d+\]\.records/, second: /^warcs/ };

export const BORROWING: Tampering[] = [
  { name: "a borrowed response replaced", ...LOOK, forge: (f) => replaceBody(borrowing(f).original) },
  {
    name: "a borrowed response with another head than noted, around the same body",
    ...LOOK,
    forge: (f) => editHead(borrowing(f).original, "\r\n\r\n", "\r\nX-Other: 1\r\n\r\n"),
  },
  {
    name: "a borrowed response replaced, the notes beside the looks too",
    ...LOOK,
    forge: (f) => {
      const { looks, original } = borrowing(f);
      replaceBody(original);
      renoteAll(f, looks, original);
    },
  },
  {
    name: "a borrowed response replaced, with notes and digests, by a page that shows another state",
    ...LOOK,
    forge: (f) => {
      const { looks, original } = borrowing(f);
      editHead(original, "200 OK", "404 OK");
      renoteAll(f, looks, original);
    },
  },
  {
    name: "a borrowed response of another URL",
    ...LOOK,
    forge: (f) => setField(borrowing(f).original, "WARC-Target-URI", "http://still.test/other"),
  },
  {
    name: "a body borrowed from another page's response",
    ...LOOK,
    forge: (f) => {
      const [{ looks }, { original }] = [borrowing(f), borrowing(f, 1)];
      for (const look of looks) setField(look, "WARC-Refers-To", field(original, "WARC-Record-ID")!);
      renoteAll(f, looks, original);
    },
  },
  {
    name: "a borrowed response of another digest than the look's",
    ...LOOK,
    forge: (f) => setField(borrowing(f).looks[0]!, "WARC-Payload-Digest", digestOf(Buffer.from("other"))),
  },
  {
    name: "a borrowed response of a later date",
    ...LOOK,
    forge: (f) => {
      const { looks, original } = borrowing(f);
      const date = later(f.certificate.startedAt, 5);
      setField(original, "WARC-Date", date);
      for (const look of looks) setField(look, "WARC-Refers-To-Date", date);
    },
  },
  {
    name: "a borrowed response of another date than the look names",
    ...LOOK,
    forge: (f) => {
      const { looks, original } = borrowing(f);
      setField(looks[0]!, "WARC-Refers-To-Date", later(field(original, "WARC-Date")!, -1000));
    },
  },
  {
    name: "a borrowed response that is missing",
    ...LOOK,
    forge: (f) => void f.lent!.records.splice(f.lent!.records.indexOf(borrowing(f).original), 1),
  },
  { name: "the file that lends missing", ...LOOK, forge: (f) => void delete f.lent },
  {
    name: "a borrowed response that is no response",
    ...LOOK,
    forge: (f) => setField(borrowing(f).original, "WARC-Type", "resource"),
  },
  {
    name: "a borrowed response that was cut",
    ...LOOK,
    forge: (f) => setField(borrowing(f).original, "WARC-Truncated", "length"),
  },
  {
    name: "a body borrowed from a response in the capture's own file, behind the look",
    ...LOOK,
    forge: (f) => {
      const { looks, original } = borrowing(f);
      f.records.push({ ...original, fields: [...original.fields] });
      for (const look of looks) renote(f, look, (note) => (note["file"] = f.certificate.warcs[0]!.file));
    },
  },
  {
    name: "a body borrowed from outside the archive",
    ...LOOK,
    forge: (f) => renote(f, borrowing(f).looks[0]!, (note) => (note["file"] = `../${String(note["file"])}`)),
  },
  {
    name: "no note of what a look borrows",
    ...LOOK,
    forge: (f) => {
      const beside = besides(f, borrowing(f).looks[0]!, "metadata");
      beside.block = Buffer.from(beside.block.toString("utf8").replace(/^borrowed: .*\r\n/m, ""));
    },
  },
  {
    name: "borrowed bodies counted as the capture's own",
    line: /^counts\.bodies/,
    forge: ({ certificate: { counts } }) => {
      const { secondByDigest, firstBorrowed = 0 } = counts.bodies!;
      counts.bodies = { both: 0, secondByDigest: secondByDigest + firstBorrowed, firstBorrowed: 0 };
    },
  },
  {
    name: "borrowed bodies counted nowhere",
    line: /^counts\.bodies\.firstBorrowed/,
    forge: ({ certificate: { counts } }) => void delete counts.bodies!.firstBorrowed,
  },
  {
    name: "a look that borrows called one that does not",
    line: /records\[0\]\.borrowed$/,
    forge: (f) => void delete borrowing(f).page.records[0]!.borrowed,
  },
  {
    name: "a look that holds its body called one that borrows",
    line: /records\[\d+\]\.borrowed$/,
    forge: (f) => {
      const own = f.certificate.pages.find(({ records }) => records[0]?.type === "response")!;
      own.records[0]!.borrowed = { ...borrowing(f).page.records[0]!.borrowed! };
    },
  },
  {
    name: "another file named as the lender",
    line: /records\[0\]\.borrowed$/,
    forge: (f) => (borrowing(f).page.records[0]!.borrowed!.file = "warcs/still.test/other-00001.warc.gz"),
  },
  {
    name: "the lending file not listed",
    line: /^(borrowed|statement)$/,
    forge: ({ certificate }) => void delete certificate.borrowed,
  },
  {
    name: "a lending file listed with fewer responses",
    line: /^borrowed$/,
    forge: ({ certificate }) => void certificate.borrowed![0]!.records--,
  },
  {
    name: "a capture that borrows, in the words of one that holds everything",
    line: /^statement$/,
    forge: ({ certificate }) =>
      Object.assign(certificate, { statement: STATEMENT, cannotProve: [...CERTIFICATE_CANNOT_PROVE] }),
  },
  {
    name: "the limit of borrowed bodies left out",
    line: /^cannotProve$/,
    forge: ({ certificate }) => void certificate.cannotProve.splice(7, 1),
  },
  {
    name: "a borrowed response listed as a look of this capture",
    line: /^pages\[\d+\]/,
    forge: (f) => {
      const { page, original } = borrowing(f);
      const at = field(original, "WARC-Date")!;
      const { id, file } = page.records[0]!.borrowed!;
      const times = { sentAt: at, firstByteAt: at, lastByteAt: at };
      const { borrowed: _, ...look } = page.records[0]!;
      page.records.unshift({ ...look, ...times, id, file, type: "response" });
    },
  },
  {
    name: "a borrowed response put into the capture's own file as a look",
    ...LOOK,
    forge: (f) => {
      const { page, looks, original } = borrowing(f);
      const beside = f.lent!.records.filter(
        (record) => field(record, "WARC-Concurrent-To") === field(original, "WARC-Record-ID"),
      );
      f.records.splice(1, 0, beside[0]!, original, beside[1]!);
      for (const look of looks)
        besides(f, look, "metadata").block = strip(besides(f, look, "metadata").block);
      for (const look of page.records) delete look.borrowed;
      f.certificate.borrowed![0]!.records--;
      recount(f);
    },
  },
];

const strip = (block: Buffer): Buffer =>
  Buffer.from(block.toString("utf8").replace(/^borrowed: .*\r\n/m, ""));
