import { type Command } from "commander";
import type { Experiment } from "#lab/index.js";
/** What the command line gives an experiment. */
export interface LabFlags {
    readonly seed: number;
    readonly runs?: number;
    readonly pages?: number;
    readonly strategies?: string;
    readonly history?: string;
    readonly rates?: "known" | "estimated";
    readonly slotSeconds?: number;
    readonly start?: number[];
    readonly windows?: number;
    readonly train?: number;
    readonly alpha?: number;
    readonly recall?: number;
    readonly closedLoop?: boolean;
    readonly budget?: number;
    readonly living?: boolean;
    readonly days?: number;
    readonly hosts?: number;
    readonly workers?: number;
}
/** Adds all options; only those that the experiment may use are shown by --help. */
export declare function addLabOptions(command: Command, experiment: Experiment): void;
/** The flags, unless one was given on which the tables asked for do not hang. */
export declare function usedLabFlags(command: Command, experiment: Experiment): LabFlags;
