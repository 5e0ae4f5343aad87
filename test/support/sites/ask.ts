// One request with exactly the target and headers given.
import { request } from "node:http";

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** What is sent, and how. */
interface Sending {
  readonly method: string;
  readonly body: string;
}

/** Asks with exactly this path and these headers; `fetch` would tidy both. */
export function ask(
  base: string,
  path: string,
  headers: Record<string, string> = {},
  sending: Sending | string = "GET",
): Promise<Answer> {
  const { method, body: sent } = typeof sending === "string" ? { method: sending, body: "" } : sending;
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const asked = request({ host: hostname, port, path, method, headers, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, body }));
    });
    asked.on("error", reject);
    asked.end(sent);
  });
}
