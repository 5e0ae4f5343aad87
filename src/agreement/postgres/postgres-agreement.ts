// Everything that is agreed upon, in PostgreSQL: rows of a few tables, and no time but the database's.
import { z } from "zod";
import type { Agreement, ClusterFacts } from "#ports/index.js";
import { PostgresBoard } from "./board.js";
import { readClusterAddress, type AddressSource } from "./cluster-address.js";
import { foundCluster, readFacts } from "./cluster-facts.js";
import { PostgresControl } from "./control.js";
import { Database, type DatabaseLimits } from "./database.js";
import { PostgresGates } from "./gates/gates.js";
import { PostgresLeases } from "./leases.js";
import { PostgresMachines } from "./machines.js";
import { prepareTables, requireTables } from "./migrate.js";
import { PostgresObjects } from "./objects.js";
import { PostgresWatched } from "./watch/watched.js";
import { PostgresActs } from "./queue/acts.js";
import { PostgresJobs } from "./queue/jobs.js";

/** How the database of a cluster is opened. */
export interface PostgresOptions {
  /** Where the address was written: a flag holds no password. */
  readonly source: AddressSource;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Makes the tables where they are missing, and adds what this version needs. */
  readonly isToBePrepared?: boolean;
  /** A holder of a turn at a gate that is silent for so long counts as dead; the same on all machines. */
  readonly patienceMs?: number;
  readonly limits?: Partial<DatabaseLimits>;
}

const PATIENCE_MS = 10_000;
const timeRow = z.object({ now: z.number() });

/** Opens the agreement of a cluster. @throws UsageError for the address, CLUSTER where it is out of reach or not prepared */
export async function openPostgresAgreement(address: string, options: PostgresOptions): Promise<Agreement> {
  const { source, environment, isToBePrepared = false, patienceMs = PATIENCE_MS, limits } = options;
  const database = new Database(readClusterAddress(address, source, environment), limits);
  try {
    if (isToBePrepared) await prepareTables(database);
    await requireTables(database);
    return new PostgresAgreement(database, patienceMs);
  } catch (error) {
    await database.close();
    throw error;
  }
}

class PostgresAgreement implements Agreement {
  readonly #database: Database;
  readonly leases: PostgresLeases;
  readonly gates: PostgresGates;
  readonly objects: PostgresObjects;
  readonly machines: PostgresMachines;
  readonly board: PostgresBoard;
  readonly control: PostgresControl;
  readonly watch: PostgresWatched;
  readonly management: Agreement["management"];

  constructor(database: Database, patienceMs: number) {
    this.#database = database;
    this.leases = new PostgresLeases(database);
    this.gates = new PostgresGates(database, patienceMs);
    this.objects = new PostgresObjects(database);
    this.machines = new PostgresMachines(database);
    this.board = new PostgresBoard(database);
    this.control = new PostgresControl(database);
    this.watch = new PostgresWatched(database);
    const close = (): void => undefined; // it ends with everything else
    this.management = { jobs: new PostgresJobs(database), acts: new PostgresActs(database), close };
  }

  async readTime(): Promise<number> {
    const [time] = await this.#database.rows(timeRow, "SELECT @now_ms() AS now");
    return time!.now;
  }

  facts(): Promise<ClusterFacts | null> {
    return readFacts(this.#database);
  }

  found(facts: ClusterFacts): Promise<ClusterFacts> {
    return foundCluster(this.#database, facts);
  }

  async close(): Promise<void> {
    this.gates.close();
    await this.#database.close();
  }
}
