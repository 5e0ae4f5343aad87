import type { RecordRules } from "#record/index.js";
import { type ListenPlace } from "./listen-place.js";
/** The options as they are written. */
export interface RecordFlags {
    readonly upstream: string;
    readonly listen: string;
    readonly as: string;
    readonly site?: string;
    readonly host: string;
    readonly trustProxy: string;
    readonly tlsCert?: string;
    readonly tlsKey?: string;
    readonly publicCookies: string;
    readonly ignoreParams: string;
    readonly secretParams: string;
    readonly queries: boolean;
    readonly publicLanguage?: string;
    readonly maxAnswer: string;
    readonly queue: string;
    readonly maxPages: number;
    readonly metrics?: string;
    readonly json?: boolean;
}
/** The address of the server behind. @throws UsageError */
export declare function upstreamOf({ upstream }: RecordFlags): URL;
/** What may be recorded. @throws UsageError */
export declare function rulesOf(flags: RecordFlags, listen: ListenPlace): RecordRules;
/** A size in bytes. @throws UsageError */
export declare function sizeOf(option: string, text: string): number;
/** The certificate that visitors are shown; `null` without one. @throws UsageError */
export declare function tlsOf({ tlsCert, tlsKey, }: RecordFlags): {
    readonly cert: string;
    readonly key: string;
} | null;
/** Where to listen, and whom to believe. @throws UsageError */
export declare function placesOf({ listen, metrics, trustProxy }: RecordFlags): {
    listen: ListenPlace;
    metrics: ListenPlace | null;
    trusted: import("net").BlockList;
};
