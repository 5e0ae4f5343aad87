// The archive as readers see it: a page at a time, ready to be shown on the replay origin.
export {
  earlierVersions,
  nearestEntry,
  versionFromArchive,
  versionSeen,
  type PageVersion,
} from "./archived-version.js";
export { parseReplayPath, replayPath, type ReplayTarget } from "./replay-address.js";
export { replay, type Replayed } from "./replay.js";
