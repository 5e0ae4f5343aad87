// What rests on 304s, forged: a 304 is worth what its request asked, and an answer to another request nothing.
import { editBlock, type Forgery } from "../archives/tampering.js";
import { claimSharp, recordOf, type Tampering } from "./forgery.js";

const attested = ({ certificate }: Forgery) =>
  certificate.pages.find(({ evidence }) => evidence === "attested:304")!;
const lastRequest = (f: Forgery) => recordOf(f, attested(f).records.at(-1)!.request!);
const ASKED = /If-None-Match: [^\r]*\r\n/;

/** On a capture that asked whether pages were still as they had been. */
export const NOT_MODIFIED: Tampering[] = [
  {
    name: "a page with one state and a 304 claimed sharp",
    line: /verdict$/,
    forge: (f) => {
      const page = attested(f);
      claimSharp(page, page.interval!.from, page.interval!.to);
    },
  },
  {
    name: "a 304 that nobody asked for",
    line: /verdict$/,
    forge: (f) => editBlock(lastRequest(f), ASKED, ""),
  },
  {
    name: "a 304 to a question about another state",
    line: /verdict$/,
    forge: (f) => editBlock(lastRequest(f), ASKED, 'If-None-Match: "x"\r\n'),
  },
  {
    name: "a second answer that was to another request",
    line: /verdict$/,
    forge: (f) => {
      const page = f.certificate.pages.find(({ verdict }) => verdict === "sharp")!;
      const plain = page.records.filter(({ pass, type }) => pass === "revisit" && type === "revisit").at(-1)!;
      editBlock(recordOf(f, plain.request!), /\r\n\r\n$/, '\r\nIf-None-Match: "y"\r\n\r\n');
    },
  },
  {
    name: "a 304 passed off as an observation",
    line: /evidence$/,
    forge: (f) => (attested(f).evidence = "observed"),
  },
  {
    name: "an attested interval that begins too early",
    line: /interval$/,
    forge: (f) => (attested(f).interval!.from = f.certificate.startedAt),
  },
  {
    name: "a page attested by a 304 said to rest on Last-Modified",
    line: /evidence$/,
    forge: (f) => (attested(f).evidence = "attested:last-modified"),
  },
];
