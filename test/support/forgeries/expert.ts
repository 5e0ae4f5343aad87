// Lies of an expert who knows the code, rewrites the WARC file with all hashes, and seals with a key of their own.
import { randomUUID } from "node:crypto";
import { editBlock, field, setField, type EditableRecord, type Forgery } from "../archives/tampering.js";
import { later, pageWith, recount, type Tampering } from "./forgery.js";
import { besides, copyOfLook, looksOfSharp, remove } from "./rewritten-warcs.js";

export const YEAR_MS = 365 * 86_400_000;

export const noteOf = (f: Forgery, kind: string): EditableRecord[] =>
  f.records.filter(({ block }) => block.toString("latin1").includes(`isochron-${kind}: `));

/** The end on record made another. */
const moveEnd = (f: Forgery, at: string): void => {
  f.certificate.finishedAt = at;
  for (const record of noteOf(f, "change"))
    if (record.block.includes('"finishedAt":'))
      editBlock(record, /"finishedAt":\d+/, `"finishedAt":${Date.parse(at)}`);
};

/** A look that contradicts a sharp page, right at its moment. */
export const addBetween = (f: Forgery, alter: (records: EditableRecord[]) => void): void => {
  const added = copyOfLook(f, looksOfSharp(f)[0], f.certificate.asOf);
  editBlock(added[1]!, " 200 ", " 203 ");
  alter(added);
  f.records.push(...added);
};

const stray = (type: string, target: string, fields: [string, string][] = []): EditableRecord => ({
  fields: [
    ["WARC-Type", type],
    ["WARC-Record-ID", `<urn:uuid:${randomUUID()}>`],
    ["WARC-Date", "2026-01-05T09:00:00.000Z"],
    ["WARC-Target-URI", target],
    ...fields,
    ["Content-Type", "text/plain"],
    ["Content-Length", "0"],
  ],
  block: Buffer.from("hidden: yes\r\n"),
});

/** Every time in a text moved. */
const moveTimes = (text: string, byMs: number): string =>
  text.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (iso) => later(iso, byMs));

/** The whole capture at another time: records, notes and certificate; what servers said stays. */
export const moveCapture = (f: Forgery, byMs: number): void => {
  for (const record of f.records) {
    record.fields = record.fields.map(([name, value]) => [name, moveTimes(value, byMs)]);
    const isOurs = ["metadata", "warcinfo"].includes(field(record, "WARC-Type")!);
    if (!isOurs) continue;
    const moved = moveTimes(record.block.toString("latin1"), byMs);
    record.block = Buffer.from(
      moved.replaceAll(
        /("(?:startedAt|plannedAsOf|asOf|finishedAt)":)(\d+)/g,
        (_, name: string, at: string) => `${name}${Number(at) + byMs}`,
      ),
      "latin1",
    );
  }
  f.certificate = JSON.parse(moveTimes(JSON.stringify(f.certificate), byMs)) as Forgery["certificate"];
};

/** How far the nearest of the Dates that count lies from the times on record. */
export function nearestDate(f: Forgery): number {
  const heads = new Map(
    f.records.map((record) => [field(record, "WARC-Record-ID"), record.block.toString("latin1", 0, 4096)]),
  );
  const apart = f.certificate.pages.flatMap(({ records }) =>
    records.flatMap(({ id, sentAt }) => {
      const head = heads.get(id)!.split("\r\n\r\n")[0]!;
      const date = /^date: (.*)/im.exec(head)?.[1];
      const isState = /^HTTP\/1.1 (2\d\d|30[0-3]|30[5-9]|404|410)/.test(head);
      if (date === undefined || !isState || /^(age|via|x-cache\S*|cf-cache-status|x-served-by):/im.test(head))
        return [];
      return [Math.abs(Date.parse(sentAt) - Date.parse(date))];
    }),
  );
  return Math.min(...apart);
}

