// A record's header and metadata (OAI-PMH 2.0 section 2.5).
import type { Archive } from "#ports/index.js";
import { dublinCoreOf, dublinCoreOfPage, type PageAddress } from "../items/dublin-core.js";
import { captureName, pageName } from "../items/identifiers.js";
import { pageItem, titleOf } from "../items/page-item.js";
import { oaiDc } from "../items/xml.js";
import { datestampText } from "./datestamps.js";
import { element } from "./envelope.js";
import type { WalkedRecord } from "./record-walk.js";
import { specsOf } from "./sets.js";

/** How records are written. */
export interface RecordWriting {
  readonly archive: Archive;
  readonly address: PageAddress;
}

/** The header alone. */
export async function headerXml(record: WalkedRecord, { archive }: RecordWriting): Promise<string> {
  const { of, page } = record;
  return headerOf(record, page !== null && (await pageItem(of, page, archive)).entry === null);
}

/** The whole record; one whose response is no longer held has no metadata (section 2.5.1). */
export async function recordXml(record: WalkedRecord, { archive, address }: RecordWriting): Promise<string> {
  const { of, page } = record;
  if (page === null) return wrapped(headerOf(record, false), oaiDc(dublinCoreOf(of)));
  const item = await pageItem(of, page, archive);
  if (item.entry === null) return wrapped(headerOf(record, true), null);
  const title = await titleOf(item, archive);
  return wrapped(headerOf(record, false), oaiDc(dublinCoreOfPage(item, title, address)));
}

function headerOf({ of, page }: WalkedRecord, isDeleted: boolean): string {
  const { capture, datestamp } = of;
  const name = page === null ? captureName(capture.id) : pageName(capture.id, page.url);
  const sets = specsOf(capture.site, page === null ? "captures" : "pages");
  const lines = [
    element("identifier", name),
    element("datestamp", datestampText(datestamp)),
    ...sets.map((spec) => element("setSpec", spec)),
  ];
  return `<header${isDeleted ? ' status="deleted"' : ""}>\n${lines.join("")}</header>\n`;
}

function wrapped(header: string, metadata: string | null): string {
  return `<record>\n${header}${metadata === null ? "" : `<metadata>\n${metadata}</metadata>\n`}</record>\n`;
}
