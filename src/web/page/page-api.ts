// What the API says of one page.
import {
  certificateEntrySchema,
  pageChangeSchema,
  pageSchema,
  similarSchema,
  whySchema,
  type ApiPageHistory,
  type ApiSimilar,
  type ApiWhy,
} from "#server/page-schema.js";
import type { ApiDiff } from "#server/api-schema.js";
import { fetchJson, withToken } from "../shell/api.js";

/** Its versions, newest first, from a cursor on. */
export async function fetchPage(url: string, cursor: string | null = null): Promise<ApiPageHistory> {
  return pageSchema.parse(await fetchJson(asked("/api/page", { url, ...(cursor !== null && { cursor }) })));
}

/** What changed between two looks, in one sentence. */
export async function fetchChange(url: string, from: number, to: number): Promise<ApiDiff["result"]> {
  const path = asked("/api/page/change", { url, from: String(from), to: String(to) });
  return pageChangeSchema.parse(await fetchJson(path)).result;
}

/** Pages that say nearly the same. */
export async function fetchSimilar(url: string): Promise<ApiSimilar> {
  return similarSchema.parse(await fetchJson(asked("/api/page/similar", { url })));
}

/** What became of it in a capture. */
export async function fetchWhy(url: string, capture: string): Promise<ApiWhy> {
  return whySchema.parse(await fetchJson(asked("/api/page/why", { url, capture })));
}

/** Its entry in a capture's certificate. */
export async function fetchEntry(url: string, capture: string): Promise<Record<string, unknown>> {
  const path = asked("/api/page/certificate", { url, capture });
  return certificateEntrySchema.parse(await fetchJson(path)).entries[0]!;
}

/** Where a proof can be downloaded. */
export function proofUrl(what: "certificate" | "declaration" | "extract", url: string, capture: string) {
  return withToken(asked(`/api/page/${what}`, { url, capture }));
}

/** Where a picture nearest to an instant is: an archived one, or of the page in a browser. */
export function pictureUrl(url: string, at: number, isView: boolean): string {
  return withToken(asked("/api/page/picture", { url, at: String(at), ...(isView && { view: "1" }) }));
}

function asked(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}
