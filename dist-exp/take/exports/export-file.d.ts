/** Opens an export. @throws UsageError when it cannot be read as it is */
export declare function openExportFile(path: string): Promise<() => AsyncIterable<Uint8Array>>;
