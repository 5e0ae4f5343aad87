// Where a capture's own records are found: each kind has its target URI.
/** The kinds of records that a capture writes about itself (docs/records.md). */
export const RUN_RECORD_KINDS = [
    "frontier",
    "refusals",
    "states",
    "requisites",
    "rendering",
    "change",
    "plan",
    "resume",
    "control",
];
/** The target URI of a capture's records of one kind. */
export function runRecordTarget(captureId, kind) {
    return `${prefixOf(captureId)}${kind}`;
}
/** The last word of a target among the capture's own, also of kinds unknown here; `null` for all other targets. */
export function runRecordKind(captureId, target) {
    const prefix = prefixOf(captureId);
    return target?.startsWith(prefix) ? target.slice(prefix.length) : null;
}
function prefixOf(captureId) {
    return `urn:isochron:capture:${captureId}:`;
}
