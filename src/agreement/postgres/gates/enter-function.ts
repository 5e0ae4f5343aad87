// How the database lets machines in: a function of its own, since each gate is looked at and changed under one lock, many
// gates in one question.

/** How long whoever waits is expected back after the instant at which he may be let in. */
const EXPECTED_BACK_MS = 2_000;

/** Whoever would be let in within this is let in now, and told how long to wait: most ask a moment too soon. */
const EARLY_MS = 100;

/**
 * A gate that nobody knows begins with what is kept of it: after a crash nobody is let in before whoever was in has had
 * the time to say so, and a pause after that. Of those who wait the one who asked first is let in next; his mark keeps
 * the others out for as long as he is expected back.
 */
export const ENTER_GATES = `
CREATE FUNCTION @enter_gates(names text[], turns text[], pauses float8[], sinces float8[], me text, patience float8)
RETURNS TABLE (gate text, is_entered boolean, is_held boolean, wait_ms float8, since float8, held float8, kept float8)
LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  g record;
  opened float8;
  now_at float8;
  free_at float8;
BEGIN
  SELECT opened_at INTO opened FROM @gate_hall;
  IF NOT FOUND THEN
    INSERT INTO @gate_hall (opened_at) VALUES (@now_ms()) ON CONFLICT DO NOTHING;
    opened := @now_ms();
  END IF;
  -- In the order of their names, so that two who ask for several never wait for each other.
  FOR asked IN
    SELECT * FROM unnest(names, turns, pauses, sinces) AS a (name, turn, pause, since) ORDER BY a.name COLLATE "C"
  LOOP
    LOOP
      SELECT * INTO g FROM @gates WHERE @gates.name = asked.name FOR UPDATE;
      EXIT WHEN FOUND;
      INSERT INTO @gates (name, held_back, left_pause)
        SELECT asked.name, coalesce(max(greatest(l.held_back, opened + patience + l.pause)), 0), coalesce(max(l.pause), 0)
        FROM @long_pauses AS l WHERE l.name = asked.name
        ON CONFLICT DO NOTHING;
    END LOOP;
    now_at := @now_ms();
    gate := asked.name;
    since := coalesce(nullif(asked.since, 0), now_at);
    is_held := g.is_in AND now_at < g.held_until;
    free_at := greatest(
      opened + patience + asked.pause,
      g.held_back,
      CASE WHEN g.is_in THEN g.held_until + greatest(g.turn_pause, asked.pause)
        ELSE g.left_at + greatest(g.left_pause, asked.pause) END
    );
    -- Whoever has just come may not know of the pause that was kept here before, and may die.
    kept := greatest(asked.pause, CASE WHEN g.is_in THEN g.turn_pause ELSE g.left_pause END);
    is_entered := true;
    held := 0;
    IF g.is_in AND g.turn = asked.turn THEN
      -- Was let in before, and the answer got lost.
      wait_ms := greatest(g.held_until - patience - now_at, 0);
      held := now_at + wait_ms + patience;
      UPDATE @gates SET held_until = held WHERE @gates.name = asked.name;
    ELSIF g.wanted_by NOT IN ('', me) AND now_at < g.wanted_until AND g.wanted_since < since THEN
      -- Somebody waits longer.
      is_entered := false;
      wait_ms := free_at - now_at;
    ELSIF now_at >= free_at - ${EARLY_MS} THEN
      wait_ms := greatest(free_at - now_at, 0);
      held := now_at + wait_ms + patience;
      UPDATE @gates SET turn = asked.turn, is_in = true, held_until = held, turn_pause = kept,
        wanted_by = '', wanted_until = 0 WHERE @gates.name = asked.name;
    ELSE
      is_entered := false;
      wait_ms := free_at - now_at;
      UPDATE @gates SET wanted_by = me, wanted_since = since,
        wanted_until = CASE WHEN is_held THEN now_at ELSE free_at END + ${EXPECTED_BACK_MS}
        WHERE @gates.name = asked.name;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
`;
