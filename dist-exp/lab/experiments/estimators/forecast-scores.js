// How good a forecast was: log-loss, and calibration in ten classes of the forecast.
/** Forecasts are kept this far from 0 and 1, so that one surprise costs at most ln 1000. */
const CLIP = 0.001;
const CLASSES = 10;
/** Collects forecasts of "it will be unchanged" with what happened. */
export class ForecastScores {
    #count = new Float64Array(CLASSES);
    #sum = new Float64Array(CLASSES);
    #true = new Float64Array(CLASSES);
    #rounds = 0;
    #meanLoss = 0;
    #loss = 0;
    #inRound = 0;
    /** Takes in one forecast. */
    add(forecast, unchanged) {
        const chance = Math.min(1 - CLIP, Math.max(CLIP, forecast));
        this.#loss -= Math.log(unchanged ? chance : 1 - chance);
        this.#inRound++;
        const at = Math.min(CLASSES - 1, Math.floor(forecast * CLASSES));
        this.#count[at] += 1;
        this.#sum[at] += forecast;
        if (unchanged)
            this.#true[at] += 1;
    }
    /** Ends a round of forecasts made at one time; each round counts the same, however many pages it had. */
    endRound() {
        if (this.#inRound === 0)
            return;
        this.#meanLoss += this.#loss / this.#inRound;
        this.#rounds++;
        this.#loss = 0;
        this.#inRound = 0;
    }
    /** Mean over the rounds; NaN before the first. */
    get logLoss() {
        return this.#meanLoss / this.#rounds;
    }
    /** The classes that were used. */
    get calibration() {
        return Array.from({ length: CLASSES }, (_, i) => ({
            forecasts: this.#count[i],
            meanForecast: this.#count[i] === 0 ? Number.NaN : this.#sum[i] / this.#count[i],
            cameTrue: this.#count[i] === 0 ? Number.NaN : this.#true[i] / this.#count[i],
        })).filter((row) => row.forecasts > 0);
    }
}
