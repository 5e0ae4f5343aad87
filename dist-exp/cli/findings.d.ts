/** Thrown by a checking verb after it has printed its findings. */
export declare class FindingsReported extends Error {
    readonly name = "FindingsReported";
}
