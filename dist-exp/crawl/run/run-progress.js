// What a run says of itself while it goes: to whoever watches it here, and in the catalog for other processes.
import { closedContains, provedIntervals } from "#model/index.js";
/** Tells how far one run has come. */
export class RunProgress {
    #parts;
    #last = null;
    constructor(parts) {
        this.#parts = parts;
        parts.condition.watch(() => this.#tellWatchers());
    }
    /** One more page of a pass is done. */
    tell(pass, done, total, sighting) {
        const { meter, condition } = this.#parts;
        meter.page(sighting.outcome.kind === "failed");
        if (pass === "revisit")
            this.#countSharp(sighting);
        const { state } = condition;
        const counts = { pass, done, total, url: sighting.url, outcome: sighting.outcome.kind, state };
        this.#last = { ...counts, figures: meter.figures(total - done) };
        this.#parts.onProgress?.(this.#last);
    }
    /** Those who watch here hear that the run is held up, or goes on. */
    #tellWatchers() {
        if (!this.#last)
            return;
        this.#last = { ...this.#last, state: this.#parts.condition.state };
        this.#parts.onProgress?.(this.#last);
    }
    /** Says what the run is doing, for those who watch and for a resume. */
    async tellState() {
        const { captureId, clock, condition, meter, notes, runStatus } = this.#parts;
        const { state, editsApplied } = condition;
        if (this.#last?.state !== state)
            this.#tellWatchers();
        const last = this.#last;
        const progress = last && { ...last, figures: { ...meter.figures(last.total - last.done) } };
        await runStatus.put(captureId, { state, at: clock.now(), progress, editsApplied, notes });
    }
    /** A resumed run begins with what the run before had found. */
    #countSharp(newest) {
        const { meter, seen } = this.#parts;
        if (meter.sharp === null) {
            let sharp = 0;
            for (const looks of seen.values())
                if (this.#isSharp(looks))
                    sharp++;
            meter.sharp = sharp;
            return;
        }
        const looks = seen.of(newest.url);
        const before = looks.filter(({ seq }) => seq !== newest.seq);
        meter.sharp += Number(this.#isSharp(looks)) - Number(this.#isSharp(before));
    }
    /** By the same rule as the report: observed on both sides of t*. */
    #isSharp(looks) {
        const asOf = this.#parts.timePoint();
        return asOf !== null && provedIntervals(looks).some((observed) => closedContains(observed, asOf));
    }
}
