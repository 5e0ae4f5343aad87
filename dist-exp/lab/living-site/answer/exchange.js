// One exchange on a clock, the same for sockets and simulation: wait, choose, wait, send piece by piece.
import { instant } from "#model/index.js";
/** Answers one request; resolves when the last byte was handed over. */
export async function runExchange(options) {
    const { site, clock, send, signal } = options;
    const arrivedAt = clock.now();
    const exchange = site.receive(options.request, arrivedAt);
    let isWhole = false;
    try {
        await clock.sleepUntil(after(arrivedAt, exchange.beforeChoiceMs), signal);
        const chosenAt = clock.now();
        const response = exchange.choose(chosenAt);
        await clock.sleepUntil(after(chosenAt, exchange.afterChoiceMs), signal);
        await send(response.head);
        const startedAt = clock.now();
        for (const [i, piece] of response.pieces.entries()) {
            const share = (i + 1) / response.pieces.length;
            await clock.sleepUntil(after(startedAt, exchange.bodyMs * share), signal);
            await send(piece);
        }
        isWhole = response.ending !== "cut";
        return response.ending;
    }
    finally {
        exchange.finish(clock.now(), isWhole);
    }
}
function after(at, ms) {
    return instant(at + Math.round(ms));
}
