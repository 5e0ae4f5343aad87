import type { StartProcess } from "#jobs/index.js";
/** Starts jobs with the settings of the environment. */
export declare function startProgram(env: Readonly<Record<string, string | undefined>>): StartProcess;
