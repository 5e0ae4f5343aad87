// What is said to the gates in the database, many gates at a time. Names are taken in one order by all, so that two
// statements never wait for each other.
import { z } from "zod";
import type { Statements } from "../database.js";

/** Somebody who wants to be let in. */
export interface EnterQuestion {
  readonly name: string;
  /** Never used for another turn: whoever asks again after an answer that got lost is known by it. */
  readonly turn: string;
  readonly pauseMs: number;
  /** When he asked first, by the database's clock; 0 when this is the first time. */
  readonly since: number;
}

/** What he is told. */
export interface EnterAnswer {
  readonly isEntered: boolean;
  /** Whether somebody is in. */
  readonly isHeld: boolean;
  /** Until his turn begins where he is in, or could begin where nobody leaves before; below 0 where others wait longer. */
  readonly waitMs: number;
  readonly since: number;
  /** The longest pause that is known of the gate: after this it opens when its holder dies. */
  readonly keptMs: number;
  /** Until when the turn counts, by the database's clock, where it was given now. */
  readonly untilDbMs: number;
}

/** A turn in the database's words. */
export interface TurnWord {
  readonly name: string;
  readonly turn: string;
  readonly pauseMs: number;
}

const enterRow = z.object({
  gate: z.string(),
  is_entered: z.boolean(),
  is_held: z.boolean(),
  wait_ms: z.number(),
  since: z.number(),
  held: z.number(),
  kept: z.number(),
});
const renewRow = z.object({ turn: z.string(), held_until: z.number() });

const ENTER = "SELECT * FROM @enter_gates($1, $2, $3, $4, $5, $6)";

// What a crash has emptied is filled again by whoever is surely still in; a row that nobody has entered since has no turn.
const RENEW = `
INSERT INTO @gates AS g (name, turn, is_in, held_until, turn_pause, held_back)
SELECT name, turn, true, @now_ms() + $5, pause,
  coalesce((SELECT held_back FROM @long_pauses AS l WHERE l.name = a.name), 0)
FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[]) AS a (name, turn, pause, until)
WHERE @now_ms() < until ORDER BY name COLLATE "C"
ON CONFLICT (name) DO UPDATE
  SET turn = excluded.turn, is_in = true, held_until = excluded.held_until, turn_pause = excluded.turn_pause
  WHERE (g.turn = excluded.turn AND g.is_in) OR g.turn = ''
RETURNING turn, held_until`;

// A pause that is longer than everybody waits after a crash is kept, and written again only where it is another one.
const LEAVE = `
WITH told AS (
  SELECT * FROM unnest($1::text[], $2::text[], $3::float8[]) AS a (name, turn, pause) ORDER BY name COLLATE "C"
),
kept AS (
  INSERT INTO @long_pauses AS l (name, pause, held_back, told_at)
  SELECT name, pause, 0, @now_ms() FROM told WHERE pause > $4
  ON CONFLICT (name) DO UPDATE SET pause = excluded.pause, told_at = excluded.told_at
    WHERE abs(l.pause - excluded.pause) > 0.1 * l.pause
),
forgotten AS (
  DELETE FROM @long_pauses AS l USING told WHERE l.name = told.name AND told.pause <= $4 AND l.held_back < @now_ms()
)
INSERT INTO @gates AS g (name, turn, left_at, left_pause, held_back)
SELECT name, turn, @now_ms(), pause, coalesce((SELECT held_back FROM @long_pauses AS l WHERE l.name = told.name), 0) FROM told
ON CONFLICT (name) DO UPDATE
  SET turn = excluded.turn, is_in = false, left_at = @now_ms(), left_pause = excluded.left_pause
  WHERE (g.turn = excluded.turn AND g.is_in) OR g.turn = ''`;

