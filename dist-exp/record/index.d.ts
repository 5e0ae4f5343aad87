export { openMetrics, trustedAddresses, type TrustedAddresses } from "./proxy/index.js";
export { Recorder, type RecorderNews, type RecorderOptions } from "./run/recorder.js";
export type { RecorderStatus } from "./run/recorder-status.js";
export { startWriter } from "./run/start-writer.js";
export { IGNORED_PARAMS, SECRET_PARAMS, type RecordRules } from "./rules/index.js";
export type { WriterSettings } from "./writer/index.js";
