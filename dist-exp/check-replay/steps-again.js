// The steps of a capture as replay is driven through them: all that need nothing but the page. Secrets are never filled
// in, not even a word in place of one: what they opened is not in replay, and a stand-in would only fail to open it.
import { secretNames, standInSecrets, stepsFor } from "#formats/index.js";
import { browserOf } from "#model/index.js";
/** The steps with which a document was captured; `null` where it was shown without. */
export async function stepsOfDocument(document, url, known) {
    const capture = known.captures.find(({ id }) => id === document.captureId);
    const site = capture && stepsFor(browserOf(capture.settings).steps, url);
    if (!capture || !site || site.steps.length === 0)
        return null;
    const shown = await known.renderings.ofDocument(capture.id, url);
    return shown?.steps === undefined ? null : withoutSecrets(site.steps);
}
/** Up to the first step that needs a secret: what follows hangs on it. */
export function withoutSecrets(steps) {
    const first = steps.findIndex((step) => secretNames([{ steps: [step] }]).length > 0);
    const taken = first === -1 ? steps.length : first;
    const toTake = taken === 0 ? null : { steps: steps.slice(0, taken), secrets: standInSecrets([]) };
    const rest = taken + 1 === steps.length ? `step ${taken + 1}` : `steps ${taken + 1} to ${steps.length}`;
    const notRepeated = first === -1 ? null : `${rest} not repeated: needs a secret`;
    return { toTake, taken, of: steps.length, notRepeated };
}
/** Steps that came out otherwise in replay, in sentences. */
export function stepDifferences(stored, replayed) {
    const [these, those] = [recordsOf(stored), recordsOf(replayed)];
    const first = these.findIndex(({ end, place }, at) => end !== those[at]?.end || place !== those[at].place);
    if (first === -1)
        return these.length < those.length
            ? [`step ${those[these.length].place} was taken in replay alone`]
            : [];
    const { place, step, end } = these[first];
    return [
        `step ${place} (${step}): ${end} from the stored bytes, ${those[first]?.end ?? "not taken"} in replay`,
    ];
}
/** The first step that cannot be taken from the stored bytes either, in words; `null` where all were. */
export function stepNotTaken(stored) {
    const failed = recordsOf(stored).find(({ end }) => end !== "done" && end !== "passed-over");
    return failed ? `step ${failed.place} (${failed.step}) ended both ways as ${failed.end}` : null;
}
function recordsOf(outcome) {
    return outcome.kind === "rendered" ? outcome.rendering.steps : outcome.steps;
}
