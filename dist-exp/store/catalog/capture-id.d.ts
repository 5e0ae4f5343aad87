/** Refuses what could not be a file's name everywhere. */
export declare function requireCaptureId(id: string): void;
