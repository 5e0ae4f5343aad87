/** Whether the capture can still go on. */
export function isUnfinished({ phase }) {
    return phase === "visiting" || phase === "revisiting";
}
/** Whether it is made of other tools' records. */
export function isImport({ settings }) {
    return settings.imported === true;
}
/** Whether it holds a watch's looks of a day, and speaks of no moment. */
export function isRefresh({ settings }) {
    return settings.refresh === true;
}
/** Whether it holds what the owner or a recorder tells, and no answer to a request of ours. */
export function isTestimony({ settings }) {
    return settings.testimony !== undefined;
}
/** Whether it is of its site as of one moment: no patch of another capture, no looks of a watch, no testimony. */
export function isOfMoment(capture) {
    return capture.settings.patchOf === undefined && !isRefresh(capture) && !isTestimony(capture);
}
/** The capture that a capture patches, if it is a patch. */
export function patchedBy({ settings }) {
    return settings.patchOf ?? null;
}
