/** Whether all that a rendering shows comes from pages that can be judged: nothing left open, and shown again alike. */
export function isSelfContained({ failure, open, isClosed }) {
    return failure === null && open.length === 0 && isClosed;
}
