// Sites of loopback, each on an address of its own, in a process of their own that keeps when they were asked.
import { fork } from "node:child_process";
import { startSite, type SiteShape } from "../loopback-site.js";

/** Sites to be started: so many of one shape. */
interface Wanted {
  readonly count: number;
  readonly shape: SiteShape;
}

type Question = { readonly start: Wanted } | { readonly arrivalsAt: readonly string[] };

/** The process of the sites. */
export interface Sites {
  /** Starts so many more; returns their addresses. */
  start(wanted: Wanted): Promise<readonly string[]>;
  /** When each of these was asked: milliseconds of the machine's monotonic time. One question at a time. */
  arrivalsAt(urls: readonly string[]): Promise<readonly (readonly number[])[]>;
  end(): void;
}

/** Starts the process; `file` and `role` are what leads it to `serveSites`. */
export function forkSites(file: string, role: string): Sites {
  const child = fork(file, [role], { execArgv: [] });
  const ask = <T>(question: Question): Promise<T> => {
    child.send(question);
    return new Promise((resolve) => child.once("message", (answer) => resolve(answer as T)));
  };
  return {
    start: (wanted) => ask({ start: wanted }),
    arrivalsAt: (urls) => ask({ arrivalsAt: urls }),
    end: () => void child.kill(),
  };
}

/** What the process does. */
export function serveSites(): void {
  const arrivals = new Map<string, number[]>();
  process.on("message", (question: Question) => {
    if ("start" in question) void startAll(question.start, arrivals).then((urls) => process.send!(urls));
    else process.send!(question.arrivalsAt.map((url) => arrivals.get(url)!));
  });
}

async function startAll({ count, shape }: Wanted, arrivals: Map<string, number[]>): Promise<string[]> {
  const urls: string[] = [];
  for (let i = 0; i < count; i++) {
    const seen: number[] = [];
    // 127.0.1.1 and on: gates of addresses are their own.
    const number = arrivals.size + 1;
    const at = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
    const url = await startSite(shape, () => void seen.push(monotonicMs()), at);
    arrivals.set(url, seen);
    urls.push(url);
  }
  return urls;
}

/** The same in every process of the machine. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000n) / 1_000;
}
