// Axes with round figures: which values to mark, and where they lie in the picture.
/** A linear axis over at least the given values, from coordinate `start` to `end`, with about five marks. */
export function valueAxis(values, start, end) {
    const finite = values.filter(Number.isFinite);
    const low = finite.reduce((least, value) => Math.min(least, value), finite[0] ?? 0);
    const high = finite.reduce((most, value) => Math.max(most, value), finite[0] ?? 1);
    const step = roundStep((high - low || Math.abs(high) || 1) / 5);
    const from = Math.floor(low / step + 1e-9) * step;
    const to = Math.max(from + step, Math.ceil(high / step - 1e-9) * step);
    const marks = Math.round((to - from) / step);
    const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    return {
        ticks: Array.from({ length: marks + 1 }, (_, k) => from + k * step),
        at: (value) => start + ((value - from) / (to - from)) * (end - start),
        label: (value) => value.toFixed(Math.min(decimals, 12)),
    };
}
/** 1, 2 or 5 times a power of ten, at least the raw step. */
function roundStep(raw) {
    const power = 10 ** Math.floor(Math.log10(raw));
    const times = [1, 2, 5, 10].find((factor) => factor * power >= raw * (1 - 1e-9)) ?? 10;
    return times * power;
}
