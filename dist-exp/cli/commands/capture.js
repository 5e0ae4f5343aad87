// `isochron capture`: one sharp capture of a site, or the rest of an interrupted one.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Option } from "commander";
import { asksAhead, captureSite, quietStart, resumeCapture, strategyNamed, } from "#crawl/index.js";
import { toIso } from "#model/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { renderJson, renderTerminal } from "#report/index.js";
import { scopeOf, siteFromSeeds } from "#seeds/index.js";
import { removeEmptyArchive } from "#store/index.js";
import { askCapture } from "../cluster/ask-capture.js";
import { CLUSTER_PLACE, clusterPlaceOf } from "../cluster/cluster-address.js";
import { withWorld, WORLD_SETTINGS } from "../open-world.js";
import { budgetOf, captureSettings, TASK_SETTINGS } from "../options/capture-settings.js";
import { optionsToKeep } from "../options/kept-options.js";
import { optionsOfUnfinished } from "../options/resume-options.js";
import { addHeaderOption, MANNERS_SETTINGS, mannersSettings, requestExtras, } from "../options/manners-options.js";
import { stepsGiven } from "../options/steps-options.js";
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
];
/** Everything that a resume need not be told again. */
const KEPT_SETTINGS = [...SETTINGS, ...MANNERS_SETTINGS];
/** Adds the verb. */
export function addCaptureCommand(program, io) {
    const command = program
        .command("capture")
        .description("archive a site as of one moment: visit, revisit, report, certificate")
        .argument("[url...]", "where to start; the hosts of these URLs are the site, unless --scope says more");
    command
        .option("--resume", "finish the newest interrupted capture (of the site given, if any)")
        .option("--capture <id>", "with --resume: finish this capture, not the newest")
        .option("--urls <file>", "more seeds from a list, one URL per line; - reads standard input (repeatable)", collect)
        .addOption(new Option("--at <when>", "begin at once, or at the site's next quiet hours")
        .choices(["now", "quiet"])
        .default("now"))
        .option("--json", "print one JSON document; progress goes to stderr")
        .option("--detach", "with --cluster: ask for the capture, and do not follow it")
        .addHelpText("after", EXAMPLES)
        .action((urls) => runCapture(urls, command, io));
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
async function runCapture(urls, command, io) {
    const options = command.opts();
    const listed = await readUrlLists(options.urls ?? [], io);
    const site = options.resume && urls.length + listed.length === 0 ? null : siteFromSeeds(urls, listed);
    if (options.capture !== undefined && (!options.resume || site !== null))
        throw new UsageError("USAGE", "--capture names a capture to go on with: it goes with --resume, without URLs");
    const place = await clusterPlaceOf(command, io);
    if (place !== null)
        return captureInCluster({ place, site, namedSeeds: urls.length }, command, io);
    const which = options.capture === undefined ? (site?.name ?? null) : { id: options.capture };
    const kept = options.resume ? await optionsOfUnfinished(which, command, KEPT_SETTINGS, io) : null;
    const asked = await readOptions(command, io, kept);
    const { settings, extras } = asked;
    if (site !== null)
        scopeOf(site, asked.selection.scope); // a rule that cannot be used is refused before anything is opened
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
            if (options.at === "quiet" && site !== null)
                await waitForQuiet(site.name, world, io);
            const outcome = options.resume
                ? await resumeCapture(which, world, watcher)
                : await captureSite({
                    site: site,
                    settings: { ...captureSettings(taskOf(asked)), namedSeeds: urls.length },
                    asked: optionsToKeep(command, KEPT_SETTINGS, io, extras),
                }, world, watcher);
            progress.end();
            printOutcome(outcome, world, options.json === true, io);
        }
        finally {
            progress.end();
        }
    });
    await work.catch(async (error) => {
        if (isNew && isRefusal(error))
            await removeEmptyArchive(settings.archive);
        throw error;
    });
}
function captureInCluster({ place, site, namedSeeds }, command, io) {
    if (site === null)
        throw new UsageError("USAGE", "in a cluster, isochron captures resume <id> goes on with a capture");
    const { json: isJson = false, detach: isDetached = false } = command.opts();
    return askCapture({ place, asked: { site, namedSeeds, isDetached, isJson } }, command, io);
}
/** Whether nothing was asked for: a capture that only says so must not look like one that can be gone on with. */
function isRefusal(error) {
    return error instanceof IsochronError && error.code === "PRIVATE_ADDRESS";
}
async function readOptions(command, io, kept) {
    const settings = settingsOf(command, SETTINGS, io, kept?.options);
    return {
        settings,
        given: await stepsGiven(settings, io, kept?.steps ?? null),
        selection: selectionOf(settings),
        manners: mannersSettings(command, io, kept?.options),
        extras: await requestExtras(command, io, kept ?? undefined),
    };
}
function taskOf({ given, ...read }) {
    return { ...read, steps: given.steps };
}
/** Nothing that is logged may tell a secret. */
function withSecrets(world, { secrets }) {
    if (secrets === undefined)
        return world;
    const logger = {
        log: (level, message, fields) => world.logger.log(level, secrets.maskedText(message), fields && maskedFields(fields, secrets)),
    };
    return { ...world, secrets, logger };
}
function maskedFields(fields, secrets) {
    return JSON.parse(secrets.maskedText(JSON.stringify(fields)));
}
async function waitForQuiet(site, world, io) {
    const now = world.clock.now();
    const { at, reason } = await quietStart(site, world.archive, now);
    io.err(at > now ? `waiting until ${toIso(at)}: ${reason}\n` : `beginning now: ${reason}\n`);
    await world.clock.sleepUntil(at, io.signal).catch((error) => {
        if (!io.signal.aborted)
            throw error;
        throw new IsochronError("INTERRUPTED", "stopped before the capture began; nothing was written", {
            cause: error,
        });
    });
}
/** Prints a finished capture, for people or for scripts. */
export function printOutcome({ report, files }, world, json, io) {
    const archive = resolve(world.archive.dir);
    const located = { ...report, warcs: report.warcs.map((file) => resolve(archive, file)) };
    if (json) {
        io.out(renderJson(located, { archive, report: files.report, certificate: files.certificate }));
        return;
    }
    const paths = [files.report, files.html, files.certificate];
    io.out(renderTerminal(located, { colour: io.interactive, width: io.columns, files: paths }));
}
