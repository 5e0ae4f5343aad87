// Questions to an archive after its captures: what became of a page, what is proved, how good it is and how it grows.
export { whyOf, type Why } from "./why.js";
export { runningCapture } from "./unfinished-captures.js";
export { measureCapture, measureSite } from "./measure.js";
export { evidenceReader, sightingsByPage } from "./past-evidence.js";
export { compareTold } from "./compare-told.js";
export { captureOfPage, capturesOfSite, siteNamed } from "./site-captures.js";
export { siteSeries } from "./site-series.js";
export type { ImportanceChoice } from "./page-importance.js";
export { mineInputOfArchive } from "./site-knowledge.js";
export { reportImports } from "./import-report.js";
export { completeStanding } from "./complete-standing.js";
export {
  keepReplayCheck,
  keptReplayCheck,
  REPLAY_CHECK_FILE,
  type KeptReplayCheck,
} from "./kept-replay-check.js";
export { nearPages, type NearPage } from "./near-pages.js";
export { sketchVersions } from "./sketch-versions.js";
export { indexTexts, indexTextsSafely, type IndexedTexts } from "./index-texts.js";
