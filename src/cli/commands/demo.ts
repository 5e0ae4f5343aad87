// `isochron demo`: a living site on loopback, captured while it changes, then served.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { SystemClock } from "#adapters/index.js";
import { captureSite, type World } from "#crawl/index.js";
import { startLivingSite, type RunningSite } from "#lab/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import type { Io } from "../io.js";
import { withWorld } from "../open-world.js";
import { WORLD_SETTINGS } from "../options/world-settings.js";
import { addSettings, settingsOf } from "../options/options.js";
import { ProgressLine } from "../progress-line.js";
import { compareWithTruth } from "../truth-check.js";
import { wholeNumber } from "../options/whole-number.js";
import { printOutcome } from "./capture.js";
import { serveUntilStopped } from "./serve.js";

const SETTINGS = [
  ...WORLD_SETTINGS,
  "delay",
  "strategy",
  "threshold",
  "host",
  "port",
  "replayPort",
  "replayDomain",
] as const;
const DEMO_DELAY = "40ms";

/** Adds the verb. */
export function addDemoCommand(program: Command, io: Io): void {
  const command = program
    .command("demo")
    .description("capture a living demo site while it changes, report, and serve the archive")
    .option("--once", "end after the report instead of serving the archive")
    .option("--pages <n>", "size of the demo site", wholeNumber(1), 150)
    .option("--seed <n>", "which demo site", wholeNumber(0), 7)
    .option("--json", "print one JSON document");
  addSettings(command, SETTINGS)
    .addHelpText("after", OWN_DEFAULTS)
    .action(() => runDemo(command, io));
}

const OWN_DEFAULTS = `
The demo's own defaults: --delay ${DEMO_DELAY}, --archive a new temporary directory, and loopback is always allowed.`;

interface DemoOptions {
  readonly once?: boolean;
  readonly pages: number;
  readonly seed: number;
  readonly json?: boolean;
  readonly archive?: string;
}

async function runDemo(command: Command, io: Io): Promise<void> {
  const options = command.opts<DemoOptions>();
  const given = settingsOf(command, SETTINGS, {
    ...io,
    env: {
      ...io.env,
      ISOCHRON_DELAY: io.env["ISOCHRON_DELAY"] ?? DEMO_DELAY,
      ISOCHRON_ALLOW_PRIVATE: "true",
    },
  });
  const archive =
    options.archive ?? io.env["ISOCHRON_ARCHIVE"] ?? (await mkdtemp(join(tmpdir(), "isochron-demo-")));
  const clock = new SystemClock();
  const site = await startLivingSite({ preset: "demo", pages: options.pages, seed: options.seed, clock });
  try {
    await demonstrate(site, { ...given, archive }, options, io);
  } finally {
    await site.close();
  }
}

async function demonstrate(
  site: RunningSite,
  settings: ReturnType<typeof settingsOf<(typeof SETTINGS)[number]>>,
  options: DemoOptions,
  io: Io,
): Promise<void> {
  io.err(`A living site of ${options.pages} pages runs on ${site.url} and changes while it is captured.\n`);
  const capture = async (world: World): Promise<void> => {
    const progress = new ProgressLine(io);
    const { delay, strategy, threshold } = settings;
    const outcome = await captureSite(
      {
        site: siteFromSeeds([site.url]),
        settings: { delayMs: delay, strategy, maxPages: 10_000, threshold },
      },
      world,
      { signal: io.signal, onProgress: progress.show },
    );
    progress.end();
    printOutcome(outcome, world, options.json === true, io);
    if (!options.json) io.out(compareWithTruth(outcome.certificate, site.truth()));
    if (options.once) {
      if (!options.json) io.out(`\n  To browse it:  ${program(io)} serve --archive ${world.archive.dir}\n`);
      return;
    }
    const { host, port, replayPort, replayDomain } = settings;
    const tourOf = outcome.report.site;
    await serveUntilStopped(world.archive, { host, port, replayPort, replayDomain, tourOf }, io);
  };
  // Site and crawler share one clock, so that claims can be held against the truth to the millisecond.
  await withWorld(settings, io, capture, site.clock);
}

/** How this program is called here: from a clone, the launcher beside package.json. */
function program(io: Io): string {
  return io.env["npm_lifecycle_event"] === "demo" ? "./isochron" : "isochron";
}
