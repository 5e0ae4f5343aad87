// Files of steps and of secrets: read and found right before anything is asked for.
import { UsageError } from "#errors.js";
import { parseSteps, readSecrets, secretNames } from "#formats/index.js";
import { requireBrowser } from "./browser.js";
import { readAtMost, readOwn } from "./small-file.js";
/** It stands in the head of every WARC file. */
const LARGEST_BYTES = 100_000;
/** Reads them; a capture that goes on has its steps already. @throws UsageError @throws IsochronError without a browser */
export async function stepsGiven(settings, io, begunWith) {
    const steps = begunWith ?? (settings.steps === null ? [] : await readSteps(settings.steps));
    if (steps.length > 0 && settings.browser === "never")
        throw new UsageError("USAGE", "--steps are done in a browser: leave out --browser never");
    const names = secretNames(steps);
    if (settings.secrets !== null && names.length === 0)
        throw new UsageError("USAGE", "--secrets: no step names a secret; give --steps with one, or leave it out");
    const secrets = names.length > 0 && readSecrets(names, { environment: io.env, ...(await secretsFile(settings)) });
    if (steps.length > 0)
        await requireBrowser(settings.browserPath, "--steps are done in a browser");
    return { steps, ...(secrets && { secrets }) };
}
async function secretsFile({ secrets: path }) {
    if (path === null)
        return {};
    const bytes = Buffer.from(await readOwn(path, `--secrets ${JSON.stringify(path)}`), "latin1");
    return { file: { path, text: bytes.toString("utf8") } };
}
async function readSteps(file) {
    return parseSteps(await readAtMost(file, `--steps ${JSON.stringify(file)}`, LARGEST_BYTES), file);
}
