import type { StandingStore } from "#ports/index.js";
/** The shares of one catalog; refuses captures that it does not know. */
export declare function memoryStanding(siteOf: (captureId: string) => string): StandingStore;
