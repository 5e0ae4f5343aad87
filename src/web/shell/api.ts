// The server's API as the UI calls it; every answer is checked against the shared schema.
import {
  apiErrorSchema,
  captureListSchema,
  diffSchema,
  liveSnapshotSchema,
  type ApiDiff,
  type CaptureList,
  type LiveSnapshot,
} from "#server/api-schema.js";

/** The token for archives served beyond one machine: read from the address once, kept in memory only. */
const token = takeToken();

/** Captures newest first: some, from a cursor on. */
export async function fetchCaptures(cursor: string | null = null): Promise<CaptureList> {
  const query = cursor === null ? "" : `?${new URLSearchParams({ cursor }).toString()}`;
  return captureListSchema.parse(await fetchJson(`/api/captures${query}`));
}

/** What changed on a page between the captures nearest to two instants. */
export async function fetchDiff(url: string, from: number, to: number): Promise<ApiDiff> {
  const query = new URLSearchParams({ url, from: String(from), to: String(to) });
  return diffSchema.parse(await fetchJson(`/api/diff?${query.toString()}`));
}

/** Where a capture's certificate can be downloaded. */
export function certificateUrl(id: string): string {
  return withToken(`/api/captures/${encodeURIComponent(id)}/certificate`);
}

/** A path as an address for what sends no headers of ours: links, pictures, event sources. */
export function withToken(path: string): string {
  if (token === null) return path;
  return `${path}${path.includes("?") ? "&" : "?"}token=${encodeURIComponent(token)}`;
}

/** Follows what is going on; `onFailure` is told when the stream breaks and is being opened again. */
export function followLive(onSnapshot: (snapshot: LiveSnapshot) => void, onFailure: () => void): () => void {
  const source = new EventSource(withToken("/api/live"));
  source.addEventListener("live", (event: MessageEvent<string>) => {
    const snapshot = liveSnapshotSchema.safeParse(JSON.parse(event.data));
    if (snapshot.success) onSnapshot(snapshot.data);
  });
  source.addEventListener("error", onFailure);
  return () => source.close();
}

/** What the API says at a path, as JSON that its schema has still to be held against. */
export async function fetchJson(path: string): Promise<unknown> {
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
