// A capture asked for once more: what it was asked for with, as far as a browser may ask for it.
import { z } from "zod";
import { OPEN_SETTINGS } from "./job-input.js";
const MOST_SEEDS = 50;
const MOST_BYTES = 1_000_000;
const kept = z.object({ options: z.record(z.string(), z.unknown()) });
const value = z.union([z.string(), z.array(z.string()).max(100)]);
/** What a capture was asked for with; `null` when there is none, or it has more seeds than a form holds. */
export async function askedBefore(archive, captureId) {
    const capture = await archive.catalog.captures.get(captureId);
    if (capture === null || capture.seeds.length > MOST_SEEDS)
        return null;
    const bytes = await archive.results.getBeside(captureId, "asked.json");
    const options = bytes === null || bytes.length > MOST_BYTES ? {} : optionsIn(bytes);
    return { urls: [...capture.seeds], options };
}
function optionsIn(bytes) {
    try {
        const { options } = kept.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
        const open = OPEN_SETTINGS.flatMap((name) => {
            const parsed = value.safeParse(options[name]);
            return parsed.success && parsed.data.length > 0 ? [[name, parsed.data]] : [];
        });
        return Object.fromEntries(open);
    }
    catch {
        return {};
    }
}
