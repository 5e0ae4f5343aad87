// `isochron capture`: one sharp capture of a site, or the rest of an interrupted one.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Option, type Command } from "commander";
import {
  asksAhead,
  captureSite,
  quietStart,
  resumeCapture,
  strategyNamed,
  type CaptureOutcome,
  type World,
} from "#crawl/index.js";
import { toIso, type Site } from "#model/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { renderJson, renderTerminal } from "#report/index.js";
import { scopeOf, siteFromSeeds } from "#seeds/index.js";
import { removeEmptyArchive } from "#store/index.js";
import { CLUSTER_PLACE, clusterPlaceOf, type ClusterPlace } from "../cluster/cluster-address.js";
import type { Io } from "../io.js";
import { withWorld } from "../open-world.js";
import { WORLD_SETTINGS } from "../options/world-settings.js";
import { budgetOf, captureSettings, TASK_SETTINGS, type CaptureTask } from "../options/capture-settings.js";
import { optionsToKeep, type KeptOptions } from "../options/kept-options.js";
import { optionsOfUnfinished } from "../options/resume-options.js";
import {
  addHeaderOption,
  MANNERS_SETTINGS,
  mannersSettings,
  requestExtras,
} from "../options/manners-options.js";
import { stepsGiven, type GivenSteps } from "../options/steps-options.js";
import { addSettingsByTopic, collect, settingsOf } from "../options/options.js";
import { ProgressLine } from "../progress-line.js";
import { selectionOf, SELECTION_SETTINGS } from "../options/selection.js";
import { readUrlLists } from "../options/url-lists.js";

const SETTINGS = [
  ...WORLD_SETTINGS,
  ...SELECTION_SETTINGS,
  ...TASK_SETTINGS,
  "progress",
  "steps",
  "secrets",
] as const;
/** Everything that a resume need not be told again. */
const KEPT_SETTINGS = [...SETTINGS, ...MANNERS_SETTINGS];

/** Adds the verb. */
export function addCaptureCommand(program: Command, io: Io): void {
  const command = program
    .command("capture")
    .description("archive a site as of one moment: visit, revisit, report, certificate")
    .argument("[url...]", "where to start; the hosts of these URLs are the site, unless --scope says more");
  command
    .option("--resume", "finish the newest interrupted capture (of the site given, if any)")
    .option("--capture <id>", "with --resume: finish this capture, not the newest")
    .option(
      "--urls <file>",
      "more seeds from a list, one URL per line; - reads standard input (repeatable)",
      collect,
    )
    .addOption(
      new Option("--at <when>", "begin at once, or at the site's next quiet hours")
        .choices(["now", "quiet"])
        .default("now"),
    )
    .option("--json", "print one JSON document; progress goes to stderr")
    .option("--detach", "with --cluster: ask for the capture, and do not follow it")
    .addHelpText("after", EXAMPLES)
    .action((urls: string[]) => runCapture(urls, command, io));
  addSettingsByTopic(command, [...KEPT_SETTINGS, ...CLUSTER_PLACE]);
  addHeaderOption(command);
}

const EXAMPLES = `
Examples:
  isochron capture https://example.org/
  isochron capture http://127.0.0.1:8000/ --allow-private --delay 50ms
  isochron capture https://example.org/docs/ --scope prefix --exclude '\\?print='
  isochron capture --urls seeds.txt --preset extensive
  isochron capture --resume`;

interface CaptureOptions {
  readonly urls?: readonly string[];
  readonly resume?: boolean;
  readonly capture?: string;
  readonly at: "now" | "quiet";
  readonly json?: boolean;
  readonly detach?: boolean;
}

