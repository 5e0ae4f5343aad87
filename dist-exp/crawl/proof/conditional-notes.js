// What report and certificate say of conditional revisits: how many there were, and how many were checked.
import { isCaptured } from "#model/index.js";
/** One sentence, when revisits could be conditional. */
export function conditionalNotes({ state, seen }) {
    const { settings } = state;
    if (settings.conditionalAbove === undefined)
        return [];
    let [asked, notModified, checked] = [0, 0, 0];
    for (const looks of seen.values())
        for (const [i, { outcome }] of looks.entries()) {
            const is304 = outcome.kind === "unchanged" && outcome.asked;
            if (is304 || (outcome.kind === "captured" && outcome.conditional))
                asked++;
            if (!is304)
                continue;
            notModified++;
            if (looks.slice(i + 1).some(isCaptured))
                checked++;
        }
    return [
        `pages above ${settings.conditionalAbove} bytes were revisited conditionally where their host's word could be taken: ` +
            `${asked} asked so, ${notModified} answered 304 (attested, not observed), ${checked} of these followed by a full answer`,
    ];
}
