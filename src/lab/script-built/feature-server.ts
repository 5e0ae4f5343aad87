// The features on loopback, under two names, so that there is another origin.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerWith, type Feature, type FeatureAnswer } from "./feature.js";
import { featureAnswer } from "./feature-answers.js";
import { featurePage } from "./feature-page.js";

/** A server of feature pages. */
export interface FeatureServer {
  /** The address of the page of a group. */
  pageOf(group: string): string;
  /** What was answered, by method and address, in order. */
  readonly answered: readonly { readonly key: string; readonly answer: FeatureAnswer }[];
  close(): Promise<void>;
}

const MOST_BODY_BYTES = 1024 * 1024;

/** Starts it with one page per group. */
export async function startFeatureServer(
  groups: Readonly<Record<string, readonly Feature[]>>,
): Promise<FeatureServer> {
  const answered: { key: string; answer: FeatureAnswer }[] = [];
  const server = createServer((request, response) => void serve(request, response));
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await answerTo(request, groups, () => `http://localhost:${portOf(server)}`);
    answered.push({ key: `${request.method} http://${request.headers.host}${request.url}`, answer });
    write(response, answer);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    pageOf: (group) => `http://127.0.0.1:${portOf(server)}/page/${group}`,
    answered,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(server: ReturnType<typeof createServer>): number {
  return (server.address() as AddressInfo).port;
}

async function answerTo(
  request: IncomingMessage,
  groups: Readonly<Record<string, readonly Feature[]>>,
  other: () => string,
): Promise<FeatureAnswer> {
  const path = request.url ?? "/";
  const features = groups[/^\/page\/([\w-]+)$/.exec(path)?.[1] ?? ""];
  if (features) return answerWith("text/html; charset=utf-8", featurePage(features, other()));
  const headers = request.headers as Record<string, string | undefined>;
  return featureAnswer({ method: request.method ?? "GET", path, headers, body: await bodyOf(request) });
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BODY_BYTES) break;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function write(response: ServerResponse, { status, headers, body }: FeatureAnswer): void {
  const length: [string, string] = ["Content-Length", String(body.length)];
  const fields = status === 204 ? headers : [...headers, length];
  response.sendDate = false;
  response.writeHead(status, [["Cache-Control", "no-store"], ...fields].flat());
  response.end(status === 204 ? undefined : body);
}
