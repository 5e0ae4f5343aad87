// Every table that speaks of captures by their numbers, and by what its rows are told apart within one capture.

/** A table of captures. */
export interface CaptureTable {
  readonly name: string;
  /** In the order of which many rows are carried over, some at a time; `null` for tables of few rows. */
  readonly key: string | null;
  /** Left out of a copy: it numbers the rows of one file. */
  readonly own?: string;
}

/** All of them; those with many rows first. */
export const CAPTURE_TABLES: readonly CaptureTable[] = [
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
export const LATER_TABLES: readonly CaptureTable[] = CAPTURE_TABLES.filter(({ name }) =>
  ["run_status", "standing", "host_words"].includes(name),
);
