// A capture of a small site is over before what V8's optimising compiler makes of the program has paid for itself: its
// threads took a quarter of the processor's time of 2,000 pages. It is told to wait until a function has run longer,
// and no more once the capture has lasted: the pages of a large site were asked for a sixth more slowly.
import { setFlagsFromString } from "node:v8";

/** V8 as Node 20 has it: later ones count calls instead, and print a line about a flag that they do not know. */
const MEASURED_WITH = "11.";
/** What a function runs through, in bytes of bytecode, between two looks at whether to optimise it. */
const PATIENT_BUDGET = 400_000;
/** V8's own. */
const USUAL_BUDGET = 67_584;
/** So long most small sites take that are asked without pauses. */
const PATIENT_FOR_MS = 1_500;

/** Makes this process optimise later at first, on all its threads; to be called before much is loaded. */
export function optimiseLater(): void {
  if (!process.versions.v8.startsWith(MEASURED_WITH)) return;
  setBudget(PATIENT_BUDGET);
  setTimeout(setBudget, PATIENT_FOR_MS, USUAL_BUDGET).unref();
}

function setBudget(bytes: number): void {
  setFlagsFromString(`--interrupt-budget=${bytes}`);
}
