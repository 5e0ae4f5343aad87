import type { KeptSettings } from "#model/index.js";
/** What is told, in this order. */
export declare function settingsWords(settings: KeptSettings): [name: string, value: string][];
