// A whole recorder on this machine: the proxy in this process, its writer in one of its own, on an archive in a folder.
import { BlockList } from "node:net";
import { SystemClock } from "#adapters/index.js";
import { isTold, type PageUrl, type ToldSighting } from "#model/index.js";
import { IGNORED_PARAMS, Recorder, SECRET_PARAMS, startWriter, type RecordRules } from "#record/index.js";
import { openArchive } from "#store/index.js";

/** A recorder, and a hand on its writer. */
export interface RecorderRun {
  readonly recorder: Recorder;
  readonly warnings: readonly string[];
  /** kill -9, at once; whether there was one to kill. */
  killWriter(): boolean;
  /** Called when a writer that was started is ready. */
  readonly days: readonly string[];
}

const RULES: RecordRules = {
  as: "https://site.test/" as PageUrl,
  hosts: [],
  publicCookies: [],
  ignoredParams: IGNORED_PARAMS,
  secretParams: SECRET_PARAMS,
  takesQueries: true,
  publicLanguage: null,
  maxAnswerBytes: 8_000_000,
};

const SILENT = { log: () => undefined };

/** Opens one before a server. */
export async function openRecorder(dir: string, upstreamPort: number): Promise<RecorderRun> {
  const warnings: string[] = [];
  const days: string[] = [];
  let kill: (() => void) | null = null;
  const recorder = await Recorder.open({
    host: "127.0.0.1",
    port: 0,
    upstream: new URL(`http://127.0.0.1:${upstreamPort}`),
    tls: null,
    trusted: new BlockList(),
    rules: RULES,
    clock: new SystemClock(),
    start: (run) => {
      const settings = { archive: dir, run, site: "site.test", as: RULES.as, by: "a test", rules: {}, software: "test", maxWarcBytes: 1e9, maxPages: 10_000 }; // prettier-ignore
      const writer = startWriter(settings, (words) => warnings.push(words));
      kill = () => writer.kill();
      void writer.ended.then(() => (kill = null));
      return writer;
    },
    queue: { maxFrames: 100_000, maxBytes: 256e6 },
    maxHeldBytes: 256e6,
    maxPages: 20_000,
    tell: { warn: (words) => warnings.push(words), concluded: ({ capture }) => days.push(capture) },
    pauses: { firstPauseMs: 5, longestPauseMs: 200 },
  });
  const killWriter = (): boolean => {
    const had = kill !== null;
    kill?.();
    return had;
  };
  return { recorder, warnings, days, killWriter };
}

/** What an archive was told, in order. */
export async function toldIn(dir: string): Promise<ToldSighting[]> {
  const archive = await openArchive(dir, { mode: "read", software: "test", logger: SILENT });
  const told: ToldSighting[] = [];
  try {
    for (const { id } of await archive.catalog.captures.list())
      for await (const sighting of archive.catalog.sightings.ofCapture(id))
        if (isTold(sighting)) told.push(sighting);
  } finally {
    await archive.close();
  }
  return told;
}
