import { type Digest, type KeptSketch, type PageUrl } from "#model/index.js";
import type { SketchStore } from "#ports/index.js";
import type { SqliteDriver } from "./driver.js";
/** The sketches of one catalog. */
export declare class SqliteSketchStore implements SketchStore {
    #private;
    constructor(driver: SqliteDriver);
    add(sketch: KeptSketch): Promise<void>;
    has(url: PageUrl, contentDigest: Digest): Promise<boolean>;
    ofPage(url: PageUrl): Promise<KeptSketch[]>;
    all(): AsyncIterable<KeptSketch>;
}
