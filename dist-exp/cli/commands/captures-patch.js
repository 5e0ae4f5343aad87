import { patchCapture } from "#crawl/index.js";
import { isOfMoment, isRefresh, isTestimony, patchedBy } from "#model/index.js";
import { UsageError } from "#errors.js";
import { openForReading, withWorld, WORLD_SETTINGS } from "../open-world.js";
import { keptOptions } from "../options/kept-options.js";
import { requestExtras } from "../options/manners-options.js";
import { requireSameMachine } from "../options/resume-options.js";
import { addSettings, settingsOf } from "../options/options.js";
import { ProgressLine } from "../progress-line.js";
import { printOutcome } from "./capture.js";
const SETTINGS = [...WORLD_SETTINGS, "progress"];
/** Adds the sub-verb. */
export function addPatchCommand(captures, io) {
    const command = captures
        .command("patch")
        .description("fetch requisites that a finished capture lacks; they are never sharp")
        .argument("[capture]", "the capture's id (default: the newest that has ended)");
    addSettings(command, SETTINGS)
        .option("--json", "print one JSON document; progress goes to stderr")
        .action((id) => patch(id, command, io));
}
async function patch(id, command, io) {
    const kept = await optionsOfPatched(id, command, io);
    const settings = settingsOf(command, SETTINGS, io, kept?.options);
    const extras = await requestExtras(command, io, kept ?? undefined);
    const progress = new ProgressLine(io, settings.progress);
    await withWorld({ ...settings, extras }, io, async (opened) => {
        const world = { ...opened, logger: progress.beside(opened.logger) };
        const watcher = { signal: io.signal, onProgress: progress.show };
        try {
            const captures = await world.archive.catalog.captures.list();
            const outcome = await patchCapture(choose(captures, id), world, watcher);
            progress.end();
            printOutcome(outcome, world, command.optsWithGlobals().json === true, io);
        }
        finally {
            progress.end();
        }
    });
}
/** A patch is asked for as the capture was. */
async function optionsOfPatched(id, command, io) {
    const archive = await openForReading(settingsOf(command, ["archive"], io).archive, io);
    try {
        const capture = choose(await archive.catalog.captures.list(), id);
        const kept = await keptOptions(archive, capture);
        if (kept !== null)
            requireSameMachine(capture, kept, command, io);
        return kept;
    }
    finally {
        await archive.close();
    }
}
function choose(captures, id) {
    const found = captures.find((one) => id === undefined ? one.finishedAt !== null && one.asOf !== null && isOfMoment(one) : one.id === id);
    const what = id === undefined ? "no finished capture to patch" : `no capture ${JSON.stringify(id)}`;
    if (!found)
        throw new UsageError("NOT_FOUND", `${what}; isochron captures lists them`);
    if (isRefresh(found))
        throw new UsageError("USAGE", `capture ${found.id} holds looks of a watch, which show no page whole: patch a capture of the site`);
    if (isTestimony(found))
        throw new UsageError("USAGE", `capture ${found.id} is a testimony, for which no server was asked: patch a capture of the site`);
    if (patchedBy(found) !== null)
        throw new UsageError("USAGE", `capture ${found.id} is itself a patch of ${patchedBy(found)}: patch that one`);
    return found;
}
