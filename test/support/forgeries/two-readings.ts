// Certificates and notes that two honest readers could read differently: one sees what was signed, one something else.
import { editBlock, field, type Forgery } from "../archives/tampering.js";
import { noteOf } from "./expert.js";
import { pageWith, recount, type Tampering } from "./forgery.js";

const once = (text: string, from: string, to: string): string => {
  if (text.split(from).length !== 2) throw new Error(`not once in the certificate: ${from}`);
  return text.replace(from, () => to);
};

/** The text as it is written, altered; whoever takes the last of two members reads what was signed. */
const writtenAs =
  (alter: (text: string, forgery: Forgery) => string | Buffer) =>
  (forgery: Forgery): void => {
    forgery.written = (text) => alter(text, forgery);
  };

const withMember = (name: string, value: unknown, from: string, to: string) => (forgery: Forgery) => {
  Object.assign(forgery.certificate, { [name]: value });
  forgery.written = (text) => once(text, from, to);
};

/** Every hash, root and signature fits what a careless reader reads. */
export const TWO_READINGS: Tampering[] = [
  {
    name: "counts twice, the false ones first",
    line: /^$/,
    second: /^certificate/,
    forge: writtenAs((text) =>
      once(text, '"counts":{', '"counts":{"pages":1000,"verdicts":{"sharp":1000}},"counts":{'),
    ),
  },
  {
    name: "counts twice, one of the names in escapes",
    line: /^$/,
    second: /^certificate/,
    forge: writtenAs((text) => once(text, '"counts":{', '"c\\u006funts":{"pages":1000},"counts":{')),
  },
  {
    name: "a page's verdict twice",
    line: /^$/,
    second: /^certificate/,
    forge: writtenAs((text) => text.replace('"verdict":"changed"', '"verdict":"sharp","verdict":"changed"')),
  },
  {
    name: "a number with a point that means nothing",
    line: /^$/,
    second: /^certificate/,
    forge: writtenAs((text, { certificate: { merkle } }) =>
      once(text, `"leaves":${merkle.leaves}`, `"leaves":${merkle.leaves}.0`),
    ),
  },
  {
    name: "a number with an exponent",
    line: /^$/,
    second: /^certificate/,
    forge: withMember("fee", 200, '"fee":200', '"fee":2e2'),
  },
  {
    name: "a negative nothing",
    line: /^$/,
    second: /^certificate/,
    forge: withMember("fee", 0, '"fee":0', '"fee":-0'),
  },
  {
    name: "a number beyond what all can count to, one more than was signed",
    line: /^$/,
    second: /^certificate/,
    forge: withMember("fee", 2 ** 53, `"fee":${2 ** 53}`, '"fee":9007199254740993'),
  },
  {
    name: "half of a surrogate pair",
    line: /^$/,
    second: /^certificate/,
    forge: ({ certificate }) => void certificate.notes.push("\ud83d"),
  },
  {
    name: "an unknown member nested beyond all reading",
    line: /^$/,
    second: /^certificate/,
    forge: (f) =>
      Object.assign(f.certificate, { deep: JSON.parse("[".repeat(100) + "]".repeat(100)) as unknown }),
  },
  {
    name: "bytes that are no UTF-8, read as the mark for such",
    line: /^$/,
    second: /^certificate/,
    forge: (f) => {
      f.certificate.notes.push("\ufffd");
      f.written = (text) => {
        const bytes = Buffer.from(text);
        const at = bytes.indexOf("\ufffd");
        return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff]), bytes.subarray(at + 3)]);
      };
    },
  },
  {
    name: "the site twice in the files' own words",
    line: /^startedAt|^site/,
    second: /^isochron-capture/,
    forge: (f) => editBlock(f.records[0]!, '"site":', '"site":"elsewhere.test","site":'),
  },
  {
    name: "the time point twice in the run's own record",
    line: /^warcs/,
    second: /^warcs/,
    forge: (f) =>
      editBlock(
        noteOf(f, "change").find(({ block }) => block.includes('"asOf":'))!,
        '"asOf":',
        '"asOf":1,"asOf":',
      ),
  },
  {
    name: "a page dropped, and the run's record of it made unreadable",
    line: /^warcs/,
    second: /^warcs/,
    forge: (f) => {
      const { url } = pageWith(f, "changed");
      f.certificate.pages = f.certificate.pages.filter((page) => page.url !== url);
      f.records = f.records.filter((record) => field(record, "WARC-Target-URI") !== url);
      for (const record of f.records.filter(({ block }) => block.includes("isochron-frontier: ")))
        if (record.block.includes(url)) editBlock(record, "pages: [", "pages: [[");
      recount(f);
    },
  },
];
