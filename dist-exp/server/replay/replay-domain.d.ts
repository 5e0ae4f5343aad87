import type { ReplayDomain } from "./site-origins.js";
/** What the setting means. @throws UsageError when it is no domain */
export declare function parseReplayDomain(setting: string): {
    domain: ReplayDomain | null;
    isSplit: boolean;
};
