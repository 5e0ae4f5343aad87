// What every record, header and list must be (OAI-PMH 2.0 sections 2.5, 3.4 and 3.5).
import { NOTHING, textOf, those, type Examination } from "./examined.js";
import type { XmlElement } from "./read-xml.js";

const DC = "http://purl.org/dc/elements/1.1/";
const OAI_DC = "http://www.openarchives.org/OAI/2.0/oai_dc/";
const ELEMENTS =
  "title creator subject description publisher contributor date type format identifier source language relation coverage rights".split(
    " ",
  );

/** A record as a harvester keeps it. */
export interface Harvested {
  readonly identifier: string;
  readonly datestamp: string;
  readonly sets: readonly string[];
  readonly isDeleted: boolean;
  readonly metadata: string;
}

/** Holds a header to the rules, and gives what a harvester keeps of it. */
export function checkHeader(examination: Examination, header: XmlElement): Harvested {
  const [identifier, datestamp] = [textOf(header, "identifier"), textOf(header, "datestamp")];
  const names = header.children.map(({ name }) => name).join(" ");
  examination.hold("header", /^identifier datestamp(?: setSpec)*$/.test(names), identifier);
  examination.hold(
    "identifier-uri",
    /^[a-z][a-z0-9+.-]*:[\w.~!*'();:@&=+$,/?#%[\]-]+$/i.test(identifier),
    identifier,
  );
  examination.hold("datestamp", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(datestamp), identifier);
  const status = header.attributes.get("status");
  examination.hold("status", status === undefined || status === "deleted", identifier);
  const sets = those(header, "setSpec").map(({ text }) => text);
  return { identifier, datestamp, sets, isDeleted: status === "deleted", metadata: "" };
}

/** The same of a whole record. */
export function checkRecord(examination: Examination, record: XmlElement): Harvested {
  const header = checkHeader(examination, those(record, "header")[0] ?? NOTHING);
  const metadata = those(record, "metadata");
  const isAsItMust = metadata.length === (header.isDeleted ? 0 : 1);
  examination.hold("metadata-unless-deleted", isAsItMust, header.identifier);
  if (metadata.length === 0) return header;
  const [dc = NOTHING] = metadata[0]!.children;
  examination.hold("metadata-alone", metadata[0]!.children.length === 1, header.identifier);
  examination.hold("oai-dc", dc.namespace === OAI_DC && dc.name === "dc", header.identifier);
  const schema = dc.attributes.get("{http://www.w3.org/2001/XMLSchema-instance}schemaLocation") ?? "";
  examination.hold("oai-dc-schema", schema.startsWith(`${OAI_DC} `), header.identifier);
  const isKnown = dc.children.every(({ namespace, name }) => namespace === DC && ELEMENTS.includes(name));
  examination.hold("dc-elements", isKnown, header.identifier);
  return { ...header, metadata: JSON.stringify(dc.children.map(({ name, text }) => [name, text])) };
}

/** Harvests a list to its end, part by part. */
export async function harvest(
  examination: Examination,
  verb: "ListRecords" | "ListIdentifiers",
  query: string,
): Promise<Harvested[]> {
  const all: Harvested[] = [];
  let next = `verb=${verb}&metadataPrefix=oai_dc${query}`;
  for (let parts = 0; parts < 1000; parts++) {
    const list = await examination.ask(next);
    if (list.name === "error") return all;
    const token = checkPart(examination, list, { verb, next, all });
    // Section 3.5: the last part of a list that came in parts has an empty token, one that came whole has none.
    examination.hold("last-token", parts === 0 ? token !== "" : token !== null, next);
    if (token === null || token === "") break;
    await checkAgain(examination, verb, token);
    next = `verb=${verb}&resumptionToken=${encodeURIComponent(token)}`;
  }
  const names = all.map(({ identifier }) => identifier);
  examination.hold("no-record-twice", new Set(names).size === names.length, query);
  return all;
}

/** One part of a list: what it holds is added, its token given back. */
function checkPart(
  examination: Examination,
  list: XmlElement,
  { verb, next, all }: { readonly verb: string; readonly next: string; readonly all: Harvested[] },
): string | null {
  const isRecords = verb === "ListRecords";
  const items = those(list, isRecords ? "record" : "header");
  examination.hold("list-not-empty", items.length > 0, next);
  const last = list.children.at(-1);
  const token = last?.name === "resumptionToken" ? last : null;
  examination.hold("list-content", list.children.length === items.length + (token ? 1 : 0), next);
  const cursor = token?.attributes.get("cursor");
  examination.hold("cursor", cursor === undefined || Number(cursor) === all.length, next);
  for (const item of items)
    all.push(isRecords ? checkRecord(examination, item) : checkHeader(examination, item));
  return token?.text ?? null;
}

/** Section 3.5.1: a token that is asked again gives the same part. */
async function checkAgain(examination: Examination, verb: string, token: string): Promise<void> {
  const query = `verb=${verb}&resumptionToken=${encodeURIComponent(token)}`;
  const [first, second] = [await examination.ask(query), await examination.ask(query)];
  examination.hold("token-again", JSON.stringify(first.children) === JSON.stringify(second.children), token);
}
