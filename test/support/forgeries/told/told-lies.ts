// What a forger may do to a testimony, and at which line each verifier must refuse it.
import { field, setField, editBlock } from "../../archives/tampering.js";
import {
  contentOfTold,
  editSpan,
  recordOfTold,
  recountTold,
  spanOfTold,
  type ToldBase,
  type ToldCare,
  type ToldForgery,
} from "./told-forgery.js";

/** One forgery of a testimony. */
export interface ToldLie {
  readonly name: string;
  readonly base: ToldBase;
  readonly care: ToldCare;
  /** Where the first verifier must refuse it. */
  readonly first: RegExp;
  /** Where the second must, when it looks in another order. */
  readonly second?: RegExp;
  readonly forge: (forgery: ToldForgery) => void;
}

type Version = ToldForgery["testimony"]["versions"][number];

const HOUR_MS = 3_600_000;
const moved = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();
const ofFirst = (alter: (version: Version) => void) => (f: ToldForgery) => alter(f.testimony.versions[0]!);

/** The testimony altered, nothing sealed anew: each member of a version, the list itself, and the head. */
const ALTERED: ToldLie[] = [
  ...(
    [
      ["count", "served", (v: Version) => (v.count = 100_000)],
      ["first instant", "served", (v: Version) => (v.from = moved(v.from, -HOUR_MS))],
      ["last instant", "source", (v: Version) => (v.to = moved(v.to, HOUR_MS))],
      ["being current", "source", (v: Version) => delete v.isCurrent],
      ["variant", "served", (v: Version) => (v.variant = "nobody")],
      ["origin", "source", (v: Version) => (v.origin = "elsewhere")],
      ["conversion", "source", (v: Version) => (v.conversion = "none to speak of")],
      ["what was left out", "served", (v: Version) => delete v.leftOut],
      ["status", "source", (v: Version) => (v.status = 404)],
      ["content digest", "source", (v: Version) => (v.contentDigest = `sha-256:${"0".repeat(64)}` as never)],
      ["page", "source", (v: Version) => (v.url = "https://told.example/other")],
    ] as const
  ).map(([what, base, alter]) => ({
    name: `a version's ${what} altered, nothing sealed anew`,
    base,
    care: "altered" as const,
    first: /^merkle\.root|^versions\[0\]/,
    second: /^merkle\.root/,
    forge: ofFirst((v) => void alter(v)),
  })),
  {
    name: "a version dropped, nothing sealed anew",
    base: "source",
    care: "altered",
    first: /^merkle\.leaves/,
    forge: (f) => void f.testimony.versions.pop(),
  },
  {
    name: "two versions exchanged, nothing sealed anew",
    base: "served",
    care: "altered",
    first: /^merkle\.root/,
    forge: ({ testimony: { versions } }) => versions.push(versions.shift()!),
  },
  ...(
    [
      ["tier", (t: ToldForgery["testimony"]) => (t.tier = "served"), /^signature/],
      ["teller", (t: ToldForgery["testimony"]) => (t.by = "git, branch main"), /^signature/],
      ["notes", (t: ToldForgery["testimony"]) => void t.notes.pop(), /^signature/],
      ["end", (t: ToldForgery["testimony"]) => (t.finishedAt = moved(t.finishedAt, HOUR_MS)), /^signature/],
      ["limits", (t: ToldForgery["testimony"]) => void t.cannotProve.shift(), /^signature/],
    ] as const
  ).map(([what, alter, line]) => ({
    name: `a testimony's ${what} altered, nothing sealed anew`,
    base: "source" as const,
    care: "altered" as const,
    first: line,
    forge: (f: ToldForgery) => void alter(f.testimony),
  })),
];

