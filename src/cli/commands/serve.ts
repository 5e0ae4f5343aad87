// `isochron serve`: the archive in a browser, each archived site on an origin of its own.
import type { Command } from "commander";
import { AgreedSites } from "#cluster/index.js";
import { SETTINGS as SETTING_TABLE } from "#config/index.js";
import { UsageError } from "#errors.js";
import { startServers, type Management, type ReaderGroup, type ServedCluster } from "#server/index.js";
import { clusterAtHand, followCluster } from "../cluster/cluster-at-hand.js";
import { clusterDesk } from "../cluster/cluster-desk.js";
import { bringCaptures, readsCluster } from "../cluster/reads-cluster.js";
import { extractPieces } from "../extract-file.js";
import type { Archive, NewsReader, WatchMemoryReads } from "#ports/index.js";
import type { Io } from "../io.js";
import { cliLogger, openForReading } from "../open-archive.js";
import { makeArchive, openDesk, type DeskOptions } from "../manage/desk.js";
import { addSettings, settingsOf } from "../options/options.js";
import { readReaders } from "../options/readers-file.js";
import { SitesFile, waczPieces, watchWhenThere } from "#store/index.js";
import { untilAborted } from "../until-aborted.js";
import { SOFTWARE } from "../version.js";
import { watchDesk } from "../watch/watch-desk.js";

const SETTINGS = [
  "archive",
  "host",
  "port",
  "replayPort",
  "replayDomain",
  "timegate",
  "oaiName",
  "oaiEmail",
  "choice",
  "patience",
  "surveysAtOnce",
  "allowPrivate",
  "file",
] as const;

/** So often what machines have added is looked for. */
const REFRESH_MS = 3_000;

/** Adds the verb. */
export function addServeCommand(program: Command, io: Io): void {
  const command = program
    .command("serve")
    .description("browse and replay the archive in a browser, and answer Memento, CDX and OAI-PMH clients");
  readsCluster(addSettings(command, SETTINGS), io)
    .option("--token <text>", "ask for this token; needed when --host is not loopback [ISOCHRON_TOKEN]")
    .option("--manage", "let those who have the token that is then printed ask for captures and steer them")
    .option(
      "--manage-token <text>",
      "with --manage: the token of those who manage, instead of a new one at each start [ISOCHRON_MANAGE_TOKEN]",
    )
    .option(
      "--readers <file>",
      "groups of readers for rules of access, each with its token: a JSON object of both",
    )
    .action(() => serve(command, io));
}

interface ServeFlags {
  readonly token?: string;
  readonly readers?: string;
  readonly manage?: boolean;
  readonly manageToken?: string;
}

async function serve(command: Command, io: Io): Promise<void> {
  const settings = settingsOf(command, SETTINGS, io);
  const flags = command.opts<ServeFlags>();
  if (flags.manageToken !== undefined && !flags.manage)
    throw new UsageError("USAGE", "--manage-token goes with --manage");
  const read = clusterAtHand(io);
  if (flags.manage && read === null) await makeArchive(settings.archive, io);
  const archive = await openForReading(settings.archive, io);
  const token = flags.token ?? io.env["ISOCHRON_TOKEN"];
  try {
    const readers = flags.readers === undefined ? [] : await readReaders(flags.readers);
    const { host, port, replayPort, replayDomain, timegate: timeGate } = settings;
    const { choice, patience: patienceMs } = settings;
    const places = { host, port, replayPort, replayDomain, exactPorts: portsNamed(command, io) };
    const repository = { name: settings.oaiName, adminEmail: settings.oaiEmail };
    const ways = { timeGate, choice, patienceMs, repository, readers };
    const watched = watchWhenThere(settings.archive);
    const told = { watch: watched.memory, news: watched.news };
    const cluster = read === null ? {} : { cluster: { agreement: read.cluster.agreement } };
    const options = { ...places, ...ways, ...told, ...cluster, ...(token ? { token } : {}) };
    const stopFollowing = read === null ? null : followCluster(read, REFRESH_MS, io);
    try {
      if (!flags.manage) return await serveUntilStopped(archive, options, io);
      await serveManaged(archive, options, { ...settings, manageToken: flags.manageToken }, io);
    } finally {
      await stopFollowing?.();
      watched.close();
    }
  } finally {
    await archive.close();
  }
}

