// The archive's side of a recorder.
export { DayWriter } from "./day-writer.js";
