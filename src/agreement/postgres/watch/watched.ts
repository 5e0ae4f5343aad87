// The watch that machines share, in PostgreSQL: a row for each site says when it has its turn, and no job is made of it.
import { z } from "zod";
import { instant, type Instant } from "#model/index.js";
import type {
  BudgetPart,
  NewSitesList,
  SiteLease,
  SitesList,
  SiteTurn,
  WatchAgreement,
} from "#ports/index.js";
import { dayOf, grantOf, monthOf } from "#store/index.js";
import type { Database, Statements } from "../database.js";
import { HELD_LEASE, shownAt } from "../leases.js";

const listRow = z.object({ text: z.string(), version: z.number() });
const versionRow = z.object({ version: z.number() });
const siteRow = z.object({ site: z.string() });
const numberRow = z.object({ number: z.number() });
const heldRow = z.object({ held: z.number() });
const spentRow = z.object({ requests: z.number(), bytes: z.number() });
const turnRow = z.object({
  site: z.string(),
  number: z.number(),
  due_at: shownAt.nullable(),
  begun: z.number(),
});

const REPLACE = "UPDATE @watch_list SET text = $1, version = version + 1 WHERE version = $2";

const ENTER = `
INSERT INTO @watched AS w (site, is_listed, is_paused, due_at)
SELECT name, true, name = ANY ($2::text[]), 0 FROM unnest($1::text[]) AS a (name)
ON CONFLICT (site) DO UPDATE SET is_listed = true, is_paused = excluded.is_paused, due_at = 0, begun = 0
  WHERE NOT w.is_listed OR w.is_paused <> excluded.is_paused`;

const LEAVE = `
UPDATE @watched SET is_listed = false, due_at = 0, begun = 0 WHERE is_listed AND NOT (site = ANY ($1::text[]))`;

const DUE = `
SELECT w.site FROM @watched AS w WHERE w.due_at <= @now_ms() AND NOT EXISTS (
  SELECT FROM @leases AS l WHERE l.site = w.site AND l.machine IS NOT NULL AND l.until > @now_ms()
)
ORDER BY w.due_at, w.site LIMIT $1`;

const BEGIN = `
WITH held AS (${HELD_LEASE})
UPDATE @watched SET begun = begun + 1,
  due_at = CASE WHEN begun < 2 THEN due_at
    ELSE @now_ms() + least(60000 * power(2, least(begun - 2, 20)), 3600000) END
WHERE site = $1 AND due_at <= @now_ms() AND EXISTS (SELECT FROM held)
RETURNING number`;

// What was asked for in the list meanwhile stands: a site that goes on has its turn at once.
const END = `
WITH held AS (${HELD_LEASE}),
ended AS (
  UPDATE @watched SET begun = 0,
    due_at = CASE WHEN $3::float8 IS NULL AND is_listed AND NOT is_paused THEN 0 ELSE $3 END
  WHERE site = $1 AND EXISTS (SELECT FROM held)
),
trimmed AS (DELETE FROM @watch_spent WHERE site = $1 AND day < $4 AND EXISTS (SELECT FROM held))
SELECT count(*) AS held FROM held`;

const TURNS = "SELECT site, number, due_at, begun FROM @watched ORDER BY site";

const SPENT = `
SELECT coalesce(sum(requests) FILTER (WHERE day = $3), 0)::float8 AS requests, coalesce(sum(bytes), 0)::float8 AS bytes
FROM @watch_spent WHERE site = $1 AND day BETWEEN $2 AND $3`;

const ADD = `
INSERT INTO @watch_spent AS s (site, day, requests, bytes) VALUES ($1, $2, $3, $4)
ON CONFLICT (site, day) DO UPDATE
  SET requests = s.requests + excluded.requests, bytes = s.bytes + excluded.bytes`;

/** Two months and a day: bytes are counted by the month. */
const KEPT_DAYS = 63;

/** Sites under watch in PostgreSQL. */
export class PostgresWatched implements WatchAgreement {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async version(): Promise<number> {
    const [row] = await this.#database.rows(versionRow, "SELECT version FROM @watch_list");
    return row!.version;
  }

  async list(): Promise<SitesList | null> {
    const [row] = await this.#database.rows(listRow, "SELECT text, version FROM @watch_list");
    return row!.version === 0 ? null : row!;
  }

  put({ text, sites }: NewSitesList, after: number): Promise<boolean> {
    const names = sites.map(({ name }) => name);
    const paused = sites.filter(({ isPaused }) => isPaused).map(({ name }) => name);
    return this.#database.transaction(async (statements) => {
      if ((await statements.run(REPLACE, [text, after])) === 0) return false;
      await statements.run(ENTER, [names, paused]);
      await statements.run(LEAVE, [names]);
      return true;
    });
  }

  async due(limit: number): Promise<string[]> {
    return (await this.#database.rows(siteRow, DUE, [limit])).map(({ site }) => site);
  }

  async begin({ site, fence }: SiteLease): Promise<Pick<SiteTurn, "number"> | null> {
    const [begun] = await this.#database.rows(numberRow, BEGIN, [site, fence]);
    return begun ?? null;
  }

  async end({ site, fence }: SiteLease, dueAt: Instant | null): Promise<boolean> {
    const before = dayOf(dueAt ?? instant(0)) - KEPT_DAYS;
    const [answer] = await this.#database.rows(heldRow, END, [site, fence, dueAt, before]);
    return answer!.held > 0;
  }

  async turns(): Promise<SiteTurn[]> {
    const rows = await this.#database.rows(turnRow, TURNS);
    return rows.map(({ site, number, due_at: dueAt, begun }) => ({ site, number, dueAt, begun }));
  }

  /** Nobody else takes of the site's budget while its lease stands, and nobody takes the lease before this is committed. */
  take(lease: SiteLease, wish: Parameters<WatchAgreement["take"]>[1]): Promise<BudgetPart | null> {
    const { site } = lease;
    return this.#underLease(lease, async (statements) => {
      const granted = grantOf({ ...wish, site }, await spentIn(statements, site, wish.at));
      await add(statements, { site, at: wish.at }, granted);
      return granted;
    });
  }

  async giveBack(lease: SiteLease, at: Instant, { requests, bytes }: BudgetPart): Promise<void> {
    const unspent = { requests: -requests, bytes: -bytes };
    await this.#underLease(lease, (statements) => add(statements, { site: lease.site, at }, unspent));
  }

  spent(site: string, at: Instant): Promise<BudgetPart> {
    return spentIn(this.#database, site, at);
  }

  #underLease<T>(
    { site, fence }: SiteLease,
    work: (statements: Statements) => Promise<T>,
  ): Promise<T | null> {
    return this.#database.transaction(async (statements) =>
      (await statements.run(HELD_LEASE, [site, fence])) > 0 ? work(statements) : null,
    );
  }
}

async function spentIn(statements: Statements, site: string, at: Instant): Promise<BudgetPart> {
  const [spent] = await statements.rows(spentRow, SPENT, [site, monthOf(at), dayOf(at)]);
  return spent!;
}

async function add(
  statements: Statements,
  { site, at }: { readonly site: string; readonly at: Instant },
  { requests, bytes }: BudgetPart,
): Promise<void> {
  await statements.run(ADD, [site, dayOf(at), requests, bytes]);
}
