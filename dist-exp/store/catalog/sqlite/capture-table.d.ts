import { type Capture, type CapturePhases, type CapturesAsked, type SiteEntry, type SitesAsked } from "#model/index.js";
import type { CapturePatch, CaptureStore } from "#ports/index.js";
import type { SqliteDriver } from "./driver.js";
/** The captures of one catalog. */
export declare class SqliteCaptureStore implements CaptureStore {
    #private;
    constructor(driver: SqliteDriver);
    create(capture: Capture): Promise<void>;
    update(id: string, patch: CapturePatch): Promise<void>;
    get(id: string): Promise<Capture | null>;
    list(): Promise<Capture[]>;
    some(asked: CapturesAsked): Promise<Capture[]>;
    sites({ contains, named, behind, limit }: SitesAsked): Promise<SiteEntry[]>;
    phases(): Promise<CapturePhases>;
    /** The number that stands for a capture in the other tables. */
    numberOf(id: string): number;
    /** The id of the capture that a number stands for, which never changes. */
    idOf(no: number): string;
}
