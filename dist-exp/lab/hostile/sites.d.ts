import { type Hostility } from "./wire-words.js";
import type { Behaviour } from "./wire-server.js";
/** Behaviours that matter to a capture beyond one fetch; each outcome is that of the first look. */
export declare const SITES: Record<string, Hostility & {
    readonly tls?: string;
    readonly outcome: string | RegExp;
}>;
/** robots.txt gone wrong: what becomes of the pages behind it. */
export declare const ROBOTS: Record<string, {
    readonly robots: Behaviour;
    readonly outcome: string;
}>;
