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
import { problemsSchema } from "#server/manage-schema.js";

/** The token that lets in or lets manage: read from the address once or typed, kept in memory only. */
let token = takeToken();

/** Sent to the window when the server wants a token that we do not have. */
export const TOKEN_NEEDED = "isochron:token-needed";

/** Brings this token from now on. */
export function bringToken(text: string): void {
  token = text;
}

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

/** A failure that the API told, with what is wrong field by field. */
export class ApiFailure extends Error {
  readonly problems: Readonly<Record<string, string>>;
  /** HTTP's; `null` where nobody answered. */
  readonly status: number | null;

  constructor(
    message: string,
    problems: Readonly<Record<string, string>> = {},
    status: number | null = null,
  ) {
    super(message);
    this.problems = problems;
    this.status = status;
  }
}

/** What the API says at a path, as JSON that its schema has still to be held against. */
export async function fetchJson(path: string): Promise<unknown> {
  return answerTo(path, {});
}

/** The same, with something asked for. */
export async function postJson(path: string, body: unknown): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return answerTo(path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function answerTo(path: string, init: RequestInit): Promise<unknown> {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  const response = await fetch(path, { ...init, headers, credentials: "omit" });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  if (response.status === 401) dispatchEvent(new Event(TOKEN_NEEDED));
  const failure = apiErrorSchema.safeParse(body);
  const message = failure.success ? failure.data.error.message : `the server answered ${response.status}`;
  const told = problemsSchema.safeParse(body);
  throw new ApiFailure(
    message,
    Object.fromEntries(told.success ? told.data.problems.map((one) => [one.field, one.message]) : []),
    response.status,
  );
}

function takeToken(): string | null {
  const given = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (given === undefined) return null;
  // Out of the address bar and the history, where it could be read over a shoulder.
  history.replaceState(null, "", "#/");
  return decodeURIComponent(given);
}
