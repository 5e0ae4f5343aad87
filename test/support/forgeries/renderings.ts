// Lies about requests that scripts make, and about documents that a browser showed.
import { editBlock, field, setField, type EditableRecord, type Forgery } from "../archives/tampering.js";
import { later, recordOf, type Tampering, type Unseen } from "./forgery.js";
import { besides, copyOfLook } from "./rewritten-warcs.js";

type Page = Forgery["certificate"]["pages"][number];

const pageOf = ({ certificate }: Forgery, part: string): Page =>
  certificate.pages.find(({ url }) => url.includes(part))!;
const shownPage = ({ certificate }: Forgery, isOpen = false): Page =>
  certificate.pages.find(({ rendering }) => rendering && rendering.open.length > 0 === isOpen)!;

/** Every request record of a page, altered alike. */
function editRequests(f: Forgery, part: string, from: string | RegExp, to: string): void {
  for (const { id } of pageOf(f, part).records) editBlock(besides(f, recordOf(f, id), "request"), from, to);
}

/** What the run put on record of a document. */
function renderingNotes(f: Forgery, document: string): EditableRecord[] {
  return f.records.filter(
    (r) =>
      field(r, "WARC-Target-URI")?.endsWith(":rendering") === true &&
      r.block.toString("utf8").includes(`"document":"${document}"`),
  );
}

/** One page's URL written otherwise, wherever it is named. */
function renamed(f: Forgery, page: Page, url: string): void {
  const [address, part] = page.url.split("#") as [string, string];
  const [, other] = url.split("#") as [string, string];
  for (const r of f.records) {
    const text = r.block
      .toString("latin1")
      .replaceAll(page.url, url)
      .replace(`request: ${part}\r\n`, `request: ${other}\r\n`);
    if (field(r, "WARC-Type") === "metadata") r.block = Buffer.from(text, "latin1");
  }
  for (const { rendering } of f.certificate.pages)
    if (rendering) rendering.requests = rendering.requests.map((one) => (one === page.url ? url : one));
  page.url = `${address}#${other}`;
}

