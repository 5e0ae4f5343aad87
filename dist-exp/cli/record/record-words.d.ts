import type { RecorderStatus } from "#record/index.js";
/** One line on how it goes. */
export declare function statusLine(now: RecorderStatus, before: RecorderStatus, seconds: number): string;
/** One event as a line of JSON. */
export declare function eventLine(event: string, facts: object): string;
/** Figures in the Prometheus text format (version 0.0.4). */
export declare function metricsText({ requests, unreachable, recorded, dropped, passedOver, livePages, queued, writer, }: RecorderStatus): string;
