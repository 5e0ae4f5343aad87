// A real site's change history: every change of every page, in order of time.

/** What happened to a page: it appeared, its content changed, it went away. */
export type ChangeOp = "A" | "M" | "D";

/** All changes of one site as parallel columns, in order of time. */
export interface History {
  readonly name: string;
  /** Path of each page id. */
  readonly paths: readonly string[];
  /** Seconds since the epoch, never decreasing. */
  readonly times: Float64Array;
  readonly pages: Int32Array;
  /** 48-bit content hash plus one; 0 when the page went away. */
  readonly contents: Float64Array;
}

/** Operation of one event, as the history's file says it. */
export function opOf(history: History, event: number, contentBefore: number): ChangeOp {
  if (history.contents[event] === 0) return "D";
  return contentBefore === 0 ? "A" : "M";
}
