// The real world of a live capture: this machine's clock, its network, one archive directory.
import { connectionsWithin, descriptorLimit, SystemClock } from "#adapters/index.js";
import type { ResolvedSettings } from "#config/index.js";
import type { World } from "#crawl/index.js";
import { Gates } from "#frontier/index.js";
import { HttpFetcher, type RequestExtras } from "#fetch/index.js";
import type { Capture } from "#model/index.js";
import type { Archive, Clock, PageIndex } from "#ports/index.js";
import { openArchive, openArchiveOnThread, openForeignIndex } from "#store/index.js";
import type { Io } from "./io.js";
import { cliLogger } from "./open-archive.js";
import { wayOutOf } from "./options/way-out.js";
import { rendererOpener, userAgentOf } from "./options/browser.js";
import type { NETWORK_SETTINGS, WORLD_SETTINGS } from "./options/world-settings.js";
import { signerOf } from "./signer.js";
import { softwareHash } from "./software-hash.js";
import { SOFTWARE } from "./version.js";

const STALL_GRACE_MS = 10_000;
const HEARTBEAT_MS = 1_000;

type WorldSettings = ResolvedSettings<(typeof WORLD_SETTINGS)[number]> & {
  /** Whether pages are asked for while others are kept, so that the archive is better written by a thread of its own. */
  readonly hurried?: boolean;
  /** Headers and cookies that the user gives. */
  readonly extras?: RequestExtras;
};

/** Opens archive and network for the time of one piece of work, all on one clock. */
export async function withWorld<T>(
  settings: WorldSettings,
  io: Io,
  work: (world: World) => Promise<T>,
  clock: Clock = new SystemClock(),
): Promise<T> {
  const network = await networkOf(settings);
  const archive = await openForWriting(settings, io);
  const gates = new Gates(clock, fetchLimits(settings).maxConnections);
  const { world, close } = liveWorld(network, { archive, clock, gates, logger: cliLogger(io) });
  try {
    return await work(world);
  } finally {
    await close();
    await archive.close();
  }
}

/** What a process says of itself and how it goes out, read and found right before anything is opened. */
export type Network = Awaited<ReturnType<typeof networkOf>>;

/** Settings of a live world that name no archive. */
type NetworkSettings = Omit<WorldSettings, "archive" | "warcSize" | "hurried">;

/** Reads what the settings name; a capture that was begun keeps the name that servers know it by. @throws UsageError */
export async function networkOf(settings: NetworkSettings, begun: Capture | null = null) {
  return {
    settings,
    signer: signerOf(settings.signCert, settings.signKey),
    softwareSha256: softwareHash(),
    wayOut: await wayOutOf(settings),
    userAgent: begun?.settings.requestProfile?.["User-Agent"] ?? (await userAgentOf(settings)),
  };
}

/** A live world over an archive that is open; `close` ends its network, and leaves the archive to whoever opened it. */
export function liveWorld(
  { settings, signer, softwareSha256, wayOut, userAgent }: Network,
  on: Pick<World, "archive" | "clock" | "gates" | "logger">,
): { world: World; close: () => Promise<void> } {
  const { archive, clock } = on;
  const { extras } = settings;
  const limits = fetchLimits(settings);
  const spool = archive.spool;
  const fetcher = new HttpFetcher({ clock, userAgent, ...wayOut, spool, ...(extras && { extras }), limits });
  const indexes: PageIndex[] = [];
  const world: World = {
    ...on,
    fetcher,
    software: SOFTWARE,
    ...(signer ? { signer } : {}),
    witness: {
      operator: settings.operator === "" ? null : settings.operator,
      softwareSha256,
      clockSynchronisation: clock.keeping?.().by ?? "unknown",
    },
    hostsAtOnce: settings.hostsAtOnce,
    openRenderer: rendererOpener(settings.browserPath, userAgent),
    openIndex: (path) => {
      const index = openForeignIndex(path);
      indexes.push(index);
      return index;
    },
    // Above every limit of the fetcher, so that only a fetch that broke them is ended.
    stallMs: settings.connectTimeout + settings.fetchTimeout + STALL_GRACE_MS,
    heartbeatMs: HEARTBEAT_MS,
  };
  const close = async (): Promise<void> => {
    for (const index of indexes) index.close();
    await fetcher.close();
  };
  return { world, close };
}

/** The bounds of every fetch; connections are as many as the system has open files for. */
export function fetchLimits(settings: ResolvedSettings<(typeof NETWORK_SETTINGS)[number]>) {
  return {
    connectMs: settings.connectTimeout,
    firstByteMs: settings.responseTimeout,
    idleMs: settings.responseTimeout,
    totalMs: settings.fetchTimeout,
    maxResponseBytes: settings.maxResponse,
    maxConnections: connectionsWithin(descriptorLimit(), settings.maxConnections),
    maxLookups: settings.maxLookups,
  };
}

function openForWriting(
  { archive, warcSize, hurried }: Pick<WorldSettings, "archive" | "warcSize" | "hurried">,
  io: Io,
): Promise<Archive> {
  const options = { software: SOFTWARE, logger: cliLogger(io), maxWarcBytes: warcSize };
  return hurried
    ? openArchiveOnThread(archive, options)
    : openArchive(archive, { ...options, mode: "write" });
}
