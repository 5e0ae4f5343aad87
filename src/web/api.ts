// The server's API as the UI calls it; every answer is checked against the shared schema.
import {
  apiErrorSchema,
  captureListSchema,
  reportSchema,
  type ApiReport,
  type CaptureList,
} from "#server/api-schema.js";

/** The token for archives served beyond one machine: read from the address once, kept in memory only. */
const token = takeToken();

/** All captures, newest first. */
export async function fetchCaptures(): Promise<CaptureList> {
  return captureListSchema.parse(await fetchJson("/api/captures"));
}

/** One capture's report. */
export async function fetchReport(id: string): Promise<ApiReport> {
  return reportSchema.parse(await fetchJson(`/api/captures/${encodeURIComponent(id)}`));
}

/** Where a capture's certificate can be downloaded. */
export function certificateUrl(id: string): string {
  const path = `/api/captures/${encodeURIComponent(id)}/certificate`;
  return token === null ? path : `${path}?token=${encodeURIComponent(token)}`;
}

async function fetchJson(path: string): Promise<unknown> {
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(path, { headers, credentials: "omit" });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const failure = apiErrorSchema.safeParse(body);
  throw new Error(failure.success ? failure.data.error.message : `the server answered ${response.status}`);
}

function takeToken(): string | null {
  const given = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (given === undefined) return null;
  // Out of the address bar and the history, where it could be read over a shoulder.
  history.replaceState(null, "", "#/");
  return decodeURIComponent(given);
}
