// What the server's own clock says: skewed, and stepped now and then.
import { instant } from "#model/index.js";
/** Turns true time into the server's time. */
export class ServerClock {
    #settings;
    #startAt;
    constructor(settings, startAt) {
        this.#settings = settings;
        this.#startAt = startAt;
    }
    /** What the server's clock showed at a true instant. */
    at(trueTime) {
        let shown = trueTime + this.#settings.skewMs;
        for (const step of this.#settings.steps) {
            if (trueTime >= this.#startAt + step.afterMs)
                shown += step.byMs;
        }
        return instant(shown);
    }
}
