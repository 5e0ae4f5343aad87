// Work at a site in a machine's hands, whatever it is.

/** How work left this machine. */
export type Left = "done" | "failed" | "cancelled" | "given back" | "lost" | "turn done";

/** Something that is done at a site. */
export interface AtWork {
  readonly site: string;
  /** For people: `job 7 (capture)`. */
  readonly what: string;
  /** The job that it is; `null` for turns, which are no jobs. */
  readonly jobId: number | null;
  readonly backlogBytes: number;
  /** Ends it cleanly; whoever comes next goes on with it. */
  stop(): void;
  run(): Promise<Left>;
  /** Says that it goes on. */
  beat(): Promise<void>;
}
