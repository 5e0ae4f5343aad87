import type { Instant } from "#model/index.js";
import type { Shown, SiteRequest } from "./wire.js";
/** One request as the server saw it; `null` while it is not so far. */
export interface LoggedRequest {
    readonly path: string;
    readonly host: string;
    readonly isConditional: boolean;
    readonly arrivedAt: Instant;
    /** Requests being answered when it arrived, itself included. */
    readonly inFlight: number;
    chosenAt: Instant | null;
    finishedAt: Instant | null;
    status: number | null;
    /** What its answer showed of a page; `null` for every other answer. */
    shown: Shown | null;
    /** Whether the answer was sent to its end. */
    isWhole: boolean;
}
/** The requests in order of arrival. */
export declare class RequestLog {
    #private;
    readonly requests: LoggedRequest[];
    /** All requests, kept or not. */
    get total(): number;
    get maxInFlight(): number;
    begin({ target, headers }: SiteRequest, arrivedAt: Instant): LoggedRequest;
    end(request: LoggedRequest, at: Instant, isWhole: boolean): void;
    /** Pauses from the end of all earlier answers to each next arrival; negative where answers overlapped. */
    pausesMs(): number[];
}
