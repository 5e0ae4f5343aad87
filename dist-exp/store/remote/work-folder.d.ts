/** Takes a folder for this process; returns how to give it back. What an earlier process left of its sites goes. @throws ARCHIVE_BUSY */
export declare function takeWorkFolder(dir: string): Promise<() => void>;
