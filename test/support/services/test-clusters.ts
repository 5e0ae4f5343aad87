// Clusters for tests on one server: each is a schema of its own, with a time that goes on when a test says so.
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import pg from "pg";
import { openPostgresAgreement, type PostgresOptions } from "#agreement/index.js";
import type { Agreement } from "#ports/index.js";
import { FaultyProxy } from "./faulty-proxy.js";
import { startPostgres, type PostgresServer } from "./postgres.js";

/** A server for all tests of a file. */
export function postgresOfFile(settings?: Readonly<Record<string, string>>): () => PostgresServer {
  let server: PostgresServer | undefined;
  beforeAll(async () => void (server = await startPostgres(settings)));
  afterAll(async () => server?.end());
  return () => server!;
}

let last = 0;

/** A cluster that nobody has used. */
export class TestCluster {
  readonly server: PostgresServer;
  readonly schema: string;
  #aheadMs = 0;

  private constructor(server: PostgresServer) {
    this.server = server;
    this.schema = `t${++last}`;
  }

  static async open(server: PostgresServer): Promise<TestCluster> {
    const cluster = new TestCluster(server);
    const first = await openPostgresAgreement(server.address(cluster.schema), {
      source: "environment",
      isToBePrepared: true,
    });
    await first.close();
    return cluster;
  }

  /** One machine's line; closed when the test ends. */
  async line(options: Partial<PostgresOptions> & { readonly port?: number } = {}): Promise<Agreement> {
    const { port, ...rest } = options;
    const address = this.server.address(this.schema, port);
    const agreement = await openPostgresAgreement(address, { source: "environment", ...rest });
    onTestFinished(() => agreement.close());
    return agreement;
  }

  /** One that can be cut: nothing gets through any more, and nobody is told. */
  async frailLine(options: Partial<PostgresOptions> = {}): Promise<{ agreement: Agreement; cut(): void }> {
    const proxy = await FaultyProxy.before(this.server.port);
    onTestFinished(() => proxy.close());
    const agreement = await this.line({ ...options, port: proxy.port });
    return { agreement, cut: () => void proxy.set({ kind: "stall" }) };
  }

  /** The database's time goes on by so much. */
  async pass(ms: number): Promise<void> {
    this.#aheadMs += ms;
    await this.say(
      `CREATE OR REPLACE FUNCTION ${this.schema}.now_ms() RETURNS float8 LANGUAGE sql VOLATILE PARALLEL SAFE
       AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 + ${this.#aheadMs} $$`,
    );
  }

  /** Real time goes on: machines renew what they have by their own. */
  async live(ms: number): Promise<void> {
    await delay(ms);
  }

  /** Something that no machine says. */
  async say(text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.server.address(this.schema).replace(/\?.*/, "") });
    await client.connect();
    try {
      const result = await client.query<Record<string, unknown>>(text);
      return result.rows;
    } finally {
      await client.end();
    }
  }
}
