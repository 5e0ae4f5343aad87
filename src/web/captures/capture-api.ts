// What the API says of one capture.
import {
  captureFiguresSchema,
  captureHeadSchema,
  capturePagesSchema,
  type CaptureFigures,
  type CaptureHead,
  type CapturePages,
  type PageQuery,
} from "#server/capture-schema.js";
import { fetchJson, withToken } from "../shell/api.js";

/** A capture without its pages. */
export async function fetchHead(id: string): Promise<CaptureHead> {
  return captureHeadSchema.parse(await fetchJson(`${pathOf(id)}/head`));
}

/** What its charts draw. */
export async function fetchFigures(id: string): Promise<CaptureFigures> {
  return captureFiguresSchema.parse(await fetchJson(`${pathOf(id)}/figures`));
}

/** Some of its pages. */
export async function fetchPages(id: string, query: PageQuery): Promise<CapturePages> {
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return capturePagesSchema.parse(await fetchJson(`${pathOf(id)}/pages?${new URLSearchParams(asked)}`));
}

/** Where one of its files can be downloaded. */
export function fileUrl(id: string, name: string): string {
  return withToken(`${pathOf(id)}/files/${encodeURIComponent(name)}`);
}

/** Where all of it can be downloaded as one package. */
export function packageUrl(id: string): string {
  return withToken(`${pathOf(id)}/wacz`);
}

function pathOf(id: string): string {
  return `/api/captures/${encodeURIComponent(id)}`;
}
