// A receiver of webhooks on loopback that keeps what it got.
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** One POST. */
export interface ReceivedPost {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the receiver answers: a status, with a body where one is given; `null` for nothing at all. */
export type ReceiverAnswer = { readonly status: number; readonly body?: string } | null;

/** A receiver that listens until the test ends. */
export async function startReceiver(
  answer: (post: ReceivedPost) => ReceiverAnswer = () => ({ status: 204 }),
): Promise<{ readonly url: string; readonly posts: readonly ReceivedPost[] }> {
  const posts: ReceivedPost[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const post = { method: request.method!, path: request.url!, headers: request.headers, body };
      posts.push(post);
      const said = answer(post);
      if (said !== null) response.writeHead(said.status, { location: "/elsewhere" }).end(said.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, posts };
}
