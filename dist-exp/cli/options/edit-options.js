// Values that may be changed while a capture runs, as written on the command line.
import { InvalidArgumentError } from "commander";
import { parseDurationMs } from "#config/index.js";
/** A duration in milliseconds. */
export function durationOption(text) {
    const delayMs = parseDurationMs(text);
    if (delayMs !== null)
        return delayMs;
    throw new InvalidArgumentError("expected a duration like 250ms, 1s or 2m");
}
/** One more regular expression. */
export function patternOption(text, before = []) {
    try {
        new RegExp(text, "u");
    }
    catch {
        throw new InvalidArgumentError("expected a regular expression");
    }
    return [...before, text];
}
