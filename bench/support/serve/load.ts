// Readers: fast ones on kept connections, and slow ones that take a little and then wait.
import { Agent, get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";

/** What a round of requests took. */
export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
}

/** Asks `requests` times over so many connections, the next as soon as one is answered. */
export async function load(
  origin: string,
  pathOf: (i: number) => string,
  {
    connections,
    requests,
    headers = {},
  }: { connections: number; requests: number; headers?: Record<string, string> },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let next = 0;
  const start = performance.now();
  const reader = async (): Promise<void> => {
    while (next < requests) {
      const asked = performance.now();
      await ask(origin + pathOf(next++), agent, headers);
      took.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))]!);
  const [p50Ms, p95Ms, p99Ms] = [at(0.5), at(0.95), at(0.99)];
  return { perSecond: Math.round(requests / seconds), p50Ms, p95Ms, p99Ms, slowestMs: at(1) };
}

/** One request, its body read to the end. */
export function ask(url: string, agent?: Agent, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { ...(agent && { agent }), headers }, (response: IncomingMessage) => {
      if (response.statusCode! >= 400) reject(new Error(`${url}: ${response.statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    }).on("error", reject);
  });
}

/** Readers that ask, take what comes at once and then nothing more. */
export async function slowReaders(origin: string, path: string, count: number): Promise<Socket[]> {
  const { hostname, port, host } = new URL(origin);
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
          });
          socket.once("data", () => {
            socket.pause();
            resolve(socket);
          });
          socket.on("error", reject);
        }),
    ),
  );
}
