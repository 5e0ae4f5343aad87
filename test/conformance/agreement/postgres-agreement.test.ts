// The agreement in PostgreSQL passes the suites of all agreements, and the queue's, on a real server.
import { managementSuite } from "../jobs/job-store.suite.js";
import { postgresOfFile, TestCluster } from "../../support/services/test-clusters.js";
import type { Ground } from "./ground.js";
import { gateSuite } from "./gate.suite.js";
import { leaseSuite } from "./lease.suite.js";
import { machineSuite } from "./machine.suite.js";
import { objectSuite } from "./object.suite.js";
import { watchSuite } from "./watch.suite.js";

const PATIENCE_MS = 900;
const server = postgresOfFile();

async function open(): Promise<Ground> {
  const cluster = await TestCluster.open(server());
  return {
    patienceMs: PATIENCE_MS,
    line: () => cluster.frailLine({ patienceMs: PATIENCE_MS }),
    pass: (ms) => cluster.pass(ms),
    live: (ms) => cluster.live(ms),
  };
}

leaseSuite("PostgreSQL", open);
gateSuite("PostgreSQL", open);
objectSuite("PostgreSQL", open);
machineSuite("PostgreSQL", open);
watchSuite("PostgreSQL", open);
managementSuite("PostgreSQL", async () =>
  (await TestCluster.open(server())).line().then((line) => line.management),
);
