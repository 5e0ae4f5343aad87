import type { FoundText, TextQuestion } from "#ports/index.js";
import type { SqliteDriver } from "../driver.js";
import type { LookRows } from "./look-rows.js";
/** Yields the texts that a question finds. */
export declare function findTexts(driver: SqliteDriver, rows: LookRows, question: TextQuestion): Generator<readonly FoundText[]>;
