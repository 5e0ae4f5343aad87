/** Removes a directory that holds nothing but an archive in which nothing was asked for; any other file keeps all of it. */
export declare function removeEmptyArchive(dir: string): Promise<boolean>;