/** Each must be refused, whatever was put right around it. */
export const EXPERT: Tampering[] = [
  {
    name: "more second bodies said to be held than are",
    line: /^counts\.bodies\.both$/,
    forge: ({ certificate: { counts } }) =>
      (counts.bodies = { both: counts.verdicts.sharp, secondByDigest: 0, firstBorrowed: 0 }),
  },
  {
    name: "requests stripped from the files and from the certificate",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: (f) => {
      for (const record of f.records.filter((r) => field(r, "WARC-Type") === "request")) remove(f, record);
      for (const page of f.certificate.pages) for (const look of page.records) look.request = null;
    },
  },
  {
    name: "a contradicting look relabelled unread",
    line: /^pages\[\d+\]\.records$/,
    forge: (f) => addBetween(f, (added) => editBlock(added[2]!, /pass: \w+/, "pass: unread")),
  },
  ...["source", "robots", "soft-404"].map((pass) => ({
    name: `a contradicting look relabelled ${pass}`,
    line: /^pages\[\d+\]\.records$/,
    forge: (f: Forgery) => addBetween(f, (added) => editBlock(added[2]!, /pass: \w+/, `pass: ${pass}`)),
  })),
  {
    name: "a contradicting look without its time stamps",
    line: /^warcs/,
    forge: (f) => addBetween(f, (added) => void added.splice(2, 1)),
  },
  {
    name: "a contradicting look without its request",
    line: /^warcs/,
    forge: (f) => addBetween(f, (added) => void added.splice(0, 1)),
  },
  {
    name: "a second metadata record beside a response, with kinder times",
    line: /^warcs/,
    forge: (f) => {
      const copy = structuredClone(besides(f, looksOfSharp(f)[1], "metadata"));
      copy.block = Buffer.from(copy.block);
      setField(copy, "WARC-Record-ID", `<urn:uuid:${randomUUID()}>`);
      f.records.push(copy);
    },
  },
  {
    name: "a second request beside a response, with a cookie",
    line: /^warcs/,
    forge: (f) => {
      const copy = structuredClone(besides(f, looksOfSharp(f)[1], "request"));
      copy.block = Buffer.from(copy.block);
      editBlock(copy, "\r\n\r\n", "\r\ncookie: a=b\r\n\r\n");
      setField(copy, "WARC-Record-ID", `<urn:uuid:${randomUUID()}>`);
      f.records.push(copy);
    },
  },
  {
    name: "two requests that are not the same, byte for byte",
    line: /^requestProfile|^pages\[\d+\]\.records/,
    forge: (f) => {
      const request = besides(f, looksOfSharp(f)[1], "request");
      editBlock(request, "\r\n\r\n", "\r\nX-Other: 1\r\n\r\n");
    },
  },
  {
    name: "an end in 2099, in the certificate alone",
    line: /^finishedAt/,
    forge: (f) => (f.certificate.finishedAt = "2099-01-01T00:00:00.000Z"),
  },
  {
    name: "an end in 2099, on record too",
    line: /^finishedAt/,
    forge: (f) => moveEnd(f, "2099-01-01T00:00:00.000Z"),
  },
  {
    name: "a time point moved within the intervals",
    line: /^asOf/,
    forge: (f) => (f.certificate.asOf = later(f.certificate.asOf, 1)),
  },
  {
    name: "another planned time point, the plan's record removed",
    line: /^plannedAsOf/,
    forge: (f) => {
      for (const record of noteOf(f, "plan")) remove(f, record);
      f.certificate.plannedAsOf = later(f.certificate.plannedAsOf, 1);
    },
  },
  {
    name: "unchanged throughout, and nothing that cannot be proved",
    line: /^statement/,
    forge: ({ certificate }) => {
      certificate.statement = "Every page was unchanged throughout the capture.";
      certificate.cannotProve = [];
    },
  },
  {
    name: "one limit left out",
    line: /^cannotProve/,
    forge: ({ certificate }) => void certificate.cannotProve.pop(),
  },
  {
    name: "a limit reworded",
    line: /^cannotProve/,
    forge: ({ certificate }) => (certificate.cannotProve[0] = "Nothing of importance."),
  },
  {
    name: "pages that were never fetched dropped from the denominator",
    line: /^pages$/,
    says: /was known to the capture/,
    forge: (f) => {
      f.certificate.pages = f.certificate.pages.filter(({ records }) => records.length > 0);
      recount(f);
    },
  },
  {
    name: "self-varying pages dropped",
    line: /^pages$/,
    forge: (f) => {
      f.certificate.pages = f.certificate.pages.filter(({ verdict }) => verdict !== "self-varying");
      recount(f);
    },
  },
  {
    name: "self-varying pages dropped, with all their records",
    line: /^pages$/,
    forge: (f) => {
      const { url } = pageWith(f, "self-varying");
      f.certificate.pages = f.certificate.pages.filter((page) => page.url !== url);
      f.records = f.records.filter((record) => field(record, "WARC-Target-URI") !== url);
      recount(f);
    },
  },
  {
    name: "the capture moved a year back",
    line: /^startedAt/,
    forge: (f) => moveCapture(f, -YEAR_MS),
  },
  {
    name: "the capture moved a year back, with a smaller doubt on record than the servers' Dates raise",
    line: /^clock\.datesApartMs/,
    forge: (f) => {
      moveCapture(f, -YEAR_MS);
      f.certificate.clock!.datesApartMs = nearestDate(f) - 1;
    },
  },
  {
    name: "a doubt of the servers' Dates that they do not raise",
    line: /^clock\.datesApartMs/,
    forge: ({ certificate }) => void (certificate.clock!.datesApartMs = 2 * YEAR_MS),
  },
  {
    name: "the capture moved a year ahead",
    line: /^startedAt|^finishedAt|^asOf/,
    forge: (f) => moveCapture(f, YEAR_MS),
  },
  {
    name: "the capture moved a year back, one look that no page lists left with a Date of that year",
    line: /^startedAt/,
    forge: (f) => {
      const added = copyOfLook(f, looksOfSharp(f)[0], f.certificate.asOf);
      moveCapture(f, -YEAR_MS);
      for (const record of added) setField(record, "WARC-Date", f.certificate.asOf);
      for (const name of ["sentAt", "firstByteAt", "lastByteAt"])
        editBlock(added[2]!, new RegExp(`${name}: \\S+`), `${name}: ${f.certificate.asOf}`);
      editBlock(added[1]!, /Date: [^\r]*/, `Date: ${new Date(f.certificate.asOf).toUTCString()}`);
      f.records.push(...added);
    },
  },
  {
    name: "a record of a kind that no capture writes",
    line: /^warcs/,
    forge: (f) => void f.records.push(stray("resource", "http://living.test/hidden")),
  },
  {
    name: "a metadata record that tells of nothing",
    line: /^warcs/,
    forge: (f) => void f.records.push(stray("metadata", "http://living.test/hidden")),
  },
  {
    name: "a request beside nothing",
    line: /^warcs/,
    forge: (f) => void f.records.push(stray("request", "http://living.test/hidden")),
  },
  {
    name: "time stamps beside a response that is not there",
    line: /^warcs/,
    forge: (f) =>
      void f.records.push(
        stray("metadata", "http://living.test/hidden", [
          ["WARC-Concurrent-To", `<urn:uuid:${randomUUID()}>`],
        ]),
      ),
  },
];
