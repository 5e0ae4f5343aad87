import { type CaptureReport } from "#model/index.js";
import type { LivingSite } from "../living-site/living-site.js";
/** With slots as short as the pause alone: a server that takes time only lowers it. */
export declare function mostSharp(report: CaptureReport, living: LivingSite, slotMs: number): number;
