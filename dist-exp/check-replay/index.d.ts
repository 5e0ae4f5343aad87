export { checkReplay, type CheckedPair, type RunningCheck } from "./check-capture.js";
