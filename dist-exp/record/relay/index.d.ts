export { AnswerRuns, type SeenAnswer } from "./answer-runs.js";
export { FrameReader, type Frame, type FrameContent, type FrameWords } from "./frame.js";
export { FrameQueue, type QueueLimits } from "./frame-queue.js";
export { RecordingTaps, type PassedCounts } from "./recording-tap.js";
export { WriterLink, type WriterLine, type WriterProcess, type WriterState, type WriterStatus, } from "./writer-link.js";
