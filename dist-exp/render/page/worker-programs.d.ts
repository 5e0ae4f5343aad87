import type { PausedRequest, TargetInfo } from "../cdp/protocol.js";
/** Kinds of workers, in the words of Fetch Metadata (Sec-Fetch-Dest). */
export type WorkerKind = "worker" | "sharedworker" | "serviceworker";
/** Knows the workers of one page; they are as many as a page may have. */
export declare class WorkerPrograms {
    #private;
    /** A worker is there; shared ones and service workers are told of before their program is asked for. */
    add({ targetId, type, url }: TargetInfo): void;
    /** Of which kind the worker is that the request is for; `null` where it is for none, or nobody can tell. */
    kindOf({ resourceType, networkId, frameId, request }: PausedRequest): WorkerKind | null;
}
