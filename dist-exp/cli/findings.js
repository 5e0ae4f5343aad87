// How a verb says "I looked, and something is wrong": it has printed what, and the exit code is 1.
/** Thrown by a checking verb after it has printed its findings. */
export class FindingsReported extends Error {
    name = "FindingsReported";
}
