// Questions to an archive after its captures: what became of a page, what is proved, how good it is and how it grows.
export { whyOf } from "./why.js";
export { runningCapture } from "./unfinished-captures.js";
export { measureCapture, measureSite } from "./measure.js";
export { evidenceReader, sightingsByPage } from "./past-evidence.js";
export { compareTold } from "./compare-told.js";
export { captureOfPage, capturesOfSite, siteNamed } from "./site-captures.js";
export { siteSeries } from "./site-series.js";
export { mineInputOfArchive } from "./site-knowledge.js";
export { reportImports } from "./import-report.js";
export { completeStanding } from "./complete-standing.js";
export { keepReplayCheck, keptReplayCheck, REPLAY_CHECK_FILE, } from "./kept-replay-check.js";
export { nearPages } from "./near-pages.js";
export { sketchVersions } from "./sketch-versions.js";
export { indexTexts, indexTextsSafely } from "./index-texts.js";
