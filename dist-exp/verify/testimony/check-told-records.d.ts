import type { FalseLines } from "../false-lines.js";
import type { ToldFound } from "./check-versions.js";
import type { ShapedTestimony } from "./testimony-shape.js";
import type { ToldEvidence } from "./told-evidence.js";
/** Compares the head with the warcinfo records, the run's course and its clocks. */
export declare function checkToldHead(testimony: ShapedTestimony, evidence: ToldEvidence, lines: FalseLines): void;
/** Every record has its place; what a killed process left is counted, and passed over. */
export declare function checkToldPlaces(found: ToldFound, lines: FalseLines): void;
