// The archive as readers see it: a page at a time, ready to be shown on the replay origin.
export {
  earlierVersions,
  nearestEntry,
  versionFromArchive,
  versionSeen,
  type PageVersion,
} from "./archived-version.js";
export {
  framedPath,
  parseReplayPath,
  replayPath,
  type ReplayRequest,
  type ReplayTarget,
} from "./replay-address.js";
export { findMemento, replay, type Replayed, type ReplayQuery } from "./replay.js";
export { chooseMoment, type ChosenMoment, type MomentEvidence } from "./coherent/choose-moment.js";
export type { Wish } from "./coherent/choose-instant.js";
