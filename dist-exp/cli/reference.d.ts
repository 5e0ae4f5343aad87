import type { Command } from "commander";
/** docs/guide/command-line.md: every verb's help as it is printed, and the error codes. */
export declare function commandLineReference(program: Command): string;
