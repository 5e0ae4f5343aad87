// What agrees with itself: made by someone who holds the archive, its key and docs/certificate.md. No verifier can tell.
import { sha256Digest } from "#formats/index.js";
import { urlHash } from "#formats/traps/link-rules.js";
import { HOST_SCOPE, hostOf, type PageUrl } from "#model/index.js";
import { editBlock, field, setField, type EditableRecord, type Forgery } from "../archives/tampering.js";
import { moveCapture, nearestDate, noteOf, YEAR_MS } from "./expert.js";
import { claimSharp, later, pageWith, recordOf, recount, type Unseen } from "./forgery.js";
import { inventRefusal, leafWith, omit, resettle } from "./omitting.js";
import { dropLinks } from "./relinked.js";
import { copyOfLook } from "./rewritten-warcs.js";

const isAnswer = (record: EditableRecord): boolean =>
  ["response", "revisit"].includes(field(record, "WARC-Type")!);

const HTTP_DATE = /\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g;

/** What servers said of the time, moved too. */
function moveServersDates(f: Forgery, byMs: number): void {
  for (const record of f.records.filter(isAnswer)) {
    const end = record.block.indexOf("\r\n\r\n");
    const head = record.block
      .toString("latin1", 0, end)
      .replaceAll(HTTP_DATE, (date) => new Date(Date.parse(date) + byMs).toUTCString());
    record.block = Buffer.concat([Buffer.from(head, "latin1"), record.block.subarray(end)]);
  }
}

/** Other words of the same length in a sharp page, with every digest that speaks of them. */
function replaceContent(f: Forgery): void {
  const isPlain = ({ block }: EditableRecord): boolean =>
    !/^(content|transfer)-encoding:/im.test(block.toString("latin1", 0, block.indexOf("\r\n\r\n")));
  const page = f.certificate.pages.find(
    ({ verdict, records }) =>
      verdict === "sharp" &&
      records.length === 2 &&
      records[1]!.type === "revisit" &&
      isPlain(recordOf(f, records[0]!.id)),
  )!;
  const [response, revisit] = page.records.map(({ id }) => recordOf(f, id)) as [
    EditableRecord,
    EditableRecord,
  ];
  const start = response.block.indexOf("\r\n\r\n") + 4;
  response.block.fill("x", start, start + 5);
  const digest = sha256Digest(response.block.subarray(start));
  for (const record of [response, revisit]) setField(record, "WARC-Payload-Digest", digest);
  Object.assign(page, { contentDigest: digest, payloadDigest: digest });
}

/** Every later answer of a changed page made the first one over again: heads, digests, and the page sharp. */
function fabricateRevisits(f: Forgery): void {
  const page = f.certificate.pages.find(
    ({ verdict, records }) => verdict === "changed" && records.length === 3,
  )!;
  const [first, ...rest] = page.records;
  const original = recordOf(f, first!.id);
  const head = original.block.subarray(0, original.block.indexOf("\r\n\r\n") + 4).toString("latin1");
  for (const look of rest) {
    const record = recordOf(f, look.id);
    const date = /\r\nDate: [^\r]*/.exec(record.block.toString("latin1"))![0];
    record.block = Buffer.from(head.replace(/\r\nDate: [^\r]*/, date), "latin1");
    setField(record, "WARC-Type", "revisit");
    setField(record, "WARC-Profile", "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest");
    setField(record, "WARC-Refers-To", first!.id);
    setField(record, "WARC-Payload-Digest", field(original, "WARC-Payload-Digest")!);
    look.type = "revisit";
  }
  for (const look of page.records) look.restsOn = true;
  claimSharp(page, first!.lastByteAt, rest.at(-1)!.sentAt);
  recount(f);
}

