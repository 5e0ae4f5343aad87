import { type Instant } from "#model/index.js";
import type { HabitSettings } from "../settings.js";
/** Turns true time into the server's time. */
export declare class ServerClock {
    #private;
    constructor(settings: HabitSettings["clock"], startAt: Instant);
    /** What the server's clock showed at a true instant. */
    at(trueTime: Instant): Instant;
}
