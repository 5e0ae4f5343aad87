// Lies in the WARC file.
import { randomUUID } from "node:crypto";
import { editBlock, field, setField, type EditableRecord, type Forgery } from "../archives/tampering.js";
import { recordOf, type Tampering } from "./forgery.js";

/** Lies in the WARC file, rewritten with care: digests, hash, length, count and seal are made right. */
export const looksOfSharp = (f: Forgery): [EditableRecord, EditableRecord] => {
  const page = f.certificate.pages.find((p) => p.verdict === "sharp" && p.records[1]?.type === "revisit")!;
  return [recordOf(f, page.records[0]!.id), recordOf(f, page.records[1]!.id)];
};
export const besides = (f: Forgery, record: EditableRecord, type: string): EditableRecord =>
  f.records.find(
    (r) =>
      field(r, "WARC-Type") === type && field(r, "WARC-Concurrent-To") === field(record, "WARC-Record-ID"),
  )!;
export const remove = (f: Forgery, record: EditableRecord): void =>
  void f.records.splice(f.records.indexOf(record), 1);

export const REWRITTEN: Tampering[] = [
  {
    name: "a response's record removed",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: (f) => remove(f, looksOfSharp(f)[0]),
  },
  {
    name: "the second look's record removed",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: (f) => remove(f, looksOfSharp(f)[1]),
  },
  {
    name: "the time stamps' record removed",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: (f) => remove(f, besides(f, looksOfSharp(f)[1], "metadata")),
  },
  {
    name: "the request's record removed",
    line: /records\[\d+\](\.request)?$/,
    second: /^warcs/,
    forge: (f) => remove(f, besides(f, looksOfSharp(f)[0], "request")),
  },
  { name: "the warcinfo record removed", line: /^warcs/, forge: (f) => void f.records.shift() },
  {
    name: "a record id used twice",
    line: /^warcs/,
    forge: (f) => setField(f.records.at(-1)!, "WARC-Record-ID", field(looksOfSharp(f)[0], "WARC-Record-ID")!),
  },
  {
    name: "a time stamp altered",
    line: /sentAt|lastByteAt|records\[\d+\]$/,
    forge: (f) =>
      editBlock(
        besides(f, looksOfSharp(f)[0], "metadata"),
        /lastByteAt: \S+/,
        `lastByteAt: ${f.certificate.asOf}`,
      ),
  },
  {
    name: "a record's date altered",
    line: /^pages\[\d+\]\.records/,
    second: /^record /,
    forge: (f) => setField(looksOfSharp(f)[1], "WARC-Date", f.certificate.asOf),
  },
  {
    name: "the payload digest altered",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: (f) => setField(looksOfSharp(f)[0], "WARC-Payload-Digest", `sha-256:${"0".repeat(64)}`),
  },
  {
    name: "a revisit's payload digest altered",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: (f) => setField(looksOfSharp(f)[1], "WARC-Payload-Digest", `sha-256:${"0".repeat(64)}`),
  },
  {
    name: "a revisit that refers to nothing",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: (f) => setField(looksOfSharp(f)[1], "WARC-Refers-To", `<urn:uuid:${randomUUID()}>`),
  },
  {
    name: "a revisit that refers to another page",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: (f) => {
      const other = f.certificate.pages.findLast((p) => p.verdict === "sharp")!;
      setField(looksOfSharp(f)[1], "WARC-Refers-To", other.records[0]!.id);
    },
  },
  {
    name: "a record's target altered",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: (f) => setField(looksOfSharp(f)[0], "WARC-Target-URI", "http://living.test/other"),
  },
  {
    name: "a response marked as cut",
    line: /^pages\[\d+\]/,
    second: /^warcs/,
    forge: (f) => setField(looksOfSharp(f)[0], "WARC-Truncated", "length"),
  },
  {
    name: "another status in the second response",
    line: /verdict$/,
    forge: (f) => editBlock(looksOfSharp(f)[1], " 200 ", " 206 "),
  },
  {
    name: "another content type in the second response",
    line: /verdict$/,
    forge: (f) => editBlock(looksOfSharp(f)[1], /content-type: [^\r]*/i, "content-type: text/x-forged"),
  },
  {
    name: "signs of a cache in the second response",
    line: /verdict$/,
    forge: (f) => editBlock(looksOfSharp(f)[1], "\r\n\r\n", "\r\nVia: 1.1 cache\r\n\r\n"),
  },
  {
    name: "a cookie in the request",
    line: /^requestProfile/,
    forge: (f) => editBlock(besides(f, looksOfSharp(f)[1], "request"), "\r\n\r\n", "\r\ncookie: a=b\r\n\r\n"),
  },
  {
    name: "a request with the same fields in other letters",
    line: /^pages\[\d+\]\.records$/,
    second: /^requestProfile/,
    forge: (f) => editBlock(besides(f, looksOfSharp(f)[1], "request"), /\r\nAccept: /i, "\r\naCCEPT: "),
  },
  {
    name: "a request for another page",
    line: /request$/,
    forge: (f) => editBlock(besides(f, looksOfSharp(f)[0], "request"), /^GET \S+/, "GET /another"),
  },
  {
    name: "a differing look between the two, not listed",
    line: /^pages\[\d+\]\.records$/,
    forge: addDiffering,
  },
  {
    name: "a look at a page that is not listed",
    line: /^pages$/,
    forge: (f) => {
      const added = copyOfLook(f, looksOfSharp(f)[0], f.certificate.asOf);
      for (const r of added) setField(r, "WARC-Target-URI", "http://living.test/hidden");
      f.records.push(...added);
    },
  },
  {
    name: "another capture's files",
    line: /^capture/,
    forge: (f) => editBlock(f.records[0]!, /isPartOf: \S+/, "isPartOf: 20200101000000000"),
  },
];

/** The three records of a look once more, with new ids and sent at another time. */
export function copyOfLook(f: Forgery, response: EditableRecord, at: string): EditableRecord[] {
  const records = [besides(f, response, "request"), response, besides(f, response, "metadata")].map((r) =>
    structuredClone(r),
  );
  const id = `<urn:uuid:${randomUUID()}>`;
  for (const [i, record] of records.entries()) {
    record.block = Buffer.from(record.block);
    setField(record, "WARC-Record-ID", i === 1 ? id : `<urn:uuid:${randomUUID()}>`);
    setField(record, "WARC-Date", at);
    if (i !== 1) setField(record, "WARC-Concurrent-To", id);
  }
  for (const name of ["sentAt", "firstByteAt", "lastByteAt"])
    editBlock(records[2]!, new RegExp(`${name}: \\S+`), `${name}: ${at}`);
  return records;
}

function addDiffering(f: Forgery): void {
  const added = copyOfLook(f, looksOfSharp(f)[0], f.certificate.asOf);
  editBlock(added[1]!, " 200 ", " 203 ");
  f.records.push(...added);
}
