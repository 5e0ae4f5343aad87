// Notices of removals that say what was not ordered, not removed, or not theirs to say.
import { randomUUID } from "node:crypto";
import type { RemovalNotice } from "#model/index.js";
import {
  field,
  warcFacts,
  writeRecords,
  type Editable,
  type Forgery,
  type Signer,
} from "../archives/tampering.js";
import { claimSharp, pageWith, recount, type Tampering, type Unseen } from "./forgery.js";

type Notice = Editable<Omit<RemovalNotice, "signature">>;

/** Takes out all records of a page and documents it; the notice may then be altered, and is signed last. */
function removed(alter: (notice: Notice, f: Forgery) => void, signing?: Signer) {
  return (f: Forgery): void => {
    const { url } = pageWith(f, "changed");
    const warc = f.certificate.warcs[0]!;
    const before = { sha256: warc.sha256, sizeBytes: warc.sizeBytes, records: warc.records };
    const isGone = (record: Forgery["records"][number]): boolean => field(record, "WARC-Target-URI") === url;
    const ids = f.records.filter(isGone).map((record) => field(record, "WARC-Record-ID")!);
    f.records = f.records.filter((record) => !isGone(record));
    const after = warcFacts(writeRecords(f.records), f.records.length);
    const notice: Notice = {
      format: "isochron-removals/1",
      capture: f.certificate.capture,
      removals: [
        {
          removedAt: "2026-02-01T00:00:00.000Z",
          reason: "privacy",
          orderedBy: null,
          files: [{ file: warc.file, records: ids, before, after }],
        },
      ],
    };
    alter(notice, f);
    f.beside = (own) => ({
      "removals.json": JSON.stringify({ ...notice, signature: (signing ?? own)(notice) }),
    });
  };
}

/** By the forger's key on both, so that only what is said can be false. */
export const REMOVAL_LIES: Tampering[] = [
  {
    name: "a notice that names a record which is still there",
    line: /^removals\.json/,
    forge: removed(({ removals }, f) => {
      const entry = removals[0]!.files[0]!;
      entry.records[0] = field(f.records.at(-1)!, "WARC-Record-ID")!;
    }),
  },
  {
    name: "a notice that names fewer records than are gone",
    line: /^removals\.json/,
    forge: removed(({ removals }) => void removals[0]!.files[0]!.records.pop()),
  },
  {
    name: "a notice that names fewer records, and a smaller file before to fit",
    line: /^removals\.json/,
    forge: removed(({ removals }) => {
      const entry = removals[0]!.files[0]!;
      entry.records.pop();
      entry.before.records -= 1;
    }),
  },
  {
    name: "a notice that names one record twice to fit",
    line: /^removals\.json/,
    forge: removed(({ removals }) => {
      const entry = removals[0]!.files[0]!;
      entry.records.splice(0, 2, entry.records[2]!, entry.records[3]!);
    }),
  },
  {
    name: "a notice of records in a file that is none of the capture's",
    line: /^removals\.json|^warcs/,
    forge: removed(({ removals }) => void (removals[0]!.files[0]!.file = "warcs/other.warc.gz")),
  },
  {
    name: "a notice about another file as it was before",
    line: /^removals\.json/,
    forge: removed(({ removals }) => void (removals[0]!.files[0]!.before.sha256 = "0".repeat(64))),
  },
  {
    name: "a notice of another capture",
    line: /^removals\.json capture/,
    forge: removed((notice) => void (notice.capture = "20200101000000000")),
  },
  {
    name: "a notice with an order that was added after signing",
    line: /^removals\.json signature/,
    forge: (f) => {
      removed(() => undefined)(f);
      const { beside } = f;
      f.beside = (own) => {
        const text = beside!(own)["removals.json"]!;
        return { "removals.json": text.replace('"orderedBy":null', '"orderedBy":"Court of X"') };
      };
    },
  },
  {
    name: "a notice whose reason stands in it twice",
    line: /^removals\.json/,
    forge: (f) => {
      removed(() => undefined)(f);
      const { beside } = f;
      f.beside = (own) => ({
        "removals.json": beside!(own)["removals.json"]!.replace('"reason":', '"reason":"none","reason":'),
      });
    },
  },
  {
    name: "a page with records that never were, said to be removed",
    line: /^removals\.json/,
    forge: removed(({ removals }, f) => {
      const page = structuredClone(pageWith(f, "sharp"));
      page.url = "http://living.test/never";
      for (const look of page.records)
        Object.assign(look, { id: `<urn:uuid:${randomUUID()}>`, request: null, metadata: null });
      removals[0]!.files[0]!.records.push(...page.records.map(({ id }) => id));
      f.certificate.pages.push(page);
      recount(f);
    }),
  },
];

/** An order that nobody gave: whoever holds the key can write one, and gains no sharp page by it. */
export const REMOVAL_UNSEEN: Unseen[] = [
  {
    name: "a changed page called sharp, its records removed by an order that nobody gave",
    listed: "removed by an order made up",
    apart: 1,
    forge: removed((_, f) => {
      const page = pageWith(f, "changed");
      claimSharp(page, page.records[0]!.lastByteAt, page.records.at(-1)!.sentAt);
      recount(f);
    }),
  },
];
