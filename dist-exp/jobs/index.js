// Work that people ask for from a browser: what may be asked, and the processes that do it.
export { askedBefore } from "./again.js";
export { checkJobInput, jobInput, JOB_KINDS, OPEN_SETTINGS, } from "./job-input.js";
export { JobRunner } from "./job-runner.js";
