// Answers that two readers of HTTP could read differently, and the claims that would profit from it.
import { gzipSync } from "node:zlib";
import { sha256Digest } from "#formats/index.js";
import { CANNOT_PROVE, CERTIFICATE_CANNOT_PROVE, FORMAT_WORDS, STATEMENT } from "#model/index.js";
import { editBlock, field, setField, type EditableRecord, type Forgery } from "../archives/tampering.js";
import { later, pageWith, recordOf, recount, type Tampering } from "./forgery.js";
import { resettle } from "./omitting.js";
import { besides, copyOfLook, looksOfSharp } from "./rewritten-warcs.js";

const headOf = ({ block }: EditableRecord): string => block.toString("latin1", 0, block.indexOf("\r\n\r\n"));

/** The two looks of a sharp page whose first answer has no coding at all, and the page itself. */
function plainLooks(f: Forgery) {
  const isPlain = (record: EditableRecord): boolean =>
    !/^(content|transfer)-encoding:/im.test(headOf(record)) && field(record, "WARC-Type") === "response";
  const page = f.certificate.pages.find(
    ({ verdict, records }) =>
      verdict === "sharp" &&
      records.at(-1)!.type === "revisit" &&
      records.length === 2 &&
      isPlain(recordOf(f, records[0]!.id)),
  )!;
  const [response, revisit] = page.records.map(({ id }) => recordOf(f, id)) as [
    EditableRecord,
    EditableRecord,
  ];
  return { page, response, revisit };
}

/** Another body with other fields about it, in both looks, with every digest. */
function withBody(f: Forgery, body: Buffer, fields: readonly string[], ...decoded: Buffer[]): void {
  const [payload = body, content = payload] = decoded;
  const { page, response, revisit } = plainLooks(f);
  const heads = [response, revisit].map((record) =>
    [
      ...headOf(record)
        .split("\r\n")
        .filter((line) => !/^content-length:/i.test(line)),
      ...fields,
    ].join("\r\n"),
  );
  response.block = Buffer.concat([Buffer.from(`${heads[0]}\r\n\r\n`, "latin1"), body]);
  revisit.block = Buffer.from(`${heads[1]}\r\n\r\n`, "latin1");
  for (const record of [response, revisit]) setField(record, "WARC-Payload-Digest", sha256Digest(payload));
  Object.assign(page, { contentDigest: sha256Digest(content), payloadDigest: sha256Digest(payload) });
}

const CHUNKED = ["Transfer-Encoding: chunked"];
const TEXT = Buffer.from("<p>as it\nstood</p>");
const chunk = (end: string, eol = "\r\n"): Buffer =>
  Buffer.from(`${TEXT.length.toString(16)}${eol}${TEXT.toString()}${eol}${end}`);
/** So small that the two codings swell by more than any honest page. */
const BOMB = gzipSync(gzipSync(Buffer.alloc(32 << 20)));
const PADDED = Buffer.concat([gzipSync(TEXT), Buffer.from("<!-- served from cache -->")]);
const FIVE = [1, 2, 3, 4, 5].reduce((bytes) => gzipSync(bytes), TEXT as Buffer);
const NOT_WHOLE = /^pages\[\d+\]/;

/** A look of another pass between the two probes of a page that varies by itself. */
function lookBetweenProbes(f: Forgery): void {
  const page = pageWith(f, "self-varying");
  const [one, two] = page.records.slice(-2);
  const at = later(one!.sentAt, 1);
  const added = copyOfLook(f, recordOf(f, page.records[0]!.id), at);
  editBlock(added[2]!, /pass: \w+/, "pass: revisit");
  f.records.push(...added);
  const [request, response, metadata] = added.map((record) => field(record, "WARC-Record-ID")!);
  page.records.splice(-1, 0, {
    ...structuredClone(two!),
    id: response!,
    type: "response",
    request: request!,
    metadata: metadata!,
    pass: "revisit",
    sentAt: at,
    firstByteAt: at,
    lastByteAt: at,
  });
}

