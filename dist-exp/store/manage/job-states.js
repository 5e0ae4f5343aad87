/** Said of a job that was begun too often without an end. */
export const TOO_OFTEN = "its process ended too often before it was done; the last lines that it said are below";
/** Whether something is still to come of a job. */
export function isOpen({ state }) {
    return state === "waiting" || state === "running";
}
/** A job that nobody has begun. */
export function newJob(id, { captureId = null, ...asked }) {
    return {
        id,
        ...asked,
        state: "waiting",
        attempts: 0,
        startedAt: null,
        endedAt: null,
        captureId,
        cancelAsked: false,
        why: null,
        result: null,
        log: [],
    };
}
