// `isochron watch`: sites kept under watch for as long as it runs.
import type { Command } from "commander";
import { parseDurationMs } from "#config/index.js";
import { UsageError } from "#errors.js";
import { SitesFile } from "#store/index.js";
import { PlanFile } from "#watch/index.js";
import type { Io } from "../io.js";
import { hubPlaceOf, type HubFlags } from "./hub-place.js";
import { withWorld } from "../open-world.js";
import { WORLD_SETTINGS } from "../options/world-settings.js";
import { addSettingsByTopic, settingsOf } from "../options/options.js";
import { runWatch } from "./run-watch.js";

const SETTINGS = [...WORLD_SETTINGS, "file"] as const;
/** Hour by hour. */
const TURN_MS = 3_600_000;
const ROOM = "http://127.0.0.1:8090";

const EXAMPLES = `
Sites and what may be spent on them stand in a file (docs/guide/watch-sites.md); isochron sites changes it, also while
the watch runs. Ctrl-C ends it; started again it goes on where it was.

Examples:
  isochron sites add https://example.org/ --requests-per-day 500
  isochron watch
  isochron watch libraries.yaml --archive /srv/archive --json
  isochron watch --hub-callback https://archive.example/hub --hub-listen 127.0.0.1:8095`;

/** Adds the verb. */
export function addWatchCommand(program: Command, io: Io): void {
  const command = program
    .command("watch")
    .description(
      "keep sites under watch: look again where it is worth most, capture them whole, tell what changed",
    )
    .argument("[file]", "the file of sites (default: --file)")
    .option("--for <time>", "end by itself after so long")
    .option("--room <url>", "address of the reading room, for links in news", ROOM)
    .option(
      "--hub-callback <url>",
      "subscribe to feeds at their hubs (WebSub), which call this public address",
    )
    .option("--hub-listen <host:port>", "with --hub-callback: where its calls are answered on this machine")
    .option("--json", "print an event on each line: turns, news, changes of the plan")
    .addHelpText("after", EXAMPLES)
    .action((file: string | undefined) => watch(file, command, io));
  addSettingsByTopic(command, SETTINGS);
}

interface WatchCommandOptions extends HubFlags {
  readonly for?: string;
  readonly room: string;
  readonly json?: boolean;
}

async function watch(file: string | undefined, command: Command, io: Io): Promise<void> {
  const settings = settingsOf(command, SETTINGS, io);
  const options = command.opts<WatchCommandOptions>();
  const forMs = options.for === undefined ? null : durationOf(options.for);
  const hubs = hubPlaceOf(options);
  const plan = await PlanFile.open(new SitesFile(file ?? settings.file));
  for (const warning of plan.warnings) io.err(`isochron: ${warning}\n`);
  if (plan.plan.sites.length === 0)
    io.err("isochron: no sites yet; isochron sites add puts one under watch\n");
  io.signal.addEventListener("abort", () => {
    io.err("finishing the requests in flight; Ctrl-C again ends at once\n");
  });
  const { json: isJson = false, room } = options;
  const run = { plan, turnMs: TURN_MS, forMs, isJson, room, hubs };
  await withWorld(settings, io, (world) => runWatch(run, world, io));
}

function durationOf(text: string): number {
  const ms = parseDurationMs(text);
  if (ms !== null && ms > 0) return ms;
  throw new UsageError("USAGE", `--for ${text}: not a time such as 90m, 12h or 7d`);
}
