// Starts both origins. Loopback unless told otherwise; elsewhere a token is needed.
import type { FastifyInstance } from "fastify";
import { readerArchive, readerNews, readerWatch, wholeWatch, type Reader } from "#access/index.js";
import { SystemClock } from "#adapters/index.js";
import type { RepositoryFacts } from "#catalogue/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { PUBLIC_GROUP } from "#model/index.js";
import type { Archive, Clock, Logger, NewsReader, WatchMemoryReads, WatchReader } from "#ports/index.js";
import { sharedCluster, type ServedCluster, type SharedCluster } from "./cluster/cluster-doors.js";
import { bringsToken, frontOf, type Behind } from "./front.js";
import { isLoopback, originBeside } from "./host-guard.js";
import { cannotListen } from "./listen-failure.js";
import { checkGroups, checkManageToken, type ReaderGroup } from "./reader-groups.js";
import type { TimeGateStyle } from "./replay/asked.js";
import { Capabilities } from "./replay/capabilities.js";
import { DEFAULT_MOMENTS, type MomentSettings } from "./replay/moments.js";
import { parseReplayDomain } from "./replay/replay-domain.js";
import { wallsOf } from "./replay/walls.js";
import type { ReplayDomain } from "./replay/site-origins.js";
import { bringsSecret, makeReplayServer } from "./replay/replay-server.js";
import type { ClusterDoors } from "./routes/cluster.js";
import type { Management } from "./routes/manage.js";
import type { PackageMaker } from "./routes/capture-page.js";
import type { ExtractMaker } from "./routes/page.js";
import { DEFAULT_WEB_DIR, loadStaticFiles } from "./static-files.js";
import { makeUiServer } from "./ui-server.js";

/** How the archive is served. */
export interface ServerOptions {
  readonly archive: Archive;
  /** Loopback by default. */
  readonly host?: string;
  /** Of the UI, 8090 unless given; 0 takes any. */
  readonly port?: number;
  /** 8091 unless given; 0 takes any. */
  readonly replayPort?: number;
  /**
   * The domain under which archived sites have names of their own beyond this machine; `none` gives them none, and
   * shows pages without their scripts. `localhost` (the default) serves readers on this machine only.
   */
  readonly replayDomain?: string;
  /** How the TimeGate answers: by leading to the memento (302, the default) or by giving it (200). */
  readonly timeGate?: TimeGateStyle;
  /** What the OAI-PMH repository says of itself. */
  readonly repository?: RepositoryFacts;
  /** What answers for a moment: what is known of it (`coherent`, the default), or the record nearest to it. */
  readonly choice?: MomentSettings["choice"];
  /** How far from a wished time the TimeGate goes for twice as much that stood together; a day unless given. */
  readonly patienceMs?: number;
  /** Ports of which it is an error that they are taken; of the others the next free one of its kind is used. */
  readonly exactPorts?: readonly ("port" | "replayPort")[];
  /** Needed when the host is not loopback. */
  readonly token?: string;
  /** What those who bring its token may do beside reading; without it everybody only reads. */
  readonly management?: Management;
  /** Groups that rules of access may name, each with a token of its own; all others are `public`. */
  readonly readers?: readonly ReaderGroup[];
  /** By which embargoes end; the system's unless given. */
  readonly clock?: Pick<Clock, "now">;
  /** The built UI; the package's own unless given. */
  readonly webDir?: string;
  /** Makes proofs of single pages; without it none are offered. */
  readonly extracts?: ExtractMaker;
  /** Makes packages of captures; without it none are offered. */
  readonly packages?: PackageMaker;
  /** What a watch has to tell; without it there are no feeds. */
  readonly news?: NewsReader;
  /** What a watch remembers of its sites; without it none are told of. */
  readonly watch?: WatchMemoryReads;
  /** The machines that make what is shown; without it nothing is said of machines. */
  readonly cluster?: ServedCluster;
  /** Told of requests that failed through a fault of ours. */
  readonly logger?: Logger;
}

