import type { PatientCalls } from "./patient-calls.js";
import type { RangeSource } from "./object-windows.js";
/** An object that is there, or was. */
export interface KnownObject {
    /** As callers know it. */
    readonly key: string;
    /** As the server does. */
    readonly object: string;
    readonly sizeBytes: number;
    /** `null` before anything was asked of it. */
    readonly etag: string | null;
}
/** Asks for ranges; an object that is gone, or another one by now, is an error. */
export declare function rangesOf(calls: PatientCalls, known: KnownObject): RangeSource;