/** Each must be refused. */
export const RENDERINGS: Tampering[] = [
  {
    name: "a POST with another body than its URL says",
    line: /records\[0\]\.request$/,
    forge: (f) => editRequests(f, "#POST", '{"page":1}', '{"page":2}'),
  },
  {
    name: "a script's field with another value than its URL says",
    line: /records\[0\]\.request$/,
    forge: (f) => editRequests(f, "#GET", "X-Asked-By: script", "X-Asked-By: people"),
  },
  {
    name: "a GET in the place of a POST",
    line: /records\[0\]\.request$/,
    forge: (f) => editRequests(f, "#POST", /^POST /, "GET "),
  },
  {
    name: "a further field in a script's request",
    line: /records\[0\]\.request$/,
    forge: (f) => editRequests(f, "#POST", "\r\n\r\n", "\r\nX-More: 1\r\n\r\n"),
  },
  {
    name: "a plain page asked for with a further field",
    line: /^requestProfile$/,
    forge: (f) => editRequests(f, "/app.js", "\r\n\r\n", "\r\nX-Asked-By: script\r\n\r\n"),
  },
  {
    name: "the answer to a script's request passed off as the page of its address",
    line: /records\[0\]\.request$/,
    forge: (f) => {
      const page = pageOf(f, "#POST");
      const plain = page.url.split("#")[0]!;
      for (const r of f.records) {
        const text = r.block
          .toString("latin1")
          .replaceAll(page.url, plain)
          .replace(/request: POST[^\r]*\r\n/, "");
        if (field(r, "WARC-Type") === "metadata") r.block = Buffer.from(text, "latin1");
      }
      for (const { rendering } of f.certificate.pages)
        if (rendering) rendering.requests = rendering.requests.map((one) => (one === page.url ? plain : one));
      page.url = plain;
    },
  },
  {
    name: "a request written in another form than the one there is",
    line: /^pages\[\d+\]\.url$/,
    forge: (f) => {
      const page = pageOf(f, "#POST");
      renamed(f, page, page.url.replace("%7B", "%7b"));
    },
  },
  {
    name: "the fields of a request in another order",
    line: /^pages\[\d+\]\.url$|request$/,
    forge: (f) => {
      const page = pageOf(f, "#GET");
      renamed(f, page, page.url.replace(/#GET&(.*)&(.*)$/, "#GET&$2&$1"));
    },
  },
  {
    name: "a rendering that asked for a page which is not there",
    line: /rendering\.requests$/,
    forge: (f) => void shownPage(f).rendering!.requests.push("http://built.test/nowhere"),
  },
  {
    name: "a page left out of what a rendering asked for",
    line: /rendering\.requests$/,
    forge: (f) => void shownPage(f).rendering!.requests.pop(),
  },
  {
    name: "what a rendering went on without, kept silent",
    line: /rendering\.open$/,
    forge: (f) => {
      shownPage(f, true).rendering!.open = [];
      f.certificate.counts.rendered!.sharp++;
    },
  },
  {
    name: "a rendering called closed that is not, on record",
    line: /rendering\.isClosed$/,
    forge: (f) => {
      for (const note of renderingNotes(f, shownPage(f).url))
        editBlock(note, '"isClosed":true', '"isClosed":false');
    },
  },
  {
    name: "a rendering that no record tells of",
    line: /rendering$/,
    forge: (f) => {
      const notes = new Set(renderingNotes(f, shownPage(f).url));
      f.records = f.records.filter((r) => !notes.has(r));
    },
  },
  {
    name: "a rendering that the certificate does not tell of",
    line: /^pages$/,
    forge: (f) => {
      delete shownPage(f, true).rendering;
      f.certificate.counts.rendered!.documents--;
    },
  },
  {
    name: "more documents sharp with all they asked for than are",
    line: /^counts\.rendered\.sharp$/,
    forge: (f) => void f.certificate.counts.rendered!.sharp++,
  },
  {
    name: "more documents shown than were",
    line: /^counts\.rendered\.documents$/,
    forge: (f) => void f.certificate.counts.rendered!.documents++,
  },
  {
    name: "a document sharp with what its browser was not given",
    line: /^counts\.rendered\.sharp$/,
    forge: addEarlier,
  },
  {
    name: "a revisit of a script's request",
    line: /^pages\[\d+\]\.records/,
    second: /^warcs/,
    forge: asRevisit,
  },
  {
    name: "a picture of a page that nobody knows",
    line: /^warcs/,
    forge: (f) => setField(viewOf(f), "WARC-Target-URI", "urn:view:http://built.test/nowhere"),
  },
  {
    name: "a resource that no capture writes",
    line: /^warcs/,
    forge: (f) => setField(viewOf(f), "WARC-Target-URI", "http://built.test/live"),
  },
];

/** Passes: no byte tells what a browser asked for. */
export const RENDERINGS_UNSEEN: Unseen[] = [
  {
    name: "a request left out of a rendering and of its record",
    listed: "a request hidden",
    forge: (f) => {
      const { url, rendering } = shownPage(f);
      const hidden = rendering!.requests.pop()!;
      for (const note of renderingNotes(f, url)) editBlock(note, `,"${hidden}"`, "");
    },
  },
];

const viewOf = (f: Forgery): EditableRecord => f.records.find((r) => field(r, "WARC-Type") === "resource")!;

/** The browser was given an earlier answer, which differs: what is sharp is another. */
function addEarlier(f: Forgery): void {
  const page = pageOf(f, "#POST");
  const first = page.records[0]!;
  const response = recordOf(f, first.id);
  const at = later(first.sentAt, -1);
  const added = copyOfLook(f, response, at);
  editBlock(added[1]!, "Ann", "Eve");
  added[1]!.fields = added[1]!.fields.filter(([name]) => name !== "WARC-Payload-Digest");
  f.records.splice(f.records.indexOf(besides(f, response, "request")), 0, ...added);
  const [request, answer, metadata] = added.map((r) => field(r, "WARC-Record-ID")!) as [
    string,
    string,
    string,
  ];
  const times = { sentAt: at, firstByteAt: at, lastByteAt: at };
  page.records.unshift({ ...first, ...times, id: answer, request, metadata, restsOn: false });
}

/** The second answer made a revisit of the first, as those of plain pages are. */
function asRevisit(f: Forgery): void {
  const page = pageOf(f, "#POST");
  const [first, second] = page.records;
  const record = recordOf(f, second!.id);
  setField(record, "WARC-Type", "revisit");
  setField(record, "WARC-Profile", "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest");
  setField(record, "WARC-Refers-To", first!.id);
  record.block = record.block.subarray(0, record.block.indexOf("\r\n\r\n") + 4);
  second!.type = "revisit";
  f.certificate.counts.bodies!.both--;
  f.certificate.counts.bodies!.secondByDigest++;
}