async function runCapture(urls: string[], command: Command, io: Io): Promise<void> {
  const options = command.opts<CaptureOptions>();
  const listed = await readUrlLists(options.urls ?? [], io);
  const site = options.resume && urls.length + listed.length === 0 ? null : siteFromSeeds(urls, listed);
  if (options.capture !== undefined && (!options.resume || site !== null))
    throw new UsageError(
      "USAGE",
      "--capture names a capture to go on with: it goes with --resume, without URLs",
    );
  const place = await clusterPlaceOf(command, io);
  if (place !== null) return captureInCluster({ place, site, namedSeeds: urls.length }, command, io);
  const which = options.capture === undefined ? (site?.name ?? null) : { id: options.capture };
  const kept = options.resume ? await optionsOfUnfinished(which, command, KEPT_SETTINGS, io) : null;
  const asked = await readOptions(command, io, kept);
  const { settings, extras } = asked;
  if (site !== null) scopeOf(site, asked.selection.scope); // a rule that cannot be used is refused before anything is opened
  strategyNamed(settings.strategy); // so is an unknown name
  const progress = new ProgressLine(io, settings.progress);
  io.signal.addEventListener("abort", () => {
    progress.end();
    io.err("finishing the requests in flight; Ctrl-C again ends at once\n");
  });
  const { passes, delay: delayMs } = settings;
  const hurried = asksAhead({ passes, delayMs, budget: budgetOf(settings) });
  const isNew = !existsSync(settings.archive);
  const work = withWorld({ ...settings, hurried, extras }, io, async (opened) => {
    const world = withSecrets({ ...opened, logger: progress.beside(opened.logger) }, asked.given);
    const watcher = { signal: io.signal, onProgress: progress.show };
    try {
      if (options.at === "quiet" && site !== null) await waitForQuiet(site.name, world, io);
      const outcome = options.resume
        ? await resumeCapture(which, world, watcher)
        : await captureSite(
            {
              site: site!,
              settings: { ...captureSettings(taskOf(asked)), namedSeeds: urls.length },
              asked: optionsToKeep(command, KEPT_SETTINGS, io, extras),
            },
            world,
            watcher,
          );
      progress.end();
      printOutcome(outcome, world, options.json === true, io);
    } finally {
      progress.end();
    }
  });
  await work.catch(async (error: unknown) => {
    if (isNew && isRefusal(error)) await removeEmptyArchive(settings.archive);
    throw error;
  });
}

async function captureInCluster(
  { place, site, namedSeeds }: { place: ClusterPlace; site: Site | null; namedSeeds: number },
  command: Command,
  io: Io,
): Promise<void> {
  if (site === null)
    throw new UsageError("USAGE", "in a cluster, isochron captures resume <id> goes on with a capture");
  const { json: isJson = false, detach: isDetached = false } = command.opts<CaptureOptions>();
  const { askCapture } = await import("../cluster/ask-capture.js");
  return askCapture({ place, asked: { site, namedSeeds, isDetached, isJson } }, command, io);
}

/** Whether nothing was asked for: a capture that only says so must not look like one that can be gone on with. */
function isRefusal(error: unknown): boolean {
  return error instanceof IsochronError && error.code === "PRIVATE_ADDRESS";
}

/** Options that were read and found right. */
type ReadOptions = Awaited<ReturnType<typeof readOptions>>;

async function readOptions(command: Command, io: Io, kept: KeptOptions | null) {
  const settings = settingsOf(command, SETTINGS, io, kept?.options);
  return {
    settings,
    given: await stepsGiven(settings, io, kept?.steps ?? null),
    selection: selectionOf(settings),
    manners: mannersSettings(command, io, kept?.options),
    extras: await requestExtras(command, io, kept ?? undefined),
  };
}

function taskOf({ given, ...read }: ReadOptions): CaptureTask {
  return { ...read, steps: given.steps };
}

/** Nothing that is logged may tell a secret. */
function withSecrets(world: World, { secrets }: GivenSteps): World {
  if (secrets === undefined) return world;
  const logger: World["logger"] = {
    log: (level, message, fields) =>
      world.logger.log(level, secrets.maskedText(message), fields && maskedFields(fields, secrets)),
  };
  return { ...world, secrets, logger };
}

function maskedFields(fields: object, secrets: NonNullable<GivenSteps["secrets"]>): Record<string, unknown> {
  return JSON.parse(secrets.maskedText(JSON.stringify(fields))) as Record<string, unknown>;
}

async function waitForQuiet(site: string, world: World, io: Io): Promise<void> {
  const now = world.clock.now();
  const { at, reason } = await quietStart(site, world.archive, now);
  io.err(at > now ? `waiting until ${toIso(at)}: ${reason}\n` : `beginning now: ${reason}\n`);
  await world.clock.sleepUntil(at, io.signal).catch((error: unknown) => {
    if (!io.signal.aborted) throw error;
    throw new IsochronError("INTERRUPTED", "stopped before the capture began; nothing was written", {
      cause: error,
    });
  });
}

/** Prints a finished capture, for people or for scripts. */
export function printOutcome({ report, files }: CaptureOutcome, world: World, json: boolean, io: Io): void {
  const archive = resolve(world.archive.dir);
  const located = { ...report, warcs: report.warcs.map((file) => resolve(archive, file)) };
  if (json) {
    io.out(renderJson(located, { archive, report: files.report, certificate: files.certificate }));
    return;
  }
  const paths = [files.report, files.html, files.certificate];
  io.out(renderTerminal(located, { colour: io.interactive, width: io.columns, files: paths }));
}
