/** A stretch of hours of the week; may run over Sunday night. */
export interface QuietHours {
    /** Hour of the week, 0 is Monday 0:00 UTC. */
    readonly startHour: number;
    readonly hours: number;
    /** Expected changes in it over those in an average stretch as long. */
    readonly ratio: number;
}
/** The quietest stretch of the given length in an hour-of-week pattern; the earliest of equals. */
export declare function quietHours(pattern: ArrayLike<number>, hours: number): QuietHours;
/** The next instant at or after `fromMs` at which the stretch begins, or `fromMs` itself when it lies inside. */
export declare function nextQuietTime(quiet: QuietHours, fromMs: number): number;