/** Each claims what one of two readers would find, and is refused by both. */
export const ODD_ANSWERS: Tampering[] = [
  {
    name: "a chunked body without the empty line after its last chunk",
    line: NOT_WHOLE,
    second: /^warcs/,
    forge: (f) => withBody(f, chunk("0\r\n"), CHUNKED, TEXT),
  },
  {
    name: "a chunked body without its last chunk",
    line: NOT_WHOLE,
    second: /^warcs/,
    forge: (f) => withBody(f, chunk(""), CHUNKED, TEXT),
  },
  {
    name: "a chunked body whose trailers never end",
    line: NOT_WHOLE,
    second: /^warcs/,
    forge: (f) => withBody(f, chunk("0\r\nX-Sum: 1\r\n"), CHUNKED, TEXT),
  },
  {
    name: "two lengths, of which the shorter is claimed",
    line: NOT_WHOLE,
    second: /^warcs/,
    forge: (f) => withBody(f, TEXT, [`Content-Length: ${TEXT.length}`, "Content-Length: 3"], TEXT),
  },
  {
    name: "a body that swells beyond all measure, its end left out",
    line: NOT_WHOLE,
    second: /^warcs/,
    forge: (f) => withBody(f, BOMB, ["Content-Encoding: gzip, gzip"], BOMB, Buffer.alloc(1 << 20)),
  },
  {
    name: "five codings, one after the other",
    line: NOT_WHOLE,
    second: /^warcs/,
    forge: (f) => withBody(f, FIVE, ["Content-Encoding: gzip, gzip, gzip, gzip, gzip"], FIVE, TEXT),
  },
  {
    name: "bytes after the end of gzip, claimed by a capture that names no rules for content",
    line: NOT_WHOLE,
    second: /^warcs/,
    forge: (f) => {
      withBody(f, PADDED, ["Content-Encoding: gzip"], PADDED, TEXT);
      resettle(f, (settings) => delete settings["contentRules"]);
    },
  },
  {
    name: "a further gzip member that is cut, claimed as bytes after the end",
    line: NOT_WHOLE,
    second: /^warcs/,
    forge: (f) => {
      const body = Buffer.concat([gzipSync(TEXT), gzipSync(TEXT).subarray(0, -3)]);
      withBody(f, body, ["Content-Encoding: gzip"], body, TEXT);
    },
  },
  {
    name: "rules for content that nobody knows",
    line: /^settings\.contentRules/,
    forge: (f) => resettle(f, (settings) => (settings["contentRules"] = "isochron-content/9")),
  },
  {
    name: "a revisit that is coded, of a response that is not",
    line: NOT_WHOLE,
    second: /^warcs/,
    forge: (f) => {
      withBody(f, TEXT, []);
      editBlock(plainLooks(f).revisit, "\r\n\r\n", "\r\nContent-Encoding: gzip\r\n\r\n");
    },
  },
  {
    name: "a revisit without the coding of its response: other content by the same bytes",
    line: /verdict$/,
    forge: (f) => {
      const { revisit } = plainLooks(f);
      withBody(f, gzipSync(TEXT), ["Content-Encoding: gzip"], gzipSync(TEXT), TEXT);
      editBlock(revisit, /Content-Encoding: gzip\r\n/, "");
    },
  },
  {
    name: "a revisit of a response that was cut",
    line: NOT_WHOLE,
    second: /^warcs/,
    says: /shows no state of the page/,
    forge: (f) => setField(plainLooks(f).response, "WARC-Truncated", "time"),
  },
  {
    name: "a revisit of an error's body",
    line: NOT_WHOLE,
    second: /^warcs/,
    says: /shows no state of the page/,
    forge: (f) => editBlock(plainLooks(f).response, /^HTTP\/1\.1 200/, "HTTP/1.1 500"),
  },
  {
    name: "more of the content type in a folded line, in the second answer alone",
    line: /verdict$/,
    forge: (f) => editBlock(looksOfSharp(f)[1], /content-type: [^\r]*/i, (line) => `${line};\r\n x=y`),
  },
  {
    name: "requests in other letters than the profile's, all of them",
    line: /^requestProfile/,
    forge: (f) => {
      for (const record of f.records)
        if (field(record, "WARC-Type") === "request") editBlock(record, "\r\nAccept: ", "\r\naccept: ");
    },
  },
  {
    name: "a request that asks a second host too",
    line: /request$/,
    forge: (f) =>
      editBlock(besides(f, looksOfSharp(f)[1], "request"), "\r\n\r\n", "\r\nHost: elsewhere.test\r\n\r\n"),
  },
  {
    name: "a request with a body",
    line: /request$/,
    forge: (f) => editBlock(besides(f, looksOfSharp(f)[1], "request"), "\r\n\r\n", "\r\n\r\nuser=admin"),
  },
  {
    name: "a page that varies by itself called changed, another look put between its probes",
    line: /verdict$/,
    forge: (f) => {
      lookBetweenProbes(f);
      pageWith(f, "self-varying").verdict = "changed";
      recount(f);
    },
  },
  {
    name: "a second plan, made afterwards, that promised less",
    line: /^planner\.expectedSharp/,
    forge: (f) => secondPlan(f, (records, plan) => records.push(plan)),
  },
  {
    name: "today's statement with the limits of version 0.1.0",
    line: /^cannotProve/,
    forge: ({ certificate }) => {
      certificate.cannotProve = [...CANNOT_PROVE, CERTIFICATE_CANNOT_PROVE.at(-1)!];
    },
  },
  {
    name: "limits of captures that show documents, where no document was shown",
    line: /^cannotProve/,
    forge: ({ certificate }) => {
      certificate.cannotProve = [...FORMAT_WORDS.get(STATEMENT)!.shown!];
      certificate.counts = { ...certificate.counts, rendered: { documents: 0, sharp: 0 } };
    },
  },
  {
    name: "the statement of version 0.1.0, that both bodies are held, with today's limits",
    line: /^cannotProve/,
    forge: ({ certificate }) => {
      certificate.statement = certificate.statement
        .replace("we received two", "we hold two")
        .replace(/ The first response is held.*$/, "");
    },
  },
];

