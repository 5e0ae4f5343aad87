// What a document needs to be whole: a field of its look. Of a list too long for one record the first parts go
// before the look, in `requisites` records, and only the last part stands beside it.
import type { PageUrl } from "#model/index.js";
import { batches, readJson, wholeNumber, type Fields } from "./fields.js";
import { isListOf, isPageUrl } from "./shapes.js";

/** A part of a long list that goes before the look. */
export interface RequisitesPart {
  readonly document: PageUrl;
  /** Its place among the parts; with 0 a list begins. */
  readonly part: number;
  readonly requisites: readonly PageUrl[];
}

/** A list as records that go before the look, and as fields of the look. */
export function requisitesRecords(
  document: PageUrl,
  requisites: readonly PageUrl[],
): { readonly before: readonly Fields[]; readonly beside: Fields } {
  const parts = [...batches(requisites)];
  const last = parts.pop();
  const before = parts.map(({ json }, part) => ({
    "isochron-requisites": json,
    document,
    part: String(part),
  }));
  return { before, beside: last === undefined ? {} : { requisites: last.json } };
}

/** A part that goes before the look. */
export function readRequisitesRecord(fields: Fields): RequisitesPart | null {
  const { document } = fields;
  const part = wholeNumber(fields["part"]);
  const requisites = readJson(fields["isochron-requisites"], isUrls);
  return part === null || requisites === null || !isPageUrl(document) ? null : { document, part, requisites };
}

/** The last part, or all, beside the look itself. */
export function readLookRequisites(fields: Fields): PageUrl[] {
  return readJson(fields["requisites"], isUrls) ?? [];
}

const isUrls = isListOf(isPageUrl);
