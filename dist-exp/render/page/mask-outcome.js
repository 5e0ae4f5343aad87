/** The outcome with every text of it masked; digests were made of masked texts, and pictures are looked at before. */
export function maskOutcome(outcome, secrets) {
    return secrets === null ? outcome : masked(outcome, secrets);
}
const DIGEST = /^sha-256:[0-9a-f]{64}$/;
function masked(value, secrets) {
    if (typeof value === "string")
        return DIGEST.test(value) ? value : secrets.maskedText(value);
    if (typeof value !== "object" || value === null || value instanceof Uint8Array)
        return value;
    if (Array.isArray(value))
        return value.map((one) => masked(one, secrets));
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one, secrets)]));
}
