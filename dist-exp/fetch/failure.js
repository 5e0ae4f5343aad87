// Network causes as stable codes with one-line messages.
/** Makes a failure whose message is one short line, whatever it was built from. */
export function failure(code, message) {
    return { kind: "failed", code, message: oneLine(message) };
}
/** A failure on the way through a proxy, which no server has a part in. */
export function proxyFailure({ address }, why, proxyFault) {
    return { ...failure("proxy", `the proxy ${address}: ${why}`), proxyFault };
}
const NO_ROUTE = ["unreachable", "there is no route to the host"];
const CONNECT_FAILURES = {
    ECONNREFUSED: ["connect-refused", "the host refused the connection"],
    ECONNRESET: ["reset", "the connection was reset while it was being made"],
    ETIMEDOUT: ["connect-timeout", "the host did not answer the connection in time"],
    EHOSTUNREACH: NO_ROUTE,
    ENETUNREACH: NO_ROUTE,
};
/** What a socket error before the connection stood means. */
export function connectFailure(error) {
    const [code, message] = CONNECT_FAILURES[error.code ?? ""] ?? ["connect-failed", describe(error)];
    return failure(code, message);
}
/** What a socket error after the request was sent means. */
export function exchangeFailure(error) {
    if (error.code === "ECONNRESET" || error.code === "EPIPE") {
        return failure("reset", "the server reset the connection before it answered");
    }
    return failure("reset", describe(error));
}
/** An error's code and text in one line. */
export function describe(error) {
    return oneLine([error.code, error.message].filter(Boolean).join(": ") || "unknown error");
}
function oneLine(text) {
    // eslint-disable-next-line no-control-regex -- exactly these may not reach a terminal or a log line
    return text.replace(/[\x00-\x1f\x7f-\x9f]+/g, " ").slice(0, 200);
}
