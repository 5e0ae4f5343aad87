export { askedBefore, type AskedBefore } from "./again.js";
export { checkJobInput, jobInput, JOB_KINDS, OPEN_SETTINGS, type CheckedInput, type InputProblem, type JobKind, } from "./job-input.js";
export { JobRunner, type RunnerOptions } from "./job-runner.js";
export type { JobProcess, ProcessEnd, StartProcess } from "./job-process.js";