interface ManageSettings extends Omit<DeskOptions, "archive" | "token"> {
  readonly manageToken: string | undefined;
  readonly file: string;
}

/** The same with a desk for those who manage. */
async function serveManaged(
  archive: Archive,
  options: ServeOptions,
  { manageToken, file, ...settings }: ManageSettings,
  io: Io,
): Promise<void> {
  const token = manageToken ?? io.env["ISOCHRON_MANAGE_TOKEN"];
  const cluster = clusterAtHand(io)?.cluster;
  if (cluster) {
    const desk = clusterDesk({ cluster, archive, token }, io);
    const management = { ...desk, watch: watchDesk(new AgreedSites(cluster.agreement.watch)) };
    return serveUntilStopped(archive, { ...options, management }, io);
  }
  const desk = openDesk({ ...settings, archive, ...(token ? { token } : {}) }, io);
  const management = { ...desk.management, watch: watchDesk(new SitesFile(file)) };
  try {
    await serveUntilStopped(archive, { ...options, management }, io, desk.start);
  } finally {
    await desk.close();
  }
}

/** Ports that the user chose: no other will do. */
function portsNamed(command: Command, io: Io): ("port" | "replayPort")[] {
  const given = command.opts<Record<string, unknown>>();
  return (["port", "replayPort"] as const).filter(
    (name) => given[name] !== undefined || (io.env[SETTING_TABLE[name].env] ?? "") !== "",
  );
}

/** Where to listen; a port that nobody chose gives way to the next free one when it is taken, and we say so. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly replayPort: number;
  readonly replayDomain: string;
  readonly timeGate?: "redirect" | "direct";
  readonly repository?: { readonly name: string; readonly adminEmail: string };
  readonly choice?: "coherent" | "nearest";
  readonly patienceMs?: number;
  readonly exactPorts?: readonly ("port" | "replayPort")[];
  readonly token?: string;
  readonly readers?: readonly ReaderGroup[];
  readonly management?: Management;
  readonly watch?: WatchMemoryReads;
  readonly news?: NewsReader;
  readonly cluster?: ServedCluster;
  /** A site through whose view a tour leads. */
  readonly tourOf?: string;
}

/** Serves until Ctrl-C; `onceListening` begins what should only begin when the ports are ours. */
export async function serveUntilStopped(
  archive: Archive,
  options: ServeOptions,
  io: Io,
  onceListening: () => void = () => undefined,
): Promise<void> {
  const servers = await startServers({
    ...options,
    archive,
    extracts: extractPieces,
    packages: async function* ({ dir }, capture) {
      await bringCaptures(dir, { capture }, io);
      yield* waczPieces(dir, { capture, software: SOFTWARE });
    },
    logger: cliLogger(io),
  });
  onceListening();
  const { uiUrl, manageUrl, replayUrl } = servers;
  io.out(`\n  Archive  ${uiUrl}\n`);
  if (manageUrl !== null) io.out(`  Manage   ${manageUrl}\n`);
  io.out(`  Replay   ${replayUrl}\n`);
  io.out(`  Memento  ${replayUrl}/timegate/<url>, ${replayUrl}/timemap/link/<url>\n`);
  io.out(`  CDX      ${replayUrl}/cdx?url=<url>\n`);
  io.out(`  OAI-PMH  ${replayUrl}/oai\n\n`);
  if (options.tourOf !== undefined)
    io.out(`  A tour   ${uiUrl}#/sites/${encodeURIComponent(options.tourOf)}?tour=1\n\n`);
  for (const { group, uiUrl: own } of servers.readers) io.out(`  ${group}  ${own}\n`);
  if (servers.readers.length > 0) io.out("\n");
  for (const line of servers.walls) io.out(`  ${line}\n`);
  io.out("\n");
  for (const note of servers.notes) io.out(`  ${note}\n`);
  io.out("  Ctrl-C stops.\n");
  await untilAborted(io.signal);
  await servers.close();
}
