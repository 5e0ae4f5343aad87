// Everything that is agreed upon, in PostgreSQL: rows of a few tables, and no time but the database's.
import { z } from "zod";
import { PostgresBoard } from "./board.js";
import { readClusterAddress } from "./cluster-address.js";
import { foundCluster, readFacts } from "./cluster-facts.js";
import { PostgresControl } from "./control.js";
import { Database } from "./database.js";
import { PostgresGates } from "./gates/gates.js";
import { PostgresLeases } from "./leases.js";
import { PostgresMachines } from "./machines.js";
import { prepareTables, requireTables } from "./migrate.js";
import { PostgresObjects } from "./objects.js";
import { PostgresActs } from "./queue/acts.js";
import { PostgresJobs } from "./queue/jobs.js";
const PATIENCE_MS = 10_000;
const timeRow = z.object({ now: z.number() });
/** Opens the agreement of a cluster. @throws UsageError for the address, CLUSTER where it is out of reach or not prepared */
export async function openPostgresAgreement(address, options) {
    const { source, environment, isToBePrepared = false, patienceMs = PATIENCE_MS, limits } = options;
    const database = new Database(readClusterAddress(address, source, environment), limits);
    try {
        if (isToBePrepared)
            await prepareTables(database);
        await requireTables(database);
        return new PostgresAgreement(database, patienceMs);
    }
    catch (error) {
        await database.close();
        throw error;
    }
}
class PostgresAgreement {
    #database;
    leases;
    gates;
    objects;
    machines;
    board;
    control;
    management;
    constructor(database, patienceMs) {
        this.#database = database;
        this.leases = new PostgresLeases(database);
        this.gates = new PostgresGates(database, patienceMs);
        this.objects = new PostgresObjects(database);
        this.machines = new PostgresMachines(database);
        this.board = new PostgresBoard(database);
        this.control = new PostgresControl(database);
        const close = () => undefined; // it ends with everything else
        this.management = { jobs: new PostgresJobs(database), acts: new PostgresActs(database), close };
    }
    async readTime() {
        const [time] = await this.#database.rows(timeRow, "SELECT @now_ms() AS now");
        return time.now;
    }
    facts() {
        return readFacts(this.#database);
    }
    found(facts) {
        return foundCluster(this.#database, facts);
    }
    async close() {
        this.gates.close();
        await this.#database.close();
    }
}
