// One capture from seeds to certificate; pipeline.ts is the page to read first.
export { cancelCapture, captureSite, patchCapture, resumeCapture } from "./pipeline.js";
export { endRefresh, openRefresh } from "./refresh/open-refresh.js";
export { looksOfCapture } from "./refresh/looks-of-capture.js";
export { enterCapture } from "./run/enter-capture.js";
export { beginCapture, findUnfinished } from "./run/start.js";
export { makeWorld } from "./world.js";
export { editWords } from "./run/run-control.js";
export { asksAhead } from "./passes/one-pass.js";
export { strategyNamed } from "./run/strategy.js";
export { quietStart } from "./run/quiet-start.js";
export { sealAgain } from "./proof/seal.js";
export { askerIn, discard } from "./ask/asker.js";
export { follow, MAX_REDIRECTS } from "./ask/follow.js";
export { NothingLeft } from "./ask/nothing-left.js";
export { askForList } from "./ask/ask-for-list.js";
export { RobotsRules } from "./ask/robots-rules.js";
export { maskedPage } from "./rendering/masked-message.js";
export { sessionDocument } from "./rendering/private-session.js";
