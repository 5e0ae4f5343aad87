// The capture that a run works on and its settings in force; every change is on record before the catalog has it.
import { IsochronError } from "#errors.js";
import { instant } from "#model/index.js";
/** Where one capture stands. */
export class CaptureState {
    #ports;
    #capture;
    #settings;
    constructor(capture, settings, ports) {
        this.#capture = capture;
        this.#settings = settings;
        this.#ports = ports;
    }
    get capture() {
        return this.#capture;
    }
    /** The settings in force: those of the start, and what was changed on request since. */
    get settings() {
        return this.#settings;
    }
    /** Puts changed limits in force. */
    changeSettings(patch) {
        this.#settings = { ...this.#settings, ...patch };
    }
    /** Whether t* is still to come. */
    get isVisiting() {
        return this.#capture.plannedAsOf === null;
    }
    /** The planned t*; only after {@link fixTimePoint}. */
    get plannedAsOf() {
        if (this.#capture.plannedAsOf === null)
            throw new IsochronError("INTERNAL", "the time point is not fixed yet");
        return this.#capture.plannedAsOf;
    }
    /** Fixes t* once all visits are in: no earlier than their last byte, and before any revisit is sent. */
    async fixTimePoint(lastByteAt) {
        if (this.#capture.plannedAsOf !== null)
            return;
        const { clock, sink } = this.#ports;
        const plannedAsOf = instant(Math.max(clock.now(), lastByteAt + this.#clockErrorMs));
        await clock.sleepUntil(plannedAsOf);
        await sink.sync();
        await this.update({ phase: "revisiting", plannedAsOf });
    }
    /** Waits until t* is over whatever the clock's error: a known one costs time, and no page its sharpness. */
    async passTimePoint(signal) {
        const { clock } = this.#ports;
        if (this.#clockErrorMs > 0)
            await clock.sleepUntil(instant(this.plannedAsOf + this.#clockErrorMs), signal);
    }
    /** Of the run that is going on, as far as it is known before the end. */
    get #clockErrorMs() {
        return this.#capture.runs?.at(-1)?.errorMs ?? 0;
    }
    /** Changes the capture: in the WARC, in the catalog, and then here. */
    async update(patch) {
        await this.#ports.record.change(patch);
        await this.apply(patch);
    }
    /** Changes the capture as a record in the WARC says already. */
    async apply(patch) {
        await this.#ports.captures.update(this.#capture.id, patch);
        this.#capture = { ...this.#capture, ...patch };
    }
}
