// A watch's memory where its site may be another machine's next: what may be spent is taken in the agreement before it is
// spent, and what is kept in the middle of a turn is acknowledged before the turn goes on.
import type { Instant } from "#model/index.js";
import type {
  BudgetPart,
  BudgetWish,
  SiteLease,
  TurnEnd,
  WatchAgreement,
  WatchMemory,
} from "#ports/index.js";
import type { Patience } from "../site/patience.js";
import { SiteLost } from "../site/site-lost.js";

/** What the memory needs beside the site's own file. */
export interface AgreedMemoryPorts {
  readonly watch: Pick<WatchAgreement, "take" | "giveBack" | "spent">;
  readonly lease: SiteLease;
  readonly patience: Patience;
  /** Puts the file as it stands where it counts. */
  readonly seal: () => Promise<void>;
}

/** The memory of one site's watch over its file. */
export function agreedMemory(own: WatchMemory, ports: AgreedMemoryPorts): WatchMemory {
  const { watch, lease, patience } = ports;
  return {
    state: (site) => own.state(site),
    mind: (site) => own.mind(site),
    pages: (site) => own.pages(site),
    page: (site, url) => own.page(site, url),
    take: (wish) => taken(wish, ports),
    giveBack: (_site, at: Instant, unspent: BudgetPart) =>
      patience.with(() => watch.giveBack(lease, at, unspent)),
    spent: (site, at) => patience.with(() => watch.spent(site, at)),
    endTurn: (end) => keep(own, end, ports),
    tell: (status) => own.tell(status),
    status: (site) => own.status(site),
    statuses: () => own.statuses(),
    turns: (...asked) => own.turns(...asked),
    forget: (site) => own.forget(site),
    trim: (before) => own.trim(before),
  };
}

/** An answer that got lost may have taken a part: it counts as spent, and another is asked for. */
async function taken({ at, wanted, requestsPerDay, bytesPerMonth }: BudgetWish, ports: AgreedMemoryPorts) {
  const { watch, lease, patience } = ports;
  const wish = { at, wanted, requestsPerDay, bytesPerMonth };
  const granted = await patience.with(() => watch.take(lease, wish));
  if (granted === null) throw new SiteLost(lease.site, "lease");
  return granted;
}

/**
 * What a turn has looked at is not acknowledged before it is over, so what it learned from that must not be either: the
 * end of a turn is sealed with everything else of the site. What is kept before it asks for anything rests on what counts
 * already.
 */
async function keep(own: WatchMemory, end: TurnEnd, { seal }: AgreedMemoryPorts): Promise<void> {
  await own.endTurn(end);
  if (end.turn === null) await seal();
}
