// How a page is left out with care: its records, its rows among the pages found, its line in the certificate.
import { field, type EditableRecord, type Forgery } from "../archives/tampering.js";
import type { Verdict } from "#model/index.js";
import { recount, type Tampering } from "./forgery.js";

type Row = unknown[];

/** A JSON value in a record's field, altered. */
export function editField<T>(record: EditableRecord, name: string, edit: (value: T) => T): void {
  const lines = record.block.toString("utf8").split("\r\n");
  const at = lines.findIndex((line) => line.startsWith(`${name}: `));
  if (at === -1) throw new Error(`no field ${name}`);
  const value = JSON.parse(lines[at]!.slice(name.length + 2).replaceAll("\\\\", "\\")) as T;
  lines[at] = `${name}: ${JSON.stringify(edit(value)).replaceAll("\\", "\\\\")}`;
  record.block = Buffer.from(lines.join("\r\n"));
}

/** The run's notes that have a field. */
export function notesWith(f: Forgery, name: string): EditableRecord[] {
  return f.records.filter(({ block }) => new RegExp(`^${name}: `, "m").test(block.toString("latin1")));
}

/** Leaves a page out of everything that names it. */
export function omit(f: Forgery, url: string): void {
  f.certificate.pages = f.certificate.pages.filter((page) => page.url !== url);
  f.records = f.records.filter((record) => field(record, "WARC-Target-URI") !== url);
  for (const record of notesWith(f, "isochron-frontier"))
    editField<Row[]>(record, "pages", (rows) => rows.filter(([found]) => found !== url));
  for (const record of notesWith(f, "isochron-states"))
    editField<Row[]>(record, "isochron-states", (rows) => rows.filter(([found]) => found !== url));
  recount(f);
}

/** A page with this verdict on which no other was found. */
export function leafWith(f: Forgery, verdict: Verdict): string {
  const vias = new Set<unknown>();
  for (const record of notesWith(f, "isochron-frontier"))
    editField<Row[]>(record, "pages", (rows) => {
      for (const row of rows) vias.add(row[3]);
      return rows;
    });
  const leaf = f.certificate.pages.find(({ url, ...page }) => page.verdict === verdict && !vias.has(url));
  if (!leaf) throw new Error(`no leaf is ${verdict}`);
  return leaf.url;
}

/** Pages that others link to, dropped with all their records: to be found, the pages must be read for links. */
export const OMITTING: Tampering[] = (["changed", "sharp", "self-varying"] as const).map((verdict) => ({
  name: `a linked page that is ${verdict} dropped with all its records`,
  line: /^pages$/,
  second: null,
  forge: (f) => omit(f, leafWith(f, verdict)),
}));

/** Says that a rule kept a URL out. */
export function inventRefusal(f: Forgery, code: string, shape: string, hash: number): void {
  const record = notesWith(f, "isochron-frontier").at(-1)!;
  const row = JSON.stringify([[code, shape, [hash], []]]);
  if (notesWith(f, "isochron-refusals").includes(record))
    editField<Row[]>(record, "isochron-refusals", (rows) => [...rows, ...(JSON.parse(row) as Row[])]);
  else record.block = Buffer.concat([record.block, Buffer.from(`isochron-refusals: ${row}\r\n`)]);
}

/** Other settings, in the certificate and on record. */
export function resettle(f: Forgery, edit: (settings: Record<string, unknown>) => void): void {
  edit(f.certificate.settings as Record<string, unknown>);
  for (const record of notesWith(f, "isochron-capture"))
    editField<{ settings: Record<string, unknown> }>(record, "isochron-capture", (capture) => {
      edit(capture.settings);
      return capture;
    });
}

/** Another way to a page, on record. */
export function editRow(f: Forgery, url: string, edit: (row: Row) => void): void {
  for (const record of notesWith(f, "isochron-frontier"))
    editField<Row[]>(record, "pages", (rows) => {
      for (const row of rows) if (row[0] === url) edit(row);
      return rows;
    });
}
