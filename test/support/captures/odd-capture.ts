// A capture of pages that answer at random odd ways, the same or another at each request, judged by both verifiers.
import { mkdtempSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { SeededRandom, SystemClock } from "#adapters/index.js";
import { captureSite, makeWorld } from "#crawl/index.js";
import { HttpFetcher } from "#fetch/index.js";
import { oddResponse, startWireServer, type OddResponse, type WireServer } from "#lab/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { secondOpinion } from "../second-verifier.js";

/** Pages are spread over servers, so that one that keeps us waiting holds up few. */
const SERVERS = 10;
/** One page in so many answers differently the next time. */
const ONE_VARIES_IN = 5;
const LIMITS = { firstByteMs: 1000, idleMs: 300, totalMs: 3000, maxResponseBytes: 1_000_000 };
/** Every page twice, and once more for failures, each within its time; servers side by side. */
const MOST_MS_PER_PAGE = 4 * LIMITS.totalMs;

/** Captures so many random pages and expects the certificate to be true, within the time that the limits give it. */
export async function expectOddTrue(seed: number, pages: number): Promise<void> {
  const servers: WireServer[] = [];
  const dir = mkdtempSync(join(tmpdir(), "isochron-odd-"));
  const startedMs = performance.now();
  try {
    for (let nth = 0; nth < SERVERS; nth++)
      servers.push(await oddServer(new SeededRandom(seed * 1000 + nth)));
    const seeds = servers.flatMap((server) =>
      Array.from({ length: Math.ceil(pages / SERVERS) }, (_, i) => server.url(`/page/${i}`)),
    );
    await captureAndVerify(dir, seeds, seed);
  } finally {
    for (const server of servers) await server.close();
    rmSync(dir, { recursive: true, force: true });
  }
  expect(performance.now() - startedMs).toBeLessThan((pages / SERVERS) * MOST_MS_PER_PAGE + 60_000);
}

async function captureAndVerify(dir: string, seeds: readonly string[], seed: number): Promise<void> {
  const archive = await openArchive(dir);
  const clock = new SystemClock();
  const fetcher = new HttpFetcher({
    clock,
    userAgent: "isochron/test",
    allowPrivate: true,
    limits: LIMITS,
    spool: archive.spool,
  });
  const world = makeWorld({ archive, fetcher, clock, software: "test" });
  const settings = {
    delayMs: 0,
    strategy: "optimal-online",
    maxPages: 2000,
    threshold: 0.1,
    manners: { sharedAddresses: true, maxHostFailures: 100_000 },
  };
  const { files } = await captureSite({ site: siteFromSeeds(seeds), settings }, world);
  await fetcher.close();
  await archive.close();
  const { findings } = await verifyCertificate(files.certificate, { root: dir });
  expect(findings, `seed ${seed}`).toEqual([]);
  const second = secondOpinion(files.certificate);
  expect(second.line, `seed ${seed}: ${second.out.slice(-1000)} ${second.err.slice(-500)}`).toMatch(/^TRUE/);
}

async function oddServer(random: SeededRandom): Promise<WireServer> {
  const answers = new Map<string, OddResponse>();
  return startWireServer((socket, request) => {
    const path = request.toString("latin1").split(" ")[1]!;
    if (path === "/robots.txt") return void socket.end("HTTP/1.1 404 N\r\nContent-Length: 0\r\n\r\n");
    const varies = random.next() * ONE_VARIES_IN < 1;
    const odd = (!varies && answers.get(path)) || oddResponse(random);
    answers.set(path, odd);
    say(socket, odd);
  });
}

function say(socket: Socket, { bytes, atEnd }: OddResponse): void {
  if (atEnd === "close") socket.end(bytes);
  else socket.write(bytes, () => void (atEnd === "reset" && socket.resetAndDestroy()));
}
