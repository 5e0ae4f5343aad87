// The rules as they stand whenever a reader asks.
import type { Clock, RuleBook } from "#ports/index.js";
import { Judge } from "./judge.js";
import type { ReaderView } from "./reader-index.js";
import { rulesUnreadable } from "./withheld.js";

/** Who reads, and by which clock embargoes end. */
export interface Reader {
  readonly group: string;
  readonly clock: Pick<Clock, "now">;
}

/** What reading for a group takes. */
export function readerView(rules: RuleBook, { group, clock }: Reader): ReaderView {
  return {
    judge: async () => {
      const current = await rules.current().catch((error: unknown) => {
        throw rulesUnreadable(error);
      });
      return new Judge(current, { group, now: clock.now() });
    },
    collectionOf: (file) => rules.collectionOf(file),
  };
}
