// Three ready sites: `plain` for simple tests, `demo` for people, `everything` for the rules of evidence.
import { UsageError } from "#errors.js";
import { integer, stream } from "./generate/chance.js";
import { scaleRates } from "./generate/rates.js";
const PER_DAY = { everyTenSeconds: 8640, everyMinute: 1440, everyHour: 24, daily: 1 };
/** Honest, quick and quiet: only content changes, by independent Poisson processes. */
function plain() {
    return {
        changes: {
            rates: { kind: "log-uniform", minPerDay: PER_DAY.everyHour, maxPerDay: PER_DAY.everyMinute },
            staticDocumentShare: 0.3,
            staticRequisiteShare: 0.9,
            dayPattern: null,
            bulk: null,
            revertShare: 0,
            revertAfterMs: 0,
        },
        fates: {
            bornShare: 0,
            dyingShare: 0,
            withinMs: 60_000,
            returnShare: 0,
            noisyShare: 0,
            redirectShare: 0,
            statusOnlyShare: 0,
            disallowedShare: 0,
        },
        habits: {
            validators: { honest: 1 },
            coding: { identity: 1 },
            framing: { "content-length": 1 },
            noise: { token: 1 },
            rollbackKeepsTime: false,
            caches: { share: 0, nodes: 1, ttlMs: 0, hiddenAgeShare: 0 },
            latency: { beforeChoice: [2, 4], afterChoice: [2, 4], body: [0, 0] },
            clock: { skewMs: 0, steps: [] },
            faults: { unavailable: 0, cut: 0 },
        },
    };
}
/** Small and believable: a few pages change, vary, appear or vanish during a capture of half a minute. */
function demo() {
    const base = plain();
    return {
        changes: {
            ...base.changes,
            rates: { kind: "log-uniform", minPerDay: PER_DAY.everyHour, maxPerDay: PER_DAY.everyTenSeconds / 2 },
            staticDocumentShare: 0.65,
            staticRequisiteShare: 0.95,
            bulk: { perDay: PER_DAY.everyMinute, share: 0.03 },
            revertShare: 0.1,
            revertAfterMs: 5_000,
        },
        fates: {
            bornShare: 0.014,
            dyingShare: 0.014,
            withinMs: 60_000,
            returnShare: 0,
            noisyShare: 0.02,
            redirectShare: 0.02,
            statusOnlyShare: 0,
            disallowedShare: 0.007,
        },
        habits: {
            ...base.habits,
            validators: { honest: 5, missing: 2, weak: 1, "mtime-size": 2 },
            coding: { identity: 2, gzip: 2, regzip: 1 },
            framing: { "content-length": 3, chunked: 1 },
            latency: { beforeChoice: [2, 8], afterChoice: [2, 4], body: [0, 6] },
        },
    };
}
/** Every habit, fate and lie at once, with skew and steps of the server's clock drawn from the seed. */
function everything(seed) {
    const base = plain();
    const random = stream(seed, "everything");
    return {
        changes: {
            rates: { kind: "log-uniform", minPerDay: PER_DAY.everyHour, maxPerDay: PER_DAY.everyTenSeconds },
            staticDocumentShare: 0.3,
            staticRequisiteShare: 0.7,
            dayPattern: { dayMs: 240_000, officeShare: 0.85 },
            bulk: { perDay: PER_DAY.everyMinute * 2, share: 0.2 },
            revertShare: 0.3,
            revertAfterMs: 3_000,
        },
        fates: {
            bornShare: 0.04,
            dyingShare: 0.04,
            withinMs: 120_000,
            returnShare: 0.4,
            noisyShare: 0.05,
            redirectShare: 0.06,
            statusOnlyShare: 0.04,
            disallowedShare: 0.02,
        },
        habits: {
            ...base.habits,
            validators: {
                honest: 4,
                missing: 2,
                weak: 2,
                "mtime-size": 2,
                "date-as-modified": 1,
                frozen: 1,
                "old-file-times": 2,
            },
            coding: { identity: 2, gzip: 2, regzip: 2 },
            framing: { "content-length": 2, chunked: 2, close: 1 },
            noise: { token: 1, rotation: 1 },
            rollbackKeepsTime: true,
            caches: { share: 0.15, nodes: 3, ttlMs: 20_000, hiddenAgeShare: 0.3 },
            latency: { beforeChoice: [2, 120], afterChoice: [2, 80], body: [0, 60] },
            clock: {
                skewMs: integer(random, -4_000, 4_000),
                steps: [
                    { afterMs: integer(random, 10_000, 60_000), byMs: integer(random, 500, 3_000) },
                    { afterMs: integer(random, 60_000, 120_000), byMs: integer(random, -3_000, -500) },
                ],
            },
            faults: { unavailable: 0.01, cut: 0.01 },
        },
    };
}
/** The preset's settings with the caller's changes put over them, group by group, lived at the given speed. */
export function resolveSettings(preset, seed, { changes, fates, habits, speed = 1 }) {
    if (!(speed > 0 && speed <= 1e6))
        throw new UsageError("USAGE", `not a speed: ${speed}`);
    const base = { plain, demo, everything }[preset](seed);
    return {
        changes: faster({ ...base.changes, ...changes }, speed),
        fates: { ...base.fates, ...fates, withinMs: (fates?.withinMs ?? base.fates.withinMs) / speed },
        habits: { ...base.habits, ...habits },
    };
}
// The processes run faster while the clock stays true, so that a crawler's times and the truth's compare.
function faster(changes, speed) {
    const { dayPattern, bulk } = changes;
    return {
        ...changes,
        rates: scaleRates(changes.rates, speed),
        dayPattern: dayPattern && { ...dayPattern, dayMs: dayPattern.dayMs / speed },
        bulk: bulk && { ...bulk, perDay: bulk.perDay * speed },
        revertAfterMs: changes.revertAfterMs / speed,
    };
}
