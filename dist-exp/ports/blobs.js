// Sealed things by key, so that S3 can stand behind them: finished WARC files, indexes, reports and certificates.
// What is still being appended to, or changed in place, is no blob and stays with the store's own file system: the
// open WARC file, sorted runs, the spool, the writer's lock, control files, keys and the catalog.
export {};
