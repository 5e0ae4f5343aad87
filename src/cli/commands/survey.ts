// `isochron survey`: a quick polite look at a site before a capture; nothing is written anywhere.
import type { Command } from "commander";
import { printableJson } from "#formats/index.js";
import { SystemClock } from "#adapters/index.js";
import { SETTINGS as SETTING_TABLE } from "#config/index.js";
import { surveySite } from "#survey/index.js";
import { HttpFetcher } from "#fetch/index.js";
import { Gates } from "#frontier/index.js";
import { renderSurveyTerminal } from "#report/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import type { Io } from "../io.js";
import { cliLogger } from "../open-archive.js";
import { fetchLimits } from "../open-world.js";
import { NETWORK_SETTINGS } from "../options/world-settings.js";
import { addSettings, settingsOf } from "../options/options.js";
import { SOFTWARE } from "../version.js";
import { wayOutOf } from "../options/way-out.js";
import { wholeNumber } from "../options/whole-number.js";

const SETTINGS = ["delay", ...NETWORK_SETTINGS] as const;
const DEFAULT_REQUESTS = 30;

/** Adds the verb. */
export function addSurveyCommand(program: Command, io: Io): void {
  const command = program
    .command("survey")
    .description(
      "a quick polite look before a capture: size, robots, sitemaps, traps, server habits, duration",
    )
    .argument("<url>", "where a capture would start");
  addSettings(command, SETTINGS)
    .option("--max-requests <n>", "ask for at most so many documents", wholeNumber(1), DEFAULT_REQUESTS)
    .option("--json", "print one JSON document")
    .action((url: string) => survey(url, command, io));
}

async function survey(text: string, command: Command, io: Io): Promise<void> {
  const settings = settingsOf(command, SETTINGS, io);
  const { maxRequests, json } = command.opts<{ maxRequests: number; json?: boolean }>();
  const [seed] = siteFromSeeds([text]).seeds;
  const clock = new SystemClock();
  const fetcher = new HttpFetcher({
    clock,
    userAgent: `${SOFTWARE} (+${settings.contact})`,
    ...(await wayOutOf(settings)),
    limits: fetchLimits(settings),
  });
  try {
    const world = { fetcher, clock, gates: new Gates(clock), logger: cliLogger(io), signal: io.signal };
    const report = await surveySite(seed!, world, {
      delayMs: settings.delay,
      maxRequests,
      captureOptions: captureOptions(command),
    });
    io.out(json ? `${printableJson(report)}\n` : renderSurveyTerminal(report));
  } finally {
    await fetcher.close();
  }
}

/** What the survey was told and the capture must be told too. */
function captureOptions(command: Command): string[] {
  const given = command.opts<Record<string, string | true | undefined>>();
  return NETWORK_SETTINGS.flatMap((name) => {
    const flag = SETTING_TABLE[name].flag.split(" ")[0]!;
    const value = given[name];
    if (value === undefined) return [];
    return value === true ? [flag] : [flag, value];
  });
}
