// The protocol's error conditions (OAI-PMH 2.0 section 3.6).
/** A fault. */
export function fault(code, message) {
    return { fault: { code, message } };
}
/** Whether a step came to nothing. */
export function isFault(value) {
    return "fault" in value;
}
