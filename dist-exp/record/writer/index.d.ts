export { DayWriter, type WriterGround } from "./day-writer.js";
export type { WriterSettings } from "./writer-settings.js";
