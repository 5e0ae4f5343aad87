import { Option } from "commander";
import type { Archive } from "#ports/index.js";
/** The option. */
export declare function forGroupOption(): Option;
/** The archive as the group sees it; whole where none is named. */
export declare function archiveFor(archive: Archive, group: string | undefined): Archive;
