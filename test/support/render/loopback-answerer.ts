// Answers a browser's requests by plain requests to loopback servers: the caller's part, as small as it can be.
import { request as ask } from "node:http";
import { gunzipSync } from "node:zlib";
import type { Answerer, HeaderField, RenderAnswer, RenderRequest } from "#ports/index.js";

/** One exchange as it was made. */
export interface LoopbackExchange {
  readonly request: RenderRequest;
  readonly answer: RenderAnswer;
}

/** An answerer that remembers what it did. */
export function loopbackAnswerer(): { readonly answer: Answerer; readonly exchanges: LoopbackExchange[] } {
  const exchanges: LoopbackExchange[] = [];
  const answer: Answerer = async (request) => {
    const answered = await fetchPlainly(request).catch((error: NodeJS.ErrnoException): RenderAnswer => ({
      kind: "failed",
      code: error.code ?? error.message,
    }));
    exchanges.push({ request, answer: answered });
    return answered;
  };
  return { answer, exchanges };
}

/** The response of a loopback server, decoded; other hosts are not there. */
export function fetchPlainly({
  method,
  url,
  headers,
  body,
}: Pick<RenderRequest, "method" | "url" | "headers" | "body">): Promise<RenderAnswer & { kind: "response" }> {
  const { hostname, port, pathname, search } = new URL(url);
  if (!["127.0.0.1", "localhost"].includes(hostname)) return Promise.reject(new Error("dns"));
  return new Promise((resolve, reject) => {
    const fields = Object.fromEntries(headers);
    if (body) fields["Content-Length"] = String(body.length);
    const target = { host: "127.0.0.1", port, method, path: pathname + search };
    const sent = ask({ ...target, headers: { Host: `${hostname}:${port}`, ...fields } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const raw = response.rawHeaders;
        const pairs = raw.flatMap((name, at): HeaderField[] => (at % 2 ? [] : [[name, raw[at + 1] ?? ""]]));
        const whole = Buffer.concat(parts);
        const isPacked = response.headers["content-encoding"] === "gzip" && whole.length > 0;
        resolve({
          kind: "response",
          id: `${method} ${url}`,
          status: response.statusCode ?? 0,
          reason: response.statusMessage ?? "",
          headers: pairs,
          body: isPacked ? gunzipSync(whole) : whole,
        });
      });
    });
    sent.on("error", reject);
    sent.end(body ?? undefined);
  });
}
