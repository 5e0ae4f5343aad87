// The WARC files rewritten too, with everything that was computed from them.
import { editBlock, field, setField } from "../../archives/tampering.js";
import {
  contentOfTold,
  editSpan,
  recordOfTold,
  recountTold,
  spanOfTold,
  type ToldForgery,
} from "./told-forgery.js";
import { moved, type ToldLie } from "./told-lie.js";

/** The record without its place: everything behind it moves. */
const drop = (f: ToldForgery, record: ReturnType<typeof recordOfTold>): void =>
  void f.records.splice(f.records.indexOf(record), 1);

/** Refused by what records say of each other. */
export const REWRITTEN: readonly ToldLie[] = [
  {
    name: "a span's record dropped from the file",
    base: "source",
    care: "rewritten",
    first: /^versions\[1\]\.told/,
    forge: (f) => drop(f, spanOfTold(f, 1)),
  },
  {
    name: "a span's record added to the file",
    base: "source",
    care: "rewritten",
    first: /^versions$/,
    forge: (f) => {
      const added = structuredClone(spanOfTold(f, 1));
      setField(added, "WARC-Record-ID", "<urn:uuid:added>");
      f.records.push({ ...added, block: Buffer.from(added.block) });
    },
  },
  {
    name: "more answers counted on record",
    base: "served",
    care: "rewritten",
    first: /^versions\[0\]\.count/,
    forge: (f) => editSpan(f, 0, /count: 214/, "count: 900"),
  },
  {
    name: "a count that two readers read differently",
    base: "served",
    care: "rewritten",
    first: /^warcs|^versions\[0\]/,
    forge: (f) => editSpan(f, 0, /count: 214/, "count: 0214"),
  },
  {
    name: "another tier on record",
    base: "source",
    care: "rewritten",
    first: /^versions\[0\]\.told/,
    forge: (f) => editSpan(f, 0, /isochron-told: source/, "isochron-told: served"),
  },
  {
    name: "a content's bytes altered, with the block's digest",
    base: "source",
    care: "rewritten",
    first: /^versions\[0\]/,
    forge: (f) => editBlock(contentOfTold(f, 0), "first", "worst"),
  },
  {
    name: "a content's bytes altered, with its payload digest too",
    base: "served",
    care: "rewritten",
    first: /^versions\[2\]\.contentDigest|^versions\[2\]\.payloadDigest/,
    forge: (f) => {
      const content = contentOfTold(f, 2);
      editBlock(content, /Worte/g, "Werte");
      content.fields = content.fields.filter(([name]) => name !== "WARC-Payload-Digest");
    },
  },
  {
    name: "an answer cut short",
    base: "served",
    care: "rewritten",
    first: /^versions\[2\]\.records\[0\]/,
    forge: (f) => {
      const content = contentOfTold(f, 2);
      content.block = content.block.subarray(0, content.block.length - 3);
      content.fields = content.fields.filter(([name]) => name !== "WARC-Payload-Digest");
    },
  },
  {
    name: "a server error told as a page",
    base: "served",
    care: "rewritten",
    first: /^versions\[5\]\.records\[0\]/,
    forge: (f) => {
      editBlock(contentOfTold(f, 5), "HTTP/1.1 404", "HTTP/1.1 500");
      f.testimony.versions[5]!.status = 500;
    },
  },
  {
    name: "a revisit of another page's content, equal byte for byte",
    base: "served",
    care: "rewritten",
    first: /^versions\[7\]\.records\[0\]/,
    forge: (f) => setField(contentOfTold(f, 7), "WARC-Refers-To", f.testimony.versions[6]!.records[0]!.id),
  },
  {
    name: "a revisit of another content",
    base: "source",
    care: "rewritten",
    first: /^versions\[2\]\.records\[0\]/,
    forge: (f) => setField(contentOfTold(f, 2), "WARC-Refers-To", f.testimony.versions[1]!.records[0]!.id),
  },
  {
    name: "another origin on record",
    base: "source",
    care: "rewritten",
    first: /^versions\[0\]\.origin/,
    forge: (f) =>
      editBlock(
        recordOfTold(f, f.testimony.versions[0]!.records[1]!.id),
        "isochron-content: files",
        "isochron-content: fakes",
      ),
  },
  {
    name: "the record beside a content dropped",
    base: "source",
    care: "rewritten",
    first: /^warcs|^versions\[1\]\.records\[1\]/,
    forge: (f) => drop(f, recordOfTold(f, f.testimony.versions[1]!.records[1]!.id)),
  },
  {
    name: "a second record beside a content",
    base: "source",
    care: "rewritten",
    first: /^warcs/,
    forge: (f) => {
      const added = structuredClone(recordOfTold(f, f.testimony.versions[1]!.records[1]!.id));
      setField(added, "WARC-Record-ID", "<urn:uuid:second>");
      f.records.push({ ...added, block: Buffer.from("isochron-content: elsewhere\r\n") });
    },
  },
  {
    name: "a content of which nothing is told under a type of its own",
    base: "source",
    care: "rewritten",
    first: /^warcs/,
    forge: (f) => {
      const added = structuredClone(contentOfTold(f, 1));
      setField(added, "WARC-Record-ID", "<urn:uuid:converted>");
      setField(added, "WARC-Type", "conversion");
      f.records.push({ ...added, block: Buffer.from(added.block) });
    },
  },
  {
    name: "two spans that overlap, on record too",
    base: "source",
    care: "rewritten",
    first: /^versions\[[01]\]\.from/,
    forge: (f) => {
      const { versions } = f.testimony;
      editSpan(f, 1, `to: ${versions[1]!.to}`, `to: ${versions[0]!.from}`);
      versions[1]!.to = versions[0]!.from;
    },
  },
  {
    name: "a span that ends before it begins, on record too",
    base: "served",
    care: "rewritten",
    first: /^versions\[5\]\.from/,
    forge: (f) => {
      const version = f.testimony.versions[5]!;
      editSpan(f, 5, `to: ${version.to}`, `to: ${moved(version.from, -1)}`);
      version.to = moved(version.from, -1);
    },
  },
  {
    name: "a span that goes on after the end, on record too",
    base: "source",
    care: "rewritten",
    first: /^versions\[0\]\.to/,
    forge: (f) => {
      const { testimony } = f;
      const to = moved(testimony.finishedAt, 1);
      editSpan(f, 0, `to: ${testimony.versions[0]!.to}`, `to: ${to}`);
      testimony.versions[0]!.to = to;
    },
  },
  {
    name: "current and replaced, on record too",
    base: "source",
    care: "rewritten",
    first: /^versions\[1\]\.isCurrent/,
    forge: (f) => {
      editSpan(f, 0, "isCurrent: true\r\n", "");
      delete f.testimony.versions[0]!.isCurrent;
      editSpan(f, 1, /seq:/, "isCurrent: true\r\nseq:");
      f.testimony.versions[1]!.isCurrent = true;
    },
  },
  {
    name: "a span kept back as one that nobody acknowledged, by a resume that stands before it",
    base: "source",
    care: "rewritten",
    first: /^versions$/,
    forge: (f) => {
      const { capture, versions } = f.testimony;
      const at = f.records.indexOf(spanOfTold(f, 4));
      const resume = structuredClone(spanOfTold(f, 4));
      setField(resume, "WARC-Record-ID", "<urn:uuid:resume>");
      setField(resume, "WARC-Target-URI", `urn:isochron:capture:${capture}:resume`);
      f.records.splice(at, 0, { ...resume, block: Buffer.from("isochron-resume: 0\r\nmissing: []\r\n") });
      // Those before it are void now: only the last is in force, and is kept back with them.
      versions.length = 0;
      recountTold(f);
    },
  },
  {
    name: "a record of two testimonies",
    base: "source",
    care: "rewritten",
    first: /^warcs/,
    forge: (f) => f.records.push({ ...spanOfTold(f, 0), block: Buffer.from(spanOfTold(f, 0).block) }),
  },
  {
    name: "no end on record",
    base: "source",
    care: "rewritten",
    first: /^finishedAt/,
    forge: (f) => {
      const end = f.records.find(
        ({ block }) => block.includes('"finishedAt"') && block.includes("isochron-change"),
      )!;
      drop(f, end);
    },
  },
  {
    name: "a file of another capture",
    base: "source",
    care: "rewritten",
    first: /^capture/,
    forge: (f) => {
      const info = f.records.find((record) => field(record, "WARC-Type") === "warcinfo")!;
      editBlock(info, /isPartOf: \S+/, "isPartOf: 20200101000000000");
    },
  },
];
