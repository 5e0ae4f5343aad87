import type { ManagementStore } from "#ports/index.js";
/** Opens them; any number of processes may, also while a capture writes to the archive. */
export declare function openManagement(dir: string): ManagementStore;
