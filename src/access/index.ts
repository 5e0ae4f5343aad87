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
export {
  linksOf,
  mementoAddress as mementoPath,
  TIMEMAP_FORMS,
  type Chosen,
  type MementoPlace,
  type TimeMapForm,
} from "./memento/memento-links.js";
export { askTimeGate, type GateAnswer } from "./memento/timegate.js";
export { readTimeMap, type TimeMapPage } from "./memento/timemap.js";
export { writeTimeMap } from "./memento/timemap-forms.js";
export { answerCdxRequest } from "./cdx/answer.js";
export type { Dialect } from "./cdx/fields.js";
export { countPages } from "./cdx/pages.js";
export { parseCdxRequest } from "./cdx/request.js";
export { cdxType, writeCdx, writePageCount } from "./cdx/write.js";
export { readerArchive, type Reader } from "./rules/reader-archive.js";
export { Judge, type Judged } from "./rules/judge.js";
export { WithheldError } from "./rules/withheld.js";
