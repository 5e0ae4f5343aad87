import type { Behaviour } from "./wire-server.js";
/** Each with the first look at its host's page, or the page's verdict when there is none. */
export declare const ROBOTS_FILES: Readonly<Record<string, {
    readonly robots: Behaviour;
    readonly outcome: string;
}>>;
