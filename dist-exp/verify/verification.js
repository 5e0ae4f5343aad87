import { NO_ACCOUNT } from "./account.js";
import { fingerprintOf } from "./check/check-seal.js";
/** Checks the key against the one that must have signed, and says what is known of it. */
export function keyStanding(key, { expectedKey, archiveKey }, onOther) {
    if (expectedKey !== undefined) {
        if (key !== fingerprintOf(expectedKey))
            onOther();
        return "given";
    }
    return archiveKey !== undefined && key === fingerprintOf(archiveKey) ? "archive" : "unknown";
}
/** The end of a verification of something that cannot even be read. */
export function unreadable(lines) {
    return {
        ok: false,
        findings: lines.all,
        notes: [],
        attestations: [],
        key: null,
        keyIs: "unknown",
        ...NO_ACCOUNT,
        figures: null,
        denominator: { isChecked: false, why: "it cannot be read" },
    };
}
/** Where in the document an issue lies, as people write it. */
export function pathText({ path }) {
    return path
        .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
        .join("")
        .replace(/^\./, "");
}
