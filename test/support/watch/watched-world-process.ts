// A process that keeps a whole small world under watch in virtual time until its days are over, or it is killed.
import { appendFileSync, writeSync } from "node:fs";
import { requestMessage, VirtualClock } from "#lab/index.js";
import { makeWorld } from "#crawl/index.js";
import { IsochronError } from "#errors.js";
import { instant, type FetchTimes, type Instant } from "#model/index.js";
import type { Fetcher, FetchRequest, FetchResult, WatchStores } from "#ports/index.js";
import { openArchive, openWatch } from "#store/index.js";
import { Watch } from "#watch/index.js";
import { SmallDisk } from "../archives/faulty-file-system.js";
import { WatchedWorld, type WorldAnswer } from "./watched-world.js";
import { plantedArchive, plantedNews, plantedSecrets, plantedStores } from "./world-plants.js";
import type { WorldLine, WorldRound } from "./world-log.js";

const HOUR_MS = 3_600_000;
const SILENCE_MS = 3_000;
const round = JSON.parse(process.argv[2]!) as WorldRound;
const web = new WatchedWorld(round);
const clock = new VirtualClock({ startAt: instant(round.startAt + round.offsetMs) });
const trueNow = (): Instant => instant(clock.now() - round.offsetMs);
const linesLeft = { count: round.dies?.lines ?? Infinity };

const KEEPING: ReadonlySet<WorldLine["kind"]> = new Set(["mark", "news", "turn"]);

type Said<T> = T extends unknown ? Omit<T, "round" | "at" | "shownAt"> : never;

/** Puts a line on record, and dies of it where that is the plan. */
function say(line: Said<WorldLine>): void {
  const at = trueNow();
  appendFileSync(round.log, `${JSON.stringify({ round: round.round, at, shownAt: clock.now(), ...line })}\n`);
  writeSync(1, `${at}\n`);
  const { dies } = round;
  if (dies === null || at < dies.after || (dies.isKeeping && !KEEPING.has(line.kind))) return;
  if (--linesLeft.count < 0) process.kill(process.pid, "SIGKILL");
}

/** The world's servers; each request waits for its turn at the address as a real one does. */
class WorldFetcher implements Fetcher {
  readonly profile = { "User-Agent": "isochron-test" };
  readonly #isSecret = plantedSecrets(round);
  #sent = 0;

