// A capture of a small site is over before what V8's optimising compiler makes of the program has paid for itself: its
// threads took a quarter of the processor's time of 2,000 pages. It is told to wait until a function has run longer.
import { setFlagsFromString } from "node:v8";

/** V8 as Node 20 has it: later ones count calls instead, and print a line about a flag that they do not know. */
const MEASURED_WITH = "11.";
/** What a function runs through, in bytes of bytecode, between two looks at whether to optimise it; 67,584 otherwise. */
const INTERRUPT_BUDGET = 400_000;

/** Makes this process optimise later, on all its threads; to be called before much is loaded. */
export function optimiseLater(): void {
  if (process.versions.v8.startsWith(MEASURED_WITH))
    setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
}
