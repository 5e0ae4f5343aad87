// The gates of simulated clusters pass the suite of all shared gates: what is simulated is what the others do.
import { onTestFinished } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { EventQueue } from "#lab/experiments/cluster/event-queue.js";
import { GateTable } from "#lab/experiments/cluster/gate-table.js";
import { MEASURED_COSTS, SimulatedDatabase } from "#lab/experiments/cluster/simulated-database.js";
import { SimulatedProcess } from "#lab/experiments/cluster/simulated-process.js";
import { TableGates } from "#lab/experiments/cluster/table-gates.js";
import type { Agreement } from "#ports/index.js";
import { gateSuite } from "./gate.suite.js";
import type { Ground } from "./ground.js";

const PATIENCE_MS = 9_000;

async function open(): Promise<Ground> {
  const events = new EventQueue(1_700_000_000_000);
  const random = new SeededRandom(1);
  const database = new SimulatedDatabase(events, random, MEASURED_COSTS);
  const table = new GateTable(PATIENCE_MS, () => events.nowMs);
  const clock = new SimulatedProcess(events, "clock", 0);
  const pass = (ms: number) => clock.sleepUntil(events.nowMs + ms);
  let lines = 0;
  let isOver = false;
  onTestFinished(() => void (isOver = true));
  // Time goes on also before the first machine is there.
  const tick = (): void => events.at(events.nowMs + 1, tick);
  tick();
  void events.run(() => isOver);
  return {
    patienceMs: PATIENCE_MS,
    line: async () => {
      const process = new SimulatedProcess(events, `p${lines++}`, 0);
      const gates = new TableGates({ process, database, table, random, patienceMs: PATIENCE_MS });
      const readTime = () => database.ask(process, () => events.nowMs);
      return { agreement: { gates, readTime } as unknown as Agreement, cut: () => process.cut(Infinity) };
    },
    pass,
    live: pass,
  };
}

gateSuite("a simulated cluster", open);
