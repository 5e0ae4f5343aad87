// Control of a running capture from another process: pause, resume, cancel, and edits of scope and limits.
import { editRecord, pauseRecord, runRecordTarget } from "#formats/run-records/index.js";
import { instant, toIso } from "#model/index.js";
import { CaptureCancelled } from "./run-stop.js";
/** How often the control channel is looked at, by the run's clock. */
const LOOK_EVERY_MS = 1000;
/** What others ask of one run, looked at between requests and while it waits. */
export class RunControl {
    #ground;
    #ports;
    #excluded = [];
    #lookedAt = -Infinity;
    #want = "run";
    #pause = null;
    constructor(ground, ports) {
        this.#ground = ground;
        this.#ports = ports;
    }
    /** Takes over what an earlier process was told; whoever starts a run wants it to run. */
    async takeUp(editsApplied) {
        const asked = await this.#channel.look(this.#captureId);
        for (const edit of asked?.edits.slice(0, editsApplied) ?? [])
            this.#apply(edit);
        if (asked && asked.want !== "run")
            await this.#channel.ask(this.#captureId, { want: "run" });
    }
    /** Why a page is asked for no more, when an edit says so. */
    refusalOf(url) {
        const hit = this.#excluded.find(({ pattern }) => pattern.test(url));
        return hit ? { state: "skipped", reason: `excluded while the capture ran: ${hit.source}` } : null;
    }
    /** To be awaited before every request: returns when the run may go on. @throws CaptureCancelled */
    async ready() {
        await this.look();
        if (this.#want === "pause")
            await (this.#pause ??= this.#waitOut());
        if (this.isCancelled)
            throw new CaptureCancelled();
    }
    /** Reads what is asked now, at most once a second. */
    async look() {
        const { clock } = this.#ports;
        if (clock.now() - this.#lookedAt < LOOK_EVERY_MS)
            return;
        this.#lookedAt = clock.now();
        const asked = await this.#channel.look(this.#captureId);
        if (!asked)
            return;
        this.#want = asked.want;
        if (asked.want === "cancel")
            this.#ground.stop.cancel();
        for (const edit of asked.edits.slice(this.#ground.condition.editsApplied))
            await this.#takeEdit(edit);
    }
    /** Whether the run is to be concluded as it stands. */
    get isCancelled() {
        return this.#want === "cancel";
    }
    async #waitOut() {
        const { clock, logger } = this.#ports;
        const { condition, stop } = this.#ground;
        const from = clock.now();
        condition.isPaused = true;
        logger.log("warn", "paused on request; isochron captures resume goes on");
        await this.#ground.progress.tellState();
        while (this.#want === "pause") {
            await clock.sleepUntil(instant(clock.now() + LOOK_EVERY_MS), stop.signal);
            await this.look();
        }
        this.#pause = null;
        condition.isPaused = false;
        const to = clock.now();
        const seconds = Math.round((to - from) / 1000);
        await this.#record(pauseRecord({ paused: from, resumed: to }));
        this.#ground.notes.push(`paused on request for ${seconds} s (${toIso(from)} to ${toIso(to)}): what was seen before had that much longer to change`);
        await this.#ground.progress.tellState();
    }
    async #takeEdit(edit) {
        this.#apply(edit);
        const words = editWords(edit);
        this.#ground.notes.push(`changed while it ran, asked for at ${toIso(edit.askedAt)}: ${words}`);
        this.#ports.logger.log("info", `changed on request: ${words}`);
        await this.#record(editRecord(edit));
        await this.#ground.progress.tellState();
    }
    #apply(edit) {
        const { maxPages, delayMs, exclude = [] } = edit;
        const { state, condition } = this.#ground;
        state.changeSettings({
            ...(maxPages === undefined ? {} : { maxPages }),
            ...(delayMs === undefined ? {} : { delayMs }),
        });
        if (delayMs !== undefined)
            this.#ports.caller.paceTo(delayMs);
        for (const source of exclude)
            this.#excluded.push({ pattern: patternOf(source), source });
        condition.editsApplied++;
    }
    /** What was asked is kept with the evidence; settings at the start stay as warcinfo and certificate have them. */
    async #record(fields) {
        const target = runRecordTarget(this.#captureId, "control");
        await this.#ground.sink.writeMetadata(target, fields, this.#ports.clock.now());
    }
    get #captureId() {
        return this.#ground.state.capture.id;
    }
    get #channel() {
        return this.#ground.archive.control;
    }
}
/** The edit in words, for notes and messages. */
export function editWords({ maxPages, delayMs, exclude = [] }) {
    return [
        ...(maxPages === undefined ? [] : [`at most ${maxPages} pages`]),
        ...(delayMs === undefined ? [] : [`a pause of ${delayMs} ms between requests to a host`]),
        ...exclude.map((source) => `no requests for URLs that match ${source}`),
    ].join("; ");
}
/** A pattern that came through a file and is none matches nothing: a capture must not stop for it. */
function patternOf(source) {
    try {
        return new RegExp(source, "u");
    }
    catch {
        return /(?!)/;
    }
}
