// Visitors of a site whose recorder's writer is killed again and again: nobody may notice, and nothing that was counted
// may be lost or counted twice.
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createHttpServer } from "node:http";
import { once } from "node:events";
import { SeededRandom } from "#adapters/index.js";
import { openRecorder, toldIn } from "./recorder-run.js";

/** How much is asked, and how often the writer dies. */
export interface KillOptions {
  readonly seed: number;
  readonly dir: string;
  readonly requests: number;
  readonly kills: number;
  readonly pages: number;
}

/** What came of it. */
export interface KillVerdict {
  readonly requests: number;
  /** Answers that were not what the server gave. */
  readonly failed: number;
  readonly kills: number;
  readonly restarts: number;
  /** Answers that the recorder says it took, those that it says it lost, and those that the archive was told of. */
  readonly taken: number;
  readonly dropped: number;
  readonly told: number;
  /** Claims that the server's own record denies. */
  readonly lies: readonly string[];
}

interface Life {
  readonly version: number;
  from: number;
}

/** Runs it; a page changes when its turn comes, and the server remembers since when it was what. */
export async function killRun({ seed, dir, requests, kills, pages }: KillOptions): Promise<KillVerdict> {
  const random = new SeededRandom(seed);
  const lives = Array.from({ length: pages }, (): Life[] => [{ version: 0, from: -Infinity }]);
  const server = createHttpServer((asked, answer) => {
    const life = lives[Number(asked.url!.slice(1))]!.at(-1)!;
    answer.setHeader("Content-Type", "text/plain");
    answer.end(`page ${asked.url} version ${life.version}`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const run = await openRecorder(dir, (server.address() as AddressInfo).port);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const sums = { failed: 0, kills: 0 };
  const every = Math.floor(requests / (kills + 1));
  let asked = 0;
  const visitor = async (): Promise<void> => {
    while (asked < requests) {
      const page = Math.floor(random.next() * pages);
      if (++asked % 400 === 0) change(lives[page]!);
      if (asked % every === 0 && sums.kills < kills && run.killWriter()) sums.kills++;
      const text = await get(agent, run.recorder.port, `/${page}`);
      if (!text.startsWith(`page /${page} version `)) sums.failed++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  // Kills that found no writer are made up for, one by one, while there is more to write.
  for (let left = kills - sums.kills; left > 0; left--) await killOnce(run, agent, sums);
  const { recorded, dropped } = run.recorder.status;
  await run.recorder.close(120_000);
  const { restarts } = run.recorder.status.writer;
  agent.destroy();
  server.close();
  server.closeAllConnections();
  const sightings = await toldIn(dir);
  const told = sightings.reduce((sum, { outcome }) => sum + (outcome.told.count ?? 0), 0);
  const lies = sightings.flatMap(({ url, outcome: { told: span } }) => {
    if (span.from === span.to || span.variant !== undefined) return [];
    const changes = lives[Number(new URL(url).pathname.slice(1))]!.filter(
      ({ from }) => from >= span.from && from <= span.to,
    );
    return changes.length === 0 ? [] : [`${url} ${span.from}..${span.to} changed at ${changes[0]!.from}`];
  });
  return { requests: asked, ...sums, restarts, taken: recorded + dropped, dropped, told, lies };
}

function change(lives: Life[]): void {
  lives.push({ version: lives.length, from: performance.timeOrigin + performance.now() });
}

async function killOnce(
  run: Awaited<ReturnType<typeof openRecorder>>,
  agent: Agent,
  sums: { kills: number },
): Promise<void> {
  while (!run.killWriter()) await get(agent, run.recorder.port, "/0");
  sums.kills++;
}

function get(agent: Agent, port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(
      { host: "127.0.0.1", port, path, agent, headers: { Host: "site.test" } },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("end", () => resolve(String(Buffer.concat(pieces))));
        answer.on("error", () => resolve("failed"));
      },
    );
    asking.on("error", () => resolve("failed"));
    asking.end();
  });
}
