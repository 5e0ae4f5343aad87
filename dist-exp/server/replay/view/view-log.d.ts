import type { ReplayRequest, ReplayTarget } from "#access/index.js";
import type { Instant } from "#model/index.js";
/** One view. */
export interface LoggedView {
    readonly target: ReplayTarget & {
        readonly wished: Instant | null;
    };
    readonly isOutlined: boolean;
    /** Each once, in the order in which they were asked for. */
    readonly asked: ReadonlyMap<string, ReplayTarget>;
    /** Whether there was more than is kept. */
    readonly isCut: boolean;
}
/** The views of a running server. */
export declare class ViewLog {
    #private;
    /** Begins a view and names it. */
    begin({ url, at, wished, isOutlined }: Omit<ReplayRequest, "isFramed">): string;
    /** Notes that something was asked for; a name that is not known, any more or at all, is passed over. */
    note(name: string | null, { url, at }: ReplayTarget): void;
    /** From when the clock of a view's document starts; `null` as long as none was shown, or where it is not kept. */
    clockOf(name: string | null): Instant | null;
    /** Starts it, once. */
    startClock(name: string | null, clock: Instant): void;
    /** A view by its name; `null` when it is not kept. */
    of(name: string): LoggedView | null;
}
