// The one door to PostgreSQL: a few connections that come back by themselves, limits on everything, rows checked as they
// come in, and failures in one line. Tables are written @name in statements; the schema is put in here.
import pg from "pg";
import type { z } from "zod";
import { IsochronError } from "#errors.js";
import type { ClusterAddress } from "./cluster-address.js";
import { databaseFailure } from "./failure.js";

/** Limits of one machine's connections. */
export interface DatabaseLimits {
  readonly connections: number;
  readonly connectMs: number;
  readonly statementMs: number;
}

/** What a statement is given. */
export type SqlValue = string | number | boolean | null | readonly (string | number | null)[];

/** Something that statements are sent to: the database, or a transaction in it. */
export interface Statements {
  /** The rows that a statement gives. @throws CLUSTER */
  rows<T>(row: z.ZodType<T>, text: string, values?: readonly SqlValue[]): Promise<T[]>;
  /** How many rows it changed. @throws CLUSTER */
  run(text: string, values?: readonly SqlValue[]): Promise<number>;
}

const LIMITS: DatabaseLimits = { connections: 5, connectMs: 5_000, statementMs: 8_000 };
/** The server ends what is late before we stop waiting for it. */
const GRACE_MS = 1_000;
const CLOSE_MS = 2_000;
const INT8 = 20;

/** The database of a cluster. */
export class Database implements Statements {
  /** For people: without any secret. */
  readonly place: string;
  readonly schema: string;
  readonly #pool: pg.Pool;
  readonly #clients = new Set<pg.PoolClient>();
  readonly #known = new Map<string, { readonly name: string; readonly text: string }>();

  constructor(address: ClusterAddress, limits: Partial<DatabaseLimits> = {}) {
    this.place = address.place;
    this.schema = address.schema;
    this.#pool = new pg.Pool(poolSettings(address, { ...LIMITS, ...limits }));
    // A connection that breaks while nobody uses it is taken out; the next question makes another.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => void this.#clients.add(client));
    this.#pool.on("remove", (client) => void this.#clients.delete(client));
  }

  async rows<T>(row: z.ZodType<T>, text: string, values: readonly SqlValue[] = []): Promise<T[]> {
    const result = await this.#query(this.#pool, text, values);
    return checked(row, result.rows, this.place);
  }

  async run(text: string, values: readonly SqlValue[] = []): Promise<number> {
    return (await this.#query(this.#pool, text, values)).rowCount ?? 0;
  }

  /** All or nothing. */
  async transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T> {
    const client = await this.#connected();
    let failure: Error | undefined;
    try {
      await client.query("BEGIN");
      const result = await work(this.#within(client));
      await client.query("COMMIT");
      return result;
    } catch (error) {
      failure = databaseFailure(error, this.place);
      throw failure;
    } finally {
      client.release(failure); // one that failed is not used again: what it was about to do is undone
    }
  }

  /** Ends the connections, also where nobody answers. */
  async close(): Promise<void> {
    const ended = this.#pool.end();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((done) => (timer = setTimeout(done, CLOSE_MS)));
    await Promise.race([ended.catch(() => undefined), late]);
    clearTimeout(timer);
    for (const client of this.#clients) streamOf(client)?.destroy();
  }

  async #connected(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw databaseFailure(error, this.place);
    }
  }

  #within(client: pg.PoolClient): Statements {
    return {
      rows: async (row, text, values = []) =>
        checked(row, (await this.#query(client, text, values)).rows, this.place),
      run: async (text, values = []) => (await this.#query(client, text, values)).rowCount ?? 0,
    };
  }

  async #query(to: pg.Pool | pg.PoolClient, text: string, values: readonly SqlValue[]): Promise<Answer> {
    try {
      return await to.query<Record<string, unknown>>(this.#statement(text, values));
    } catch (error) {
      throw databaseFailure(error, this.place);
    }
  }

  /** What is asked again and again is planned once on each connection; several statements in one have no name. */
  #statement(text: string, values: readonly SqlValue[]): pg.QueryConfig {
    let known = this.#known.get(text);
    if (known === undefined) {
      known = {
        name: `isochron_${this.#known.size}`,
        text: text.replaceAll(/@(?=[a-z])/g, `${this.schema}.`),
      };
      this.#known.set(text, known);
    }
    return values.length === 0 ? { text: known.text } : { ...known, values: [...values] };
  }
}

type Answer = pg.QueryResult<Record<string, unknown>>;

function poolSettings(address: ClusterAddress, limits: DatabaseLimits): pg.PoolConfig {
  const { host, port, database, user, password, tls } = address;
  return {
    host,
    port,
    database,
    user,
    ...(password !== undefined && { password }),
    ssl: tls === false ? false : { rejectUnauthorized: true, ...tls },
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.statementMs,
    query_timeout: limits.statementMs + GRACE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "isochron",
    // What is acknowledged, and who has which site, must be on the disk, whatever this database does for others.
    options: "-c synchronous_commit=on",
    allowExitOnIdle: true,
    types: wholeNumbers(),
  };
}

/** Our counters stay below 2^53. */
function wholeNumbers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  return types as unknown as pg.CustomTypesConfig;
}

function checked<T>(row: z.ZodType<T>, rows: readonly unknown[], place: string): T[] {
  return rows.map((one) => {
    const result = row.safeParse(one);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    // Nothing that waiting would change.
    const why = `a row of it says what this version does not know: ${issue?.path.join(".")}: ${issue?.message}`;
    throw new IsochronError("INTERNAL", `the cluster's database ${place}: ${why}`);
  });
}

/** What is not in the library's types: a connection that does not answer is ended by its socket alone. */
function streamOf(client: pg.PoolClient): { destroy(): void } | undefined {
  return (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream;
}