const HOLD = `
WITH kept AS (
  INSERT INTO @long_pauses AS l (name, pause, held_back, told_at)
  SELECT $1, 0, @now_ms() + $2, @now_ms() WHERE $2 > $3
  ON CONFLICT (name) DO UPDATE
    SET held_back = greatest(l.held_back, excluded.held_back), told_at = excluded.told_at
),
before AS (
  SELECT greatest(l.held_back, coalesce(h.opened_at, @now_ms()) + $3 + l.pause) AS held_back
  FROM @long_pauses AS l LEFT JOIN @gate_hall AS h ON true WHERE l.name = $1
)
INSERT INTO @gates AS g (name, held_back)
SELECT $1, greatest(@now_ms() + $2, (SELECT held_back FROM before))
ON CONFLICT (name) DO UPDATE SET held_back = greatest(g.held_back, @now_ms() + $2)`;

const SWEEP = `
DELETE FROM @gates WHERE name IN (
  SELECT name FROM @gates
  WHERE greatest(left_at + left_pause, held_back, wanted_until) < @now_ms() - $1
    AND (NOT is_in OR held_until + turn_pause < @now_ms() - $1)
  LIMIT 10000 FOR UPDATE SKIP LOCKED
)`;

/** Whoever keeps a pause says so again. */
const SWEEP_LONG = "DELETE FROM @long_pauses WHERE greatest(told_at, held_back) < @now_ms() - $1";

/** The statements of one machine. */
export class GateStatements {
  readonly #database: Statements;
  readonly #me: string;
  readonly #patienceMs: number;
  /** How many were sent, for figures. */
  sent = 0;

  constructor(database: Statements, me: string, patienceMs: number) {
    this.#database = database;
    this.#me = me;
    this.#patienceMs = patienceMs;
  }

  async enter(asked: readonly EnterQuestion[]): Promise<EnterAnswer[]> {
    this.sent++;
    const values = [
      ...namesAndTurns(asked),
      asked.map(({ pauseMs }) => pauseMs),
      asked.map(({ since }) => since),
    ];
    const rows = await this.#database.rows(enterRow, ENTER, [...values, this.#me, this.#patienceMs]);
    const answers = new Map(rows.map((row) => [row.gate, row]));
    return asked.map(({ name }) => toAnswer(answers.get(name)!));
  }

  /** Until when each of these counts now, by its turn; what is not among them is lost. */
  async renew(
    turns: readonly (TurnWord & { readonly untilDbMs: number })[],
  ): Promise<ReadonlyMap<string, number>> {
    this.sent++;
    const rest = [turns.map(({ pauseMs }) => pauseMs), turns.map(({ untilDbMs }) => untilDbMs)];
    const values = [...namesAndTurns(turns), ...rest, this.#patienceMs];
    const rows = await this.#database.rows(renewRow, RENEW, values);
    return new Map(rows.map(({ turn, held_until: until }) => [turn, until]));
  }

  async leave(turns: readonly TurnWord[]): Promise<null[]> {
    this.sent++;
    const pauses = turns.map(({ pauseMs }) => pauseMs);
    await this.#database.run(LEAVE, [...namesAndTurns(turns), pauses, this.#patienceMs]);
    return turns.map(() => null);
  }

  async hold(name: string, forMs: number): Promise<void> {
    this.sent++;
    await this.#database.run(HOLD, [name, forMs, this.#patienceMs]);
  }

  /** Forgets gates at which nothing has been going on for so long, and long pauses that nobody keeps any more. */
  async sweep({ gatesMs, pausesMs }: { readonly gatesMs: number; readonly pausesMs: number }): Promise<void> {
    this.sent += 2;
    await this.#database.run(SWEEP, [gatesMs]);
    await this.#database.run(SWEEP_LONG, [pausesMs]);
  }
}

function namesAndTurns(asked: readonly Pick<TurnWord, "name" | "turn">[]): [string[], string[]] {
  return [asked.map(({ name }) => name), asked.map(({ turn }) => turn)];
}

function toAnswer(row: z.output<typeof enterRow>): EnterAnswer {
  return {
    isEntered: row.is_entered,
    isHeld: row.is_held,
    waitMs: row.wait_ms,
    since: row.since,
    keptMs: row.kept,
    untilDbMs: row.held,
  };
}