function secondPlan(f: Forgery, place: (records: EditableRecord[], plan: EditableRecord) => void): void {
  const first = f.records.find(({ block }) => block.includes("isochron-plan: "))!;
  const plan = {
    fields: first.fields.map((pair) => [...pair]),
    block: Buffer.from(first.block),
  } as EditableRecord;
  setField(plan, "WARC-Record-ID", "<urn:uuid:00000000-0000-4000-8000-000000000001>");
  editBlock(plan, /expectedSharp: \S+/, "expectedSharp: 0.5");
  place(f.records, plan);
}

/** What means the same, written in another way: both verifiers must find it true. */
export const SAME_MEANING: readonly { name: string; forge: (f: Forgery) => void }[] = [
  {
    name: "a chunked body with trailers",
    forge: (f) => withBody(f, chunk("0\r\nX-Sum: 1\r\n\r\n"), CHUNKED, TEXT),
  },
  {
    name: "chunks with lines that end in LF",
    forge: (f) => withBody(f, chunk("0\n\n", "\n"), CHUNKED, TEXT),
  },
  {
    name: "chunks with extensions and padded sizes",
    forge: (f) =>
      withBody(
        f,
        Buffer.from(`000${TEXT.length.toString(16)} ;a=b\r\n${TEXT.toString()}\r\n0\r\n\r\n`),
        CHUNKED,
        TEXT,
      ),
  },
  {
    name: "one length said twice",
    forge: (f) => withBody(f, TEXT, [`Content-Length: ${TEXT.length}`, `Content-Length: ${TEXT.length}`]),
  },
  {
    name: "two codings",
    forge: (f) =>
      withBody(f, gzipSync(gzipSync(TEXT)), ["Content-Encoding: gzip, gzip"], gzipSync(gzipSync(TEXT)), TEXT),
  },
  {
    name: "other bytes after the end of gzip",
    forge: (f) => withBody(f, PADDED, ["Content-Encoding: gzip"], PADDED, TEXT),
  },
  {
    name: "zeros after the end of gzip, in a capture that names no rules for content",
    forge: (f) => {
      const body = Buffer.concat([gzipSync(TEXT), Buffer.alloc(7)]);
      withBody(f, body, ["Content-Encoding: gzip"], body, TEXT);
      resettle(f, (settings) => delete settings["contentRules"]);
    },
  },
  {
    name: "a folded line",
    forge: (f) => editBlock(looksOfSharp(f)[1], /(content-type: text\/html;) /i, "$1 \r\n\t "),
  },
  {
    name: "a folded line before the first field",
    forge: (f) => editBlock(looksOfSharp(f)[1], "\r\n", "\r\n Age: 5\r\n"),
  },
  { name: "empty lines before the answer", forge: (f) => editBlock(looksOfSharp(f)[1], /^/, "\r\n\r\n") },
  {
    name: "a status line in small letters",
    forge: (f) => editBlock(looksOfSharp(f)[1], "HTTP/1.1 200", "http/1.1  200"),
  },
  {
    name: "an earlier plan that was replaced",
    forge: (f) => secondPlan(f, (records, plan) => records.splice(1, 0, plan)),
  },
  {
    name: "the certificate with white space, its members in another order, its texts in escapes",
    forge: (f) => {
      f.written = (text) => {
        const certificate = JSON.parse(text) as Record<string, unknown>;
        const turned = Object.fromEntries(Object.entries(certificate).reverse());
        return JSON.stringify(turned, null, 3).replace('"living.test"', '"living\\u002etest"');
      };
    },
  },
];
