// A recorder before a web server: passes everything on, and keeps what visitors were answered (decision 163).
// run/recorder.ts is the page to read first.
export { openMetrics, trustedAddresses } from "./proxy/index.js";
export { Recorder } from "./run/recorder.js";
export { startWriter } from "./run/start-writer.js";
export { IGNORED_PARAMS, SECRET_PARAMS } from "./rules/index.js";