/** Both origins, listening. */
export interface RunningServers {
  /** Address of the UI; carries the token in its fragment, which browsers send to nobody. */
  readonly uiUrl: string;
  /** The same for those who manage; `null` where nobody does. */
  readonly manageUrl: string | null;
  /** Prefix of replay addresses: `<replayUrl>/<timestamp>/<url>`. */
  readonly replayUrl: string;
  /** The same for each group of readers. */
  readonly readers: readonly { readonly group: string; readonly uiUrl: string; readonly replayUrl: string }[];
  /** What keeps archived pages inside, and what does not, in sentences. */
  readonly walls: readonly string[];
  /** What turned out otherwise than asked for, in sentences. */
  readonly notes: readonly string[];
  close(): Promise<void>;
}

const DEFAULT_UI_PORT = 8090;
const DEFAULT_REPLAY_PORT = 8091;
const MOST_TRIES = 50;
/** An address must be told (OAI-PMH 2.0 section 4.2); this one can be nobody's (RFC 2606). */
const UNNAMED: RepositoryFacts = { name: "Isochron archive", adminEmail: "nobody@isochron.invalid" };
const SILENT: Logger = { log: () => undefined };

/** Serves an archive. @throws UsageError without a token beyond loopback, PORT_TAKEN */
export async function startServers(options: ServerOptions): Promise<RunningServers> {
  const { archive, host = "127.0.0.1", logger = SILENT, management, extracts, packages } = options;
  const { token = null, readers = [], clock = new SystemClock() } = options;
  checkTokens(options, token);
  // Rules that cannot be read are told now, not to the first reader.
  await archive.rules.current();
  const { domain, isSplit } = parseReplayDomain(options.replayDomain ?? "localhost");
  const files = await loadStaticFiles(options.webDir ?? DEFAULT_WEB_DIR);
  const cluster = options.cluster && sharedCluster(options.cluster, logger);
  let replayPort = 0;
  const doorOf = (name: string, ownToken: string | null): Door => {
    const capabilities = new Capabilities(ownToken);
    return {
      token: ownToken,
      ...readableBy({ group: name, clock }, { ...options, cluster }),
      capabilities,
      replayUrl: (hostHeader) => accessOrigin(hostHeader, replayPort, domain) + capabilities.prefixOf(null),
    };
  };
  const everybody = doorOf(PUBLIC_GROUP, token);
  const doors = readers.map((group) => ({ ...doorOf(group.name, group.token), ...group }));
  const shared = { host, files, logger, extracts, packages, clock };
  const uiBehind = await behindOf(doors, (door) => ({
    server: makeUiServer({ ...door, ...shared }),
    isFor: (request) => bringsToken(request, door.token),
  }));
  const managed = managedBy(options, cluster);
  const ui = makeUiServer({ ...everybody, ...shared, ...managed, front: frontOf(uiBehind) });
  const notes: string[] = [];
  const place = (which: "port" | "replayPort"): ListenPlace => {
    return { host, exact: options.exactPorts?.includes(which) ?? false, notes };
  };
  const uiPort = await listen(ui, options.port ?? DEFAULT_UI_PORT, place("port"));
  const ways = { host, domain, isSplit, uiPort, logger, ...askedOfReplay(options) };
  const replayBehind = await behindOf(doors, (door) => ({
    server: makeReplayServer({ ...ways, ...door }),
    isFor: (request) => bringsSecret(request, { ...ways, ...door }),
  }));
  const replay = makeReplayServer({ ...ways, ...everybody, front: frontOf(replayBehind) });
  try {
    replayPort = await listen(replay, options.replayPort ?? DEFAULT_REPLAY_PORT, place("replayPort"));
  } catch (error) {
    await closeAll([ui, ...uiBehind, ...replayBehind]);
    throw error;
  }
  const uiUrl = `${originBeside(reachableName(host), uiPort)}/`;
  return {
    uiUrl: withToken(uiUrl, token),
    manageUrl: management ? withToken(uiUrl, management.token) : null,
    replayUrl: everybody.replayUrl(reachableName(host)),
    readers: doors.map((door) => ({
      group: door.name,
      uiUrl: withToken(uiUrl, door.token),
      replayUrl: door.replayUrl(reachableName(host)),
    })),
    walls: wallsOf({ domain, isSplit, replayPort, isLocal: isLoopback(host) }),
    notes,
    close: () => closeAll([ui, replay, ...uiBehind, ...replayBehind]),
  };
}

