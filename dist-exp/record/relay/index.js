// From the proxy to the archive writer.
export { AnswerRuns } from "./answer-runs.js";
export { FrameReader } from "./frame.js";
export { FrameQueue } from "./frame-queue.js";
export { RecordingTaps } from "./recording-tap.js";
export { WriterLink, } from "./writer-link.js";
