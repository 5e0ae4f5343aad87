// One capture from seeds to certificate; pipeline.ts is the page to read first.
export { cancelCapture, captureSite, patchCapture, resumeCapture } from "./pipeline.js";
export type { CaptureOutcome } from "./proof/conclude.js";
export { endRefresh, openRefresh } from "./refresh/open-refresh.js";
export type {
  LookFinding,
  LookLimits,
  LookOutcomes,
  LookWish,
  PageLooked,
  Refreshing,
  RefreshEnd,
  RefreshRequest,
} from "./refresh/refreshing.js";
export { looksOfCapture } from "./refresh/looks-of-capture.js";
export { enterCapture } from "./run/enter-capture.js";
export { beginCapture, findUnfinished, type CaptureRequest, type WhichCapture } from "./run/start.js";
export { makeWorld, type Progress, type Watcher, type World, type WorldPorts } from "./world.js";
export type { ProgressFigures } from "./run/progress-meter.js";
export { editWords } from "./run/run-control.js";
export { asksAhead } from "./passes/one-pass.js";
export { strategyNamed } from "./run/strategy.js";
export { quietStart } from "./run/quiet-start.js";
export { sealAgain } from "./proof/seal.js";
export { askerIn, discard, type Answered, type Asker, type AskingWorld } from "./ask/asker.js";
export { follow, MAX_REDIRECTS, type Landing } from "./ask/follow.js";
export { NothingLeft } from "./ask/nothing-left.js";
export { askForList, type ListAnswer, type ListQuestion, type ListWay } from "./ask/ask-for-list.js";
export { RobotsRules, type RobotsAnswer } from "./ask/robots-rules.js";
export { maskedPage } from "./rendering/masked-message.js";
export { sessionDocument } from "./rendering/private-session.js";