/** Who is let in by what must be clear. */
function checkTokens(
  { readers = [], management, host = "127.0.0.1" }: ServerOptions,
  token: string | null,
): void {
  requireToken(host, token);
  checkGroups(readers, token);
  if (management) checkManageToken(management.token, [token, ...readers.map((group) => group.token)]);
}

function requireToken(host: string, token: string | null): void {
  if (!isLoopback(host) && (token === null || token.length < 16))
    throw new UsageError("USAGE", `serving on ${host} needs a token of at least 16 characters`);
}

/** How replay answers, as far as it was asked for. */
function askedOfReplay(options: ServerOptions) {
  const { timeGate, repository = UNNAMED } = options;
  return { timeGate, repository, settings: momentSettings(options) };
}

function momentSettings({ choice, patienceMs }: ServerOptions): MomentSettings {
  return {
    choice: choice ?? DEFAULT_MOMENTS.choice,
    patienceMs: patienceMs ?? DEFAULT_MOMENTS.patienceMs,
  };
}

/** What one group of readers comes in by. */
interface Door {
  readonly token: string | null;
  readonly archive: Archive;
  readonly news: NewsReader | undefined;
  readonly watch: WatchReader | undefined;
  readonly cluster: ClusterDoors["cluster"];
  readonly capabilities: Capabilities;
  readonly replayUrl: (hostHeader: string) => string;
}

interface Readable extends Pick<ServerOptions, "archive" | "news" | "watch"> {
  readonly cluster: SharedCluster | undefined;
}

/** What a group of readers may see. */
function readableBy(
  reader: Reader,
  { archive, news, watch, cluster }: Readable,
): Pick<Door, "archive" | "news" | "watch" | "cluster"> {
  const readable = readerArchive(archive, reader);
  return {
    archive: readable,
    news: news && readerNews(news, archive.rules, reader),
    watch: watch && readerWatch(watch, readable, reader),
    cluster: cluster?.doorFor(archive.rules, reader),
  };
}

/** What those who manage have beside what everybody has. */
function managedBy({ management, news, watch }: ServerOptions, cluster: SharedCluster | undefined) {
  if (!management) return undefined;
  return {
    management: cluster?.steered(management) ?? management,
    wholeWatch: watch && { watch: wholeWatch(watch), news: news ?? null },
    clusterDesk: cluster?.desk,
  };
}

/** The servers of single groups, ready to be handed requests. */
async function behindOf<D>(doors: readonly D[], make: (door: D) => Behind): Promise<Behind[]> {
  const all = doors.map(make);
  for (const { server } of all) await server.ready();
  return all;
}

async function closeAll(servers: readonly (FastifyInstance | Behind)[]): Promise<void> {
  await Promise.all(servers.map((one) => ("isFor" in one ? one.server : one).close()));
}

function withToken(uiUrl: string, token: string | null): string {
  return token === null ? uiUrl : `${uiUrl}#token=${encodeURIComponent(token)}`;
}

/** Where a reader who reached the UI by this name finds the replay. */
function accessOrigin(hostHeader: string, replayPort: number, domain: ReplayDomain | null): string {
  const beside = originBeside(hostHeader, replayPort);
  if (domain === null || isLoopback(new URL(beside).hostname)) return beside;
  return new URL(`${domain.scheme}://${domain.name}:${domain.port ?? replayPort}`).origin;
}

interface ListenPlace {
  readonly host: string;
  readonly exact: boolean;
  readonly notes: string[];
}

/**
 * Listens and returns the port. Of taken ports every second one is tried: an origin that once showed archived
 * pages must never become the UI's, nor the other way round.
 */
async function listen(
  server: FastifyInstance,
  asked: number,
  { host, exact, notes }: ListenPlace,
): Promise<number> {
  for (let port = asked; port <= asked + (exact ? 0 : 2 * MOST_TRIES); port += 2) {
    try {
      await server.listen({ host, port });
      if (port !== asked) notes.push(`Port ${asked} is in use; ${port} is used instead.`);
      return server.addresses()[0]!.port;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EADDRINUSE") throw cannotListen(host, port, error as NodeJS.ErrnoException);
    }
  }
  const taken = exact ? "is in use: name another, or leave it out" : "and those after it are in use";
  throw new IsochronError("PORT_TAKEN", `port ${asked} ${taken}`);
}

/** A name by which this machine itself reaches what listens on the bind address. */
function reachableName(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
