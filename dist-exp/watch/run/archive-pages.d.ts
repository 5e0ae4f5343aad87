import { type World } from "#crawl/index.js";
import { type Capture } from "#model/index.js";
import type { SiteCourse } from "../site/site-course.js";
import type { SharpMemory } from "./site-state.js";
/** Enters the pages of the newest captures, learns from their looks, and says what the newest had proved. */
export declare function startFromArchive(course: SiteCourse, site: string, world: World): Promise<SharpMemory | null>;
/** Takes the pages that a capture has looked at under watch. */
export declare function enterCaptured(course: SiteCourse, captureId: string, world: World): Promise<void>;
/** What an ended capture proved; `null` where it proved nothing. */
export declare function provedBy({ id, asOf }: Capture, { archive }: World): Promise<SharpMemory | null>;