/** A page found after the time point, with a visit before it that never was. */
function fabricateVisit(f: Forgery): void {
  const page = pageWith(f, "late");
  const [look] = page.records;
  const at = later(f.certificate.asOf, -100);
  const added = copyOfLook(f, recordOf(f, look!.id), at);
  editBlock(added[2]!, /pass: \w+/, "pass: visit");
  f.records.splice(f.records.indexOf(recordOf(f, look!.id)) - 1, 0, ...added);
  const [request, id, metadata] = added.map((record) => field(record, "WARC-Record-ID")!) as [
    string,
    string,
    string,
  ];
  const times = { sentAt: at, firstByteAt: at, lastByteAt: at };
  page.records.unshift({ ...look!, id, request, metadata, ...times, pass: "visit" });
  for (const one of page.records) one.restsOn = true;
  claimSharp(page, at, look!.sentAt);
  recount(f);
}

/** The same capture of a site of another name, which nobody ever asked. */
function rename(f: Forgery): void {
  const renamed = (text: string): string => text.replaceAll("living.test", "faking.test");
  for (const record of f.records) {
    record.fields = record.fields.map(([name, value]) => [name, renamed(value)]);
    const end = isAnswer(record) ? record.block.indexOf("\r\n\r\n") : record.block.length;
    const head = Buffer.from(renamed(record.block.toString("latin1", 0, end)), "latin1");
    record.block = Buffer.concat([head, record.block.subarray(end)]);
  }
  f.certificate = JSON.parse(renamed(JSON.stringify(f.certificate))) as Forgery["certificate"];
}

/** A page with its records, its place among the pages found, and every link to it. */
function dropWhole(f: Forgery): void {
  const url = leafWith(f, "changed");
  dropLinks(f, new URL(url).pathname);
  omit(f, url);
}

/** With the archive's own key. */
export const UNSEEN: Unseen[] = [
  {
    name: "a page's content replaced in every record of it",
    listed: "content replaced",
    forge: replaceContent,
  },
  { name: "revisits fabricated with the insider's key", listed: "made up", forge: fabricateRevisits },
  { name: "a visit fabricated with the insider's key", listed: "made up", forge: fabricateVisit },
  { name: "a capture of a site that nobody asked", listed: "a capture made up", forge: rename },
  {
    name: "the capture moved by an hour",
    listed: "all times moved",
    forge: (f) => moveCapture(f, -3_600_000),
  },
  {
    name: "the capture moved a year back, with what the servers said of the time",
    listed: "all times moved",
    forge: (f) => {
      moveCapture(f, -YEAR_MS);
      moveServersDates(f, -YEAR_MS);
    },
  },
  {
    name: "the capture moved a year back, with the doubt on record that the servers' Dates raise",
    listed: "all times moved",
    forge: (f) => {
      moveCapture(f, -YEAR_MS);
      f.certificate.clock!.datesApartMs = nearestDate(f);
    },
  },
  {
    name: "a page dropped with its records, its links and its place among the pages found",
    listed: "pages dropped",
    forge: dropWhole,
  },
  {
    name: "a page dropped, the scope narrowed to leave it out, and a refusal made up for it",
    listed: "a scope narrowed",
    forge: (f) => {
      const url = leafWith(f, "changed");
      omit(f, url);
      const exclude = [`${url.replaceAll(/[^a-z0-9]/gi, ".")}$`];
      resettle(f, (settings) => (settings["scope"] = { ...HOST_SCOPE, exclude }));
      inventRefusal(f, "excluded", hostOf(url as PageUrl), urlHash(url as PageUrl));
    },
  },
  {
    name: "a time point moved within the intervals, on record too",
    listed: "another time point",
    forge: (f) => {
      f.certificate.asOf = later(f.certificate.asOf, 1);
      for (const record of noteOf(f, "change"))
        if (record.block.includes('"asOf":'))
          editBlock(record, /"asOf":\d+/, `"asOf":${Date.parse(f.certificate.asOf)}`);
    },
  },
  {
    name: "other reasons, another scope, another program",
    listed: "the maker's words",
    forge: (f) => {
      pageWith(f, "changed").reason = "a misprint";
      Object.assign(f.certificate, { scope: "the whole site", software: "another/1.0" });
      f.certificate.notes.push("nothing went wrong");
    },
  },
];
