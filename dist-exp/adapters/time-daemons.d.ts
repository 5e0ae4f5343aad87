import type { ClockKeeping } from "#ports/index.js";
/** Who keeps a clock, and how well. */
export type Keeper = Pick<ClockKeeping, "by" | "boundMs">;
/**
 * `chronyc -c tracking`, comma-separated: reference id, name, stratum, reference time, system time offset, last offset,
 * RMS offset, frequency, residual frequency, skew, root delay, root dispersion, update interval, leap status.
 */
export declare function chronyKeeping(said: string | null): Keeper | null;
/** `timedatectl timesync-status`: lines such as `Root distance: 9.7ms (max: 5s)`, `Offset: -1.1ms`, `Delay: 30ms`. */
export declare function timesyncKeeping(said: string | null, isSynchronised: boolean): Keeper | null;
/** `ntpq -c "rv 0 …"`, `name=value` pairs, times in milliseconds. */
export declare function ntpdKeeping(said: string | null): Keeper | null;
