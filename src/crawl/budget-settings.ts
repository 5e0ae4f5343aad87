// What a capture may be limited to.

/** Limits of a capture; what is left out is unlimited. */
export type BudgetSettings = {
  readonly maxRequests?: number;
  /** From the start of the capture, interruptions included. */
  readonly deadlineMs?: number;
};