const SEALED: ToldLie[] = [
  {
    name: "more answers counted than are on record",
    base: "served",
    care: "sealed",
    first: /^versions\[0\]\.count/,
    forge: (f) => {
      f.testimony.versions[0]!.count = 100_000;
      recountTold(f);
    },
  },
  {
    name: "a first instant before the one on record",
    base: "served",
    care: "sealed",
    first: /^versions\[0\]\.from/,
    forge: ofFirst((v) => (v.from = moved(v.from, -HOUR_MS))),
  },
  {
    name: "a last instant after the one on record",
    base: "served",
    care: "sealed",
    first: /^versions\[3\]\.to/,
    forge: ({ testimony: { versions } }) => (versions[3]!.to = moved(versions[3]!.to, HOUR_MS)),
  },
  {
    name: "a version called current that was replaced",
    base: "source",
    care: "sealed",
    first: /^versions\[1\]\.isCurrent/,
    forge: ({ testimony: { versions } }) => (versions[1]!.isCurrent = true),
  },
  {
    name: "a version called current no more",
    base: "source",
    care: "sealed",
    first: /^versions\[0\]\.isCurrent/,
    forge: ofFirst((v) => void delete v.isCurrent),
  },
  {
    name: "what some visitors were given told of all",
    base: "served",
    care: "sealed",
    first: /^versions\[2\]\.variant/,
    forge: ({ testimony: { versions } }) => void delete versions[2]!.variant,
  },
  {
    name: "a source called served",
    base: "source",
    care: "sealed",
    first: /^tier|^statement/,
    second: /^statement/,
    forge: ({ testimony }) => (testimony.tier = "served"),
  },
  {
    name: "another teller",
    base: "source",
    care: "sealed",
    first: /^by$/,
    forge: ({ testimony }) => (testimony.by = "git, branch main"),
  },
  {
    name: "other settings",
    base: "source",
    care: "sealed",
    first: /^settings/,
    forge: ({ testimony }) => (testimony.settings = { ...testimony.settings, depth: 3 }),
  },
  {
    name: "an insider taken out of what cannot be proved",
    base: "served",
    care: "sealed",
    first: /^cannotProve/,
    forge: ({ testimony }) => void testimony.cannotProve.shift(),
  },
  {
    name: "published called proved",
    base: "source",
    care: "sealed",
    first: /^statement/,
    forge: ({ testimony }) => (testimony.statement = "This was published, and is proved."),
  },
  {
    name: "another origin",
    base: "source",
    care: "sealed",
    first: /^versions\[0\]\.origin/,
    forge: ofFirst((v) => (v.origin = "commit 3f2a")),
  },
  {
    name: "a conversion denied",
    base: "source",
    care: "sealed",
    first: /^versions\[3\]\.conversion/,
    forge: ({ testimony: { versions } }) => (versions[3]!.conversion = null),
  },
  {
    name: "nothing left out, it says",
    base: "served",
    care: "sealed",
    first: /^versions\[0\]\.leftOut/,
    forge: ofFirst((v) => void delete v.leftOut),
  },
  {
    name: "another status",
    base: "served",
    care: "sealed",
    first: /^versions\[5\]\.status/,
    forge: ({ testimony: { versions } }) => (versions[5]!.status = 200),
  },
  {
    name: "another Location",
    base: "served",
    care: "sealed",
    first: /^versions\[4\]\.location/,
    forge: ({ testimony: { versions } }) => (versions[4]!.location = "/elsewhere"),
  },
  {
    name: "another content type",
    base: "source",
    care: "sealed",
    first: /^versions\[4\]\.contentType/,
    forge: ({ testimony: { versions } }) => (versions[4]!.contentType = "text/plain"),
  },
  {
    name: "another content digest",
    base: "source",
    care: "sealed",
    first: /^versions\[0\]\.contentDigest/,
    forge: ({ testimony: { versions } }) => (versions[0]!.contentDigest = versions[1]!.contentDigest),
  },
  {
    name: "another payload digest",
    base: "served",
    care: "sealed",
    first: /^versions\[0\]\.payloadDigest/,
    forge: ({ testimony: { versions } }) => (versions[0]!.payloadDigest = versions[2]!.payloadDigest),
  },
  {
    name: "a version kept back",
    base: "source",
    care: "sealed",
    first: /^versions$/,
    forge: (f) => {
      f.testimony.versions.splice(1, 1);
      recountTold(f);
    },
  },
  {
    name: "a version listed twice",
    base: "served",
    care: "sealed",
    first: /^versions\[8\]\.told/,
    forge: (f) => {
      f.testimony.versions.push(structuredClone(f.testimony.versions[5]!));
      recountTold(f);
    },
  },
  {
    name: "a version made up, by another's records",
    base: "source",
    care: "sealed",
    first: /^versions\[5\]\.told/,
    forge: (f) => {
      const { versions } = f.testimony;
      const told = { ...versions[0]!.told, id: "<urn:uuid:made-up>" };
      versions.push({
        ...structuredClone(versions[4]!),
        from: moved(versions[4]!.to, 1),
        to: moved(versions[4]!.to, 2),
        told,
      });
      recountTold(f);
    },
  },
  {
    name: "versions in another order",
    base: "source",
    care: "sealed",
    first: /^versions\[\d\]\.told/,
    forge: ({ testimony: { versions } }) => versions.unshift(versions.pop()!),
  },
  {
    name: "the spans of two versions exchanged",
    base: "source",
    care: "sealed",
    first: /^versions\[[01]\]/,
    forge: ({ testimony: { versions } }) => {
      const [a, b] = [versions[0]!, versions[1]!];
      [a.from, b.from] = [b.from, a.from];
      [a.to, b.to] = [b.to, a.to];
    },
  },
  {
    name: "the spans of two versions exchanged, with the records that tell them",
    base: "source",
    care: "sealed",
    first: /^versions\[[01]\]/,
    forge: ({ testimony: { versions } }) => {
      const [a, b] = [versions[0]!, versions[1]!];
      [a.from, b.from] = [b.from, a.from];
      [a.to, b.to] = [b.to, a.to];
      [a.told, b.told] = [b.told, a.told];
      b.isCurrent = true;
      delete a.isCurrent;
    },
  },
  {
    name: "fewer pages counted",
    base: "source",
    care: "sealed",
    first: /^counts\.pages/,
    forge: ({ testimony }) => (testimony.counts.pages -= 1),
  },
  {
    name: "more answers in the sum",
    base: "served",
    care: "sealed",
    first: /^counts\.answers/,
    forge: ({ testimony }) => (testimony.counts.answers! += 1),
  },
  {
    name: "answers counted by a source",
    base: "source",
    care: "sealed",
    first: /^versions\[0\]\.count/,
    forge: ofFirst((v) => (v.count = 5)),
  },
  {
    name: "a later end",
    base: "source",
    care: "sealed",
    first: /^finishedAt/,
    forge: ({ testimony }) => (testimony.finishedAt = moved(testimony.finishedAt, HOUR_MS)),
  },
  {
    name: "an earlier start",
    base: "source",
    care: "sealed",
    first: /^startedAt/,
    forge: ({ testimony }) => (testimony.startedAt = moved(testimony.startedAt, -HOUR_MS)),
  },
  {
    name: "a better clock",
    base: "served",
    care: "sealed",
    first: /^clock\.runs\[0\]/,
    forge: ({ testimony }) => (testimony.clock!.runs[0]!.by = "an atomic clock"),
  },
  {
    name: "the clock kept to itself",
    base: "served",
    care: "sealed",
    first: /^clock/,
    forge: ({ testimony }) => void delete testimony.clock,
  },
  {
    name: "another program",
    base: "source",
    care: "sealed",
    first: /^software/,
    forge: ({ testimony }) => (testimony.software = "another/1.0"),
  },
  {
    name: "a hash of another file",
    base: "source",
    care: "sealed",
    first: /^warcs\[0\]\.sha256/,
    forge: ({ testimony }) => (testimony.warcs[0]!.sha256 = "f".repeat(64)),
  },
];

/** The record without its place: everything behind it moves. */
const drop = (f: ToldForgery, record: ReturnType<typeof recordOfTold>): void =>
  void f.records.splice(f.records.indexOf(record), 1);

const REWRITTEN: ToldLie[] = [
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

/** All that both must refuse. */
export const TOLD_LIES: readonly ToldLie[] = [...ALTERED, ...SEALED, ...REWRITTEN];
