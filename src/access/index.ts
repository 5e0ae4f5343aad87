// The archive as readers see it: a page at a time, ready to be shown on the replay origin.
export {
  earlierVersions,
  nearestEntry,
  versionFromArchive,
  versionSeen,
  type PageVersion,
} from "./versions/archived-version.js";
export { laidVersion } from "./versions/laid-version.js";
export {
  framedPath,
  parseReplayPath,
  replayPath,
  wishedPath,
  type ReplayRequest,
  type ReplayTarget,
} from "./replay-address.js";
export { captureSpan } from "./capture-span.js";
export { storedResponse, type StoredAnswer, type StoredAsked } from "./stored-response.js";
export { closeBody, type RangeAsked } from "./byte-range.js";
export { findMemento, isShowable, type FoundMemento, type PassedOver } from "./find-memento.js";
export { replay, type Replayed, type ReplayedMemento, type ReplayQuery } from "./replay.js";
export type { Wish } from "./coherent/choose-instant.js";
export { ArchiveEvidence } from "./coherent/archive-evidence.js";
export { siteKnown } from "./coherent/site-steps.js";
export {
  momentFor,
  reasonAt,
  reasonText,
  type KnownOf,
  type MomentReason,
} from "./coherent/moment-of-view.js";
export { choicesAt, type MementoChoice, type ServedBy, type ServedChoice } from "./coherent/served-choice.js";
export {
  compositeClass,
  type CompositeClass,
  type Contradiction,
  type ServedEvidence,
  type ServedTier,
} from "./coherent/served-evidence.js";
export {
  linksOf,
  mementoAddress as mementoPath,
  momentLink,
  TIMEMAP_FORMS,
  type Chosen,
  type MementoPlace,
  type TimeMapForm,
} from "./memento/memento-links.js";
export { mementosOf, type HeldMemento, type Memento } from "./memento/memento-list.js";
export {
  pageVersions,
  versionNeighbours,
  type PageVersions,
  type VersionNeighbours,
} from "./memento/page-versions.js";
export { recordStrip, type RecordStrip, type StripMark } from "./memento/record-strip.js";
export { askTimeGate, type GateAnswer, type GateCoherence } from "./memento/timegate.js";
export { readTimeMap, type TimeMapPage } from "./memento/timemap.js";
export { writeTimeMap } from "./memento/timemap-forms.js";
export { answerCdxRequest } from "./cdx/answer.js";
export type { Dialect } from "./cdx/fields.js";
export { countPages } from "./cdx/pages.js";
export { parseCdxRequest } from "./cdx/request.js";
export { cdxType, writeCdx, writePageCount } from "./cdx/write.js";
export { planSiteCopy, type CopyRequest, type SiteCopy } from "./files/site-copy.js";
export { searchArchive, type SearchHit, type SearchRequest, type SearchResult } from "./search/search.js";
export { readerArchive } from "./rules/reader-archive.js";
export { newsWhere } from "./rules/news-where.js";
export { readerCluster, wholeCluster, type ClusterSource } from "./rules/reader-cluster.js";
export { readerNews } from "./rules/reader-news.js";
export { readerWatch, wholeWatch } from "./rules/reader-watch.js";
export type { Reader } from "./rules/reader-view.js";
export { Judge, type Judged } from "./rules/judge.js";
export { WithheldError } from "./rules/withheld.js";
export { upTo } from "./whole-body.js";
export { pageClock } from "./page-clock.js";
export { UNFILLED_ADDRESS } from "./rewrite.js";