  async fetch(request: FetchRequest): Promise<FetchResult> {
    const { url, admit } = request;
    const { address, plan } = web.siteOf(url);
    const release = await admit?.(address);
    const [no, sentAt] = [++this.#sent, clock.now()];
    const isSaid = !this.#isSecret();
    if (isSaid) say({ kind: "sent", no, site: plan.name, address, url, isPage: web.isPage(url) });
    const answer = web.answer(url, trueNow());
    await clock.sleepUntil(instant(sentAt + (answer.kind === "silent" ? SILENCE_MS : latencyMs(url, no))));
    const lastByteAt = clock.now();
    let told = 0;
    const onBytes = (bytes: number): void => {
      told += bytes;
      request.onBytes?.(bytes);
    };
    const times = { sentAt, firstByteAt: lastByteAt, lastByteAt };
    const result = cutTo(resultOf(request, answer, times), { ...request, onBytes });
    if (isSaid) say({ kind: "done", no, bytes: told });
    release?.();
    return result;
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }
}

function latencyMs(url: string, no: number): number {
  return 20 + ((url.length * 31 + no * 17) % 400);
}

function resultOf({ url }: FetchRequest, answer: WorldAnswer, times: FetchTimes): FetchResult {
  if (answer.kind === "silent")
    return { kind: "failed", code: "connect-timeout", message: "nobody answered", times };
  const { status, type, location, body } = answer;
  const fields = { "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)), ...(location && { Location: location }) }; // prettier-ignore
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    kind: "response",
    exchange: {
      times,
      requestBytes: requestMessage({ url }, { "User-Agent": "isochron-test" }),
      responseBytes: Buffer.from(`HTTP/1.1 ${status} OK\r\n${head.join("")}\r\n${body}`),
      truncated: null,
      remoteAddress: web.siteOf(url).address,
    },
  };
}

/** Kept as far as whoever asks has room, as a real fetcher does. */
function cutTo(result: FetchResult, { mostBytes, onBytes }: FetchRequest): FetchResult {
  if (result.kind !== "response") return result;
  const { exchange } = result;
  const responseBytes = exchange.responseBytes.subarray(0, mostBytes?.());
  const isCut = responseBytes.length < exchange.responseBytes.length;
  onBytes?.(responseBytes.length);
  // As the real fetcher has it: without its whole head there is no answer.
  if (responseBytes.length < Buffer.from(exchange.responseBytes).indexOf("\r\n\r\n") + 4)
    return { kind: "failed", code: "bad-response", message: "no room for the head", times: exchange.times };
  return { kind: "response", exchange: { ...exchange, responseBytes, truncated: isCut ? "length" : null } };
}

/** The same stores, with a line before and after what a turn keeps: kills fall there as well. */
function marked(stores: WatchStores): WatchStores {
  const { memory } = stores;
  const endTurn: typeof memory.endTurn = async (end) => {
    say({ kind: "mark", what: `${end.site} is kept` });
    await memory.endTurn(end);
    say({ kind: "mark", what: `${end.site} was kept` });
  };
  const replaced = new Proxy(memory, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return name === "endTurn" ? endTurn : typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ...stores, memory: replaced, close: () => stores.close() };
}

/** Fills up after so many bytes, and has room again when its time has come. */
function diskOf({ disk }: WorldRound): SmallDisk | undefined {
  if (disk === null) return undefined;
  const small = new SmallDisk(disk.bytes);
  void clock.sleepUntil(instant(clock.now() + disk.forMs)).then(() => (small.freeBytes = Infinity));
  return small;
}

/** About a megabyte and a half each time. */
const LEAKED_NUMBERS = 200_000;
const MEASURED_EVERY_MS = 6 * HOUR_MS;
let lastMeasured = -1;
/** What a planted fault never lets go. */
const leaked: number[][] = [];

/** Every few hours: what is still held when all is collected that may be, and the most that was resident. */
async function between(now: Instant): Promise<null> {
  const part = Math.floor(now / MEASURED_EVERY_MS);
  if (part !== lastMeasured) {
    lastMeasured = part;
    if (round.plant === "leaks") leaked.push(Array.from({ length: LEAKED_NUMBERS }, () => part));
    global.gc?.();
    const heapBytes = process.memoryUsage().heapUsed;
    say({ kind: "memory", heapBytes, peakResidentBytes: process.resourceUsage().maxRSS * 1024 });
  }
  return null;
}

async function watchWorld(): Promise<void> {
  const fileSystem = diskOf(round);
  const opened = await openArchive(round.dir, {
    software: "isochron-test",
    ...(fileSystem && { fileSystem }),
  });
  const archive = plantedArchive(opened, round);
  const stores = marked(plantedStores(openWatch(round.dir), round));
  const planted = plantedNews(round);
  const logger = {
    log: (level: string, message: string) => {
      const isTold = level === "error" || message.includes("Waiting for space");
      if (isTold) say({ kind: "mark", what: `${level}: ${message}` });
    },
  };
  const world = makeWorld({ archive, fetcher: new WorldFetcher(), clock, logger, software: "isochron-test" });
  const plan = {
    sites: web.sites.map((site) => site.plan),
    channels: [],
    diskQuotaBytes: null,
    auditDays: null,
  };
  const ground = {
    world,
    stores,
    turnMs: HOUR_MS,
    signal: new AbortController().signal,
    isHeld: () => null,
    tell: async (_plan: unknown, found: Parameters<WatchStores["news"]["add"]>[0]) => {
      const items = planted(found);
      for (const item of items) say({ kind: "news", item });
      await stores.news.add(items, []);
      if (items.length > 0) say({ kind: "mark", what: "news were kept" });
    },
    onTurn: ({
      chosen: _chosen,
      ...turn
    }: Extract<WorldLine, { kind: "turn" }>["turn"] & { chosen: unknown }) => say({ kind: "turn", turn }),
  };
  const until = instant(web.endAt + round.offsetMs);
  try {
    await new Watch(ground, { plan: async () => plan, between, until }).run();
  } finally {
    stores.close();
    await archive.close();
  }
}

say({ kind: "start", what: `a clock that is ${round.offsetMs} ms wrong` });
try {
  await watchWorld();
  say({ kind: "end", what: "its days are over" });
} catch (error) {
  const code = error instanceof IsochronError ? error.code : "UNKNOWN";
  say({ kind: "fault", code, message: String(error instanceof Error ? error.stack : error).slice(0, 2000) });
  process.exitCode = 3;
}
