import { type Robots } from "#frontier/index.js";
import { type PageUrl } from "#model/index.js";
import type { Answered, Asker } from "./asker.js";
/** Why a page may not be asked for; a host that cannot be asked for its rules is down, not unwilling. */
export interface RobotsRefusal {
    readonly state: "refused" | "failed";
    readonly reason: string;
}
/** What a host's robots.txt says, or why nobody knows. */
export type RobotsAnswer = {
    readonly kind: "rules";
    readonly robots: Robots;
    /** Why the host's address may not be asked at all, when it is so. */
    readonly refused?: string;
} | {
    readonly kind: "down";
    readonly reason: string;
    /** Whether the server said anything. */
    readonly answered: boolean;
};
/** What becomes of an answer once it was read. */
type Keep = (url: PageUrl, answered: Answered) => Promise<void>;
/** Asks each host's robots.txt before its first page. */
export declare class RobotsRules {
    #private;
    constructor(asker: Asker, keep: Keep);
    /** The rules of the page's host; when this resolves, its pace is known too. */
    of(url: PageUrl): Promise<RobotsAnswer>;
    /** `null` when the host lets us ask for the page. */
    refusalOf(url: PageUrl): Promise<RobotsRefusal | null>;
    /** The sitemaps that the page's host names. */
    sitemapsOf(url: PageUrl): Promise<readonly string[]>;
}
export {};
