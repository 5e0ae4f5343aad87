// What a run leaves on record beside its exchanges, so that the catalog can be rebuilt from the WARC files alone: one
// file per kind, with its writer and its reader (docs/records.md). The verifier reads for itself and imports none.
export type { Fields, Part } from "./fields.js";
export { RUN_RECORD_KINDS, runRecordKind, runRecordTarget, type RunRecordKind } from "./target.js";
export { frontierRecords, readFrontierRecord, type FoundPage } from "./frontier-record.js";
export { readRefusalRecord, refusalRecords } from "./refusal-record.js";
export { readStateRecord, stateRecords, type PageState } from "./state-record.js";
export {
  readLookRequisites,
  readRequisitesRecord,
  requisitesRecords,
  type RequisitesPart,
} from "./requisites-record.js";
export { readRenderingRecord, renderingRecord } from "./rendering-record.js";
export { captureFields, changeRecord, readCaptureFields, readChangeRecord } from "./capture-record.js";
export { planRecord, readPlanRecord, type PlannedRevisits } from "./plan-record.js";
export {
  descriptionRecord,
  descriptionTarget,
  isCaptureId,
  readDescriptionRecord,
  type ReadDescription,
} from "./description-record.js";
export { readResumeRecord, resumeRecord, standingOf, type Standing } from "./resume-record.js";
export { editRecord, pauseRecord, readEditRecord, readPauseRecord, type Pause } from "./control-record.js";
export {
  contentFields,
  readContentFields,
  readToldFields,
  toldFields,
  type ContentNote,
  type ToldNote,
} from "./told-record.js";
export { borrowedField, readBorrowed, type BorrowedNote } from "./borrowed-record.js";
export {
  ASIDE_PASSES,
  asideNote,
  CUT_BY_MAX_BYTES,
  cutNote,
  limitNote,
  lookNote,
  noResponseFields,
  readCut,
  readLookNote,
  readNoResponse,
  readTimes,
  timeFields,
  UNREAD_PASS,
  secretNote,
  unreadNote,
  type AsidePass,
  type LookLabel,
  type LookNote,
  type NoResponse,
} from "./look-record.js";
