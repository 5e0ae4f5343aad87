import { type RenderLimits } from "../limits.js";
import type { StopSwitch } from "./stop-switch.js";
/** What is known of a page while it is shown. */
export interface PageClock {
    /** A request of it is out. */
    isWaiting(): boolean;
    /** A limit was reached: what it asks for is not answered any more, and it may wait for that forever. */
    isOverLimit(): boolean;
    /** Processor time of the browser since some moment before; `null` where the system does not tell. */
    processorMs(): number | null;
    /** Which act or step it is at. */
    turn(): number;
}
/** Watches the time of one page until it is stopped. */
export declare function watchPageTime(limits: Pick<RenderLimits, "maxBusyMs" | "maxPageMs">, clock: PageClock, over: StopSwitch): {
    stop(): void;
};
