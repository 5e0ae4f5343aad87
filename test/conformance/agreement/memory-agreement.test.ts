// The agreement in memory passes the suites of all agreements on a clock that a test drives.
import { instant } from "#model/index.js";
import { MemoryAgreement } from "#agreement/index.js";
import { VirtualClock } from "#lab/index.js";
import { managementSuite } from "../jobs/job-store.suite.js";
import type { Ground } from "./ground.js";
import { gateSuite } from "./gate.suite.js";
import { leaseSuite } from "./lease.suite.js";
import { machineSuite } from "./machine.suite.js";
import { objectSuite } from "./object.suite.js";
import { watchSuite } from "./watch.suite.js";

const PATIENCE_MS = 9_000;

async function open(): Promise<Ground> {
  const clock = new VirtualClock({ startAt: instant(1_700_000_000_000) });
  const first = new MemoryAgreement(clock, { patienceMs: PATIENCE_MS });
  const pass = (ms: number) => clock.sleepUntil(instant(clock.now() + ms));
  return {
    patienceMs: PATIENCE_MS,
    line: async () => {
      const agreement = first.another();
      return { agreement, cut: () => agreement.cut() };
    },
    pass,
    live: pass,
  };
}

leaseSuite("memory", open);
gateSuite("memory", open);
objectSuite("memory", open);
machineSuite("memory", open);
watchSuite("memory", open);
managementSuite("an agreement in memory", async () => (await (await open()).line()).agreement.management);
