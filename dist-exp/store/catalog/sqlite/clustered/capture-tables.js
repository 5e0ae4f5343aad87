// Every table that speaks of captures by their numbers, and by what its rows are told apart within one capture.
/** All of them; those with many rows first. */
export const CAPTURE_TABLES = [
    { name: "sightings", key: "seq", own: "no" },
    { name: "frontier", key: "seq" },
    { name: "requisites", key: "document" },
    { name: "renderings", key: "document" },
    { name: "refusals", key: null },
    { name: "warc_files", key: null },
    { name: "run_status", key: null },
    { name: "standing", key: null, own: "no" },
    { name: "host_words", key: null },
];
/** Those that change also when a capture has long ended. */
export const LATER_TABLES = CAPTURE_TABLES.filter(({ name }) => ["run_status", "standing", "host_words"].includes(name));
