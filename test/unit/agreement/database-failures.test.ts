// Whatever is wrong with the database is said in one line, with what to do, and never with the password.
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { instant } from "#model/index.js";
import { openPostgresAgreement, type PostgresOptions } from "#agreement/index.js";
import { Database } from "#agreement/postgres/database.js";
import { readClusterAddress } from "#agreement/postgres/cluster-address.js";
import { prepareTables, requireTables } from "#agreement/postgres/migrate.js";
import { SCHEMA_STEPS } from "#agreement/postgres/schema.js";
import { FaultyProxy } from "../../support/services/faulty-proxy.js";
import { freePorts } from "../../support/services/free-port.js";
import { giveTls } from "../../support/services/postgres-tls.js";
import { postgresOfFile, TestCluster } from "../../support/services/test-clusters.js";

const server = postgresOfFile();
const IN_ENVIRONMENT: PostgresOptions = {
  source: "environment",
  limits: { connectMs: 1_000, statementMs: 1_000 },
};

async function failureOf(address: string, options: Partial<PostgresOptions> = {}): Promise<string> {
  const opened = openPostgresAgreement(address, { ...IN_ENVIRONMENT, ...options });
  const error = (await opened.then(
    () => new Error("was opened"),
    (reason: unknown) => reason,
  )) as Error & { code?: string };
  expect(error.code).toBe("CLUSTER");
  expect(error.message).not.toContain(server().password);
  expect(error.message).not.toContain("\n");
  return error.message;
}

it("says that nobody listens, that the password is wrong, that the database is missing or not prepared", async () => {
  const address = server().address("nothing");
  const [port] = await freePorts(1);
  expect(await failureOf(server().address("x", port))).toMatch(/127.0.0.1:\d+\/postgres: nobody listens/);
  expect(await failureOf(address.replace(server().password, "wrong"))).toContain("refuses the password");
  expect(await failureOf(address.replace("/postgres?", "/missing?"))).toContain("has no such database");
  expect(await failureOf(address)).toContain("run isochron cluster init");
});

it("does not wait for ever for one that does not answer", async () => {
  const proxy = await FaultyProxy.before(server().port);
  onTestFinished(() => proxy.close());
  await proxy.set({ kind: "stall" });
  expect(await failureOf(server().address("x", proxy.port))).toMatch(/does not answer in time/);
});

it("asks for TLS and verifies the server unless told otherwise", async () => {
  const plain = server().address("x").replace("sslmode=disable&", "");
  expect(await failureOf(plain)).toContain("speaks no TLS");
  const certificate = await giveTls(server());
  expect(await failureOf(plain)).toMatch(/certificate is not trusted.*sslrootcert/);
  const trusted = `${plain}&sslrootcert=${certificate}`;
  expect(await failureOf(trusted.replace("127.0.0.1", "localhost"))).toContain("another host's name");
  const agreement = await openPostgresAgreement(trusted, { ...IN_ENVIRONMENT, isToBePrepared: true });
  expect(await agreement.readTime()).toBeGreaterThan(0);
  await agreement.close();
});

it("comes back by itself after the database was away, and says so meanwhile", async () => {
  const cluster = await TestCluster.open(server());
  const agreement = await cluster.line();
  await agreement.readTime();
  await server().stop();
  await expect(agreement.readTime()).rejects.toMatchObject({ code: "CLUSTER" });
  await server().start();
  expect(await agreement.readTime()).toBeGreaterThan(0);
});

function databaseOf(schema: string): Database {
  const database = new Database(readClusterAddress(server().address(schema), "environment"));
  onTestFinished(() => database.close());
  return database;
}

const more = { sql: "CREATE TABLE @later (one text)", oldestReader: 1 };

it("prepares once, whoever asks at the same time, and adds steps beside programs that do not know them", async () => {
  const database = databaseOf("steps");
  await Promise.all([1, 2, 3].map(() => prepareTables(database)));
  await requireTables(database);
  await expect(requireTables(database, [...SCHEMA_STEPS, more])).rejects.toThrow(/older than this version/);
  await prepareTables(database, [...SCHEMA_STEPS, more]);
  await requireTables(database); // the program of before goes on
  await requireTables(database, [...SCHEMA_STEPS, more]);
});

it("goes on while a newer version adds columns to what it reads", async () => {
  const cluster = await TestCluster.open(server());
  const { management, machines } = await cluster.line({ limits: { connections: 1 } });
  const job = { kind: "capture", input: null, by: "anna", askedAt: instant(1) };
  const act = { at: instant(1), who: "anna", what: "asked", about: "x", outcome: "job 1" };
  const all = async () => {
    const { id } = await management.jobs.add(job);
    await management.acts.append(act);
    const listed = [management.jobs.get(id), management.jobs.list({ limit: 1 }), management.jobs.open(1)];
    return Promise.all([...listed, management.acts.list({ limit: 1 }), machines.list()]);
  };
  for (let i = 0; i < 6; i++) await all();
  for (const table of ["jobs", "acts", "machines"])
    await cluster.say(`ALTER TABLE ${cluster.schema}.${table} ADD COLUMN later text NOT NULL DEFAULT 'x'`);
  expect(await all()).toHaveLength(5);
});

it("refuses a database that a newer version has changed in a way that this one must not touch", async () => {
  const database = databaseOf("newer");
  await prepareTables(database, [...SCHEMA_STEPS, { ...more, oldestReader: SCHEMA_STEPS.length + 1 }]);
  await expect(requireTables(database)).rejects.toThrow(/newer version/);
});

it("leaves nothing of a step that failed", async () => {
  const database = databaseOf("broken");
  const broken = { sql: "CREATE TABLE @half (one text); SELECT nonsense", oldestReader: 1 };
  await expect(prepareTables(database, [...SCHEMA_STEPS, broken])).rejects.toMatchObject({ code: "CLUSTER" });
  await prepareTables(database, [...SCHEMA_STEPS, { ...more, sql: "CREATE TABLE @half (one text)" }]);
  await requireTables(database);
});

it("waits for the disk with every word, also where the database does so for nobody else", async () => {
  const address = readClusterAddress(server().address("x"), "environment");
  const rowOf = z.object({ synchronous_commit: z.string() });
  const first = new Database(address);
  await first.run("ALTER DATABASE postgres SET synchronous_commit = off");
  await first.close();
  const database = new Database(address);
  onTestFinished(() => database.close());
  expect(await database.rows(rowOf, "SHOW synchronous_commit")).toEqual([{ synchronous_commit: "on" }]);
});
