import type { ClockKeeping } from "#ports/index.js";
/** Asks a program of a time daemon; `null` when it is not there, fails, or takes too long. */
export type AskDaemon = (program: string, args: readonly string[]) => string | null;
/** How this machine's clock is kept now. */
export declare function clockKeeping(ask?: AskDaemon): ClockKeeping;
