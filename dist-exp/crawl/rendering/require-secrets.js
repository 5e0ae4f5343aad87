// A capture whose steps fill in secrets cannot go on without them: they are in no archive.
import { secretNames, SECRET_PREFIX } from "#formats/index.js";
import { UsageError } from "#errors.js";
import { browserOf } from "#model/index.js";
/** Refuses a run whose steps need secrets that nobody has told. @throws UsageError */
export function requireSecrets(settings, { secrets }) {
    const missing = secretNames(browserOf(settings).steps).find((name) => (secrets?.valueOf(name) ?? null) === null);
    if (missing === undefined)
        return;
    const words = `its steps fill it in; set ${SECRET_PREFIX}${missing}, or give --secrets`;
    throw new UsageError("BAD_INPUT", `secret ${missing}: nobody tells it, and ${words} (secrets are not kept in the archive)`);
}
