// `isochron serve`: the archive in a browser, each archived site on an origin of its own.
import type { Command } from "commander";
import { SETTINGS as SETTING_TABLE } from "#config/index.js";
import { startServers, type ReaderGroup } from "#server/index.js";
import { extractPieces } from "../extract-file.js";
import type { Archive } from "#ports/index.js";
import type { Io } from "../io.js";
import { cliLogger, openForReading } from "../open-world.js";
import { addSettings, settingsOf } from "../options/options.js";
import { readReaders } from "../options/readers-file.js";
import { untilAborted } from "../until-aborted.js";

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
] as const;

/** Adds the verb. */
export function addServeCommand(program: Command, io: Io): void {
  const command = program
    .command("serve")
    .description("browse and replay the archive in a browser, and answer Memento, CDX and OAI-PMH clients");
  addSettings(command, SETTINGS)
    .option("--token <text>", "ask for this token; needed when --host is not loopback [ISOCHRON_TOKEN]")
    .option(
      "--readers <file>",
      "groups of readers for rules of access, each with its token: a JSON object of both",
    )
    .action(async () => {
      const settings = settingsOf(command, SETTINGS, io);
      const archive = await openForReading(settings.archive, io);
      const token = command.opts<{ token?: string }>().token ?? io.env["ISOCHRON_TOKEN"];
      const { readers: file } = command.opts<{ readers?: string }>();
      try {
        const readers = file === undefined ? [] : await readReaders(file);
        const { host, port, replayPort, replayDomain, timegate: timeGate } = settings;
        const { choice, patience: patienceMs } = settings;
        const places = { host, port, replayPort, replayDomain, exactPorts: portsNamed(command, io) };
        const repository = { name: settings.oaiName, adminEmail: settings.oaiEmail };
        const ways = { timeGate, choice, patienceMs, repository, readers };
        const options = { ...places, ...ways, ...(token ? { token } : {}) };
        await serveUntilStopped(archive, options, io);
      } finally {
        await archive.close();
      }
    });
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
  /** A site through whose view a tour leads. */
  readonly tourOf?: string;
}

/** Serves until Ctrl-C. */
export async function serveUntilStopped(archive: Archive, options: ServeOptions, io: Io): Promise<void> {
  const servers = await startServers({ ...options, archive, extracts: extractPieces, logger: cliLogger(io) });
  const { uiUrl, replayUrl } = servers;
  io.out(`\n  Archive  ${uiUrl}\n  Replay   ${replayUrl}\n`);
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
