import { RobotsRuleIndex, type RobotsRule } from "./robots-rule-index.js";
/** Rules for a set of user agents. */
export interface RobotsGroup {
    /** Product tokens in lower case. */
    readonly agents: readonly string[];
    readonly rules: readonly RobotsRule[];
    readonly crawlDelaySeconds: number | null;
}
/** What a site wants of robots: everything, nothing, or what its groups say. */
export type Robots = {
    readonly kind: "rules";
    readonly groups: readonly RobotsGroup[];
    readonly sitemaps: readonly string[];
} | {
    readonly kind: "allow-all";
} | {
    readonly kind: "disallow-all";
};
/** The name by which robots.txt speaks to us. */
export declare const PRODUCT_TOKEN = "isochron";
/** What the outcome of fetching robots.txt means; `status` is `null` when no answer came (section 2.3.1). */
export declare function robotsOf(status: number | null, body: Uint8Array): Robots;
/** Parses a robots.txt; whatever is not understood is passed over. */
export declare function parseRobots(bytes: Uint8Array): Robots;
/** Whether a robot of this product token may fetch the path (with its query). */
export declare function isAllowed(robots: Robots, userAgentToken: string, path: string): boolean;
/** The rules that speak to a robot, ready to be asked about many paths. */
export declare function ruleIndexOf(groups: readonly RobotsGroup[], userAgentToken: string): RobotsRuleIndex;
/** The pause between requests that the site asks for; no part of RFC 9309, but honoured by polite robots. */
export declare function crawlDelaySeconds(robots: Robots, userAgentToken: string): number | null;
/** The same as it is obeyed: no shorter, and never longer than a minute. */
export declare function crawlDelayMs(robots: Robots): number | null;
