// The tables of a cluster. Each step only adds, so that machines of the version before go on beside those of this one;
// what is written here once is never changed, since databases have it. Instants are Unix milliseconds of the database's
// clock, to a fraction.

import { ENTER_GATES } from "./gates/enter-function.js";

/** One step: what it adds, and the oldest version of the tables that a program must know to go on beside it. */
export interface SchemaStep {
  readonly sql: string;
  readonly oldestReader: number;
}

const TIME = `
CREATE FUNCTION @now_ms() RETURNS float8 LANGUAGE sql VOLATILE PARALLEL SAFE
  AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 $$;
`;

const FACTS = `
CREATE TABLE @facts (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  id text NOT NULL,
  store text NOT NULL,
  key_sha256 text NOT NULL
);
`;

// Rows are changed every few seconds: room in their pages keeps those changes small.
const LEASES = `
CREATE TABLE @leases (
  site text PRIMARY KEY,
  fence bigint NOT NULL,
  next_fence bigint NOT NULL,
  machine text,
  until float8 NOT NULL
) WITH (fillfactor = 50);
`;

// What changed last is counted in one row: whoever changes it next waits for the commit of whoever changed it before, so
// that numbers become visible in their order and none is missed by who asks what changed since.
const OBJECTS = `
CREATE TABLE @objects (
  site text NOT NULL,
  name text NOT NULL COLLATE "C",
  key text NOT NULL,
  size_bytes bigint NOT NULL,
  sha256 text NOT NULL,
  PRIMARY KEY (site, name)
);
CREATE TABLE @changes (
  site text PRIMARY KEY,
  seq bigint NOT NULL
);
CREATE INDEX changes_by_seq ON @changes (seq);
CREATE TABLE @change_count (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  last bigint NOT NULL
);
INSERT INTO @change_count (last) VALUES (0);
`;

const MACHINES = `
CREATE TABLE @machines (
  name text PRIMARY KEY COLLATE "C",
  software text NOT NULL,
  started_at float8 NOT NULL,
  sites text NOT NULL,
  most_sites integer NOT NULL,
  figures text NOT NULL,
  seen_at float8 NOT NULL,
  is_draining boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50);
CREATE UNLOGGED TABLE @board (
  site text PRIMARY KEY COLLATE "C",
  fence bigint NOT NULL,
  capture_id text NOT NULL,
  at float8 NOT NULL,
  status text NOT NULL
) WITH (fillfactor = 50);
`;

const CONTROL = `
CREATE TABLE @control (
  capture_id text PRIMARY KEY,
  want text NOT NULL
);
CREATE TABLE @control_edits (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  capture_id text NOT NULL REFERENCES @control,
  edit text NOT NULL
);
CREATE INDEX control_edits_by_capture ON @control_edits (capture_id, no);
`;

const QUEUE = `
CREATE TABLE @jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  input text NOT NULL,
  asked_by text NOT NULL,
  asked_at bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  started_at bigint,
  ended_at bigint,
  capture_id text,
  cancel_asked boolean NOT NULL DEFAULT false,
  why text,
  result text NOT NULL DEFAULT 'null',
  log text NOT NULL DEFAULT '[]',
  fence bigint NOT NULL DEFAULT 0,
  holder text,
  held_until bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE INDEX jobs_open ON @jobs (id) WHERE state IN ('waiting', 'running');
CREATE TABLE @acts (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at bigint NOT NULL,
  who text NOT NULL,
  what text NOT NULL,
  about text NOT NULL,
  outcome text NOT NULL
);
`;

// Gates are written at each request and worth nothing after a crash, when PostgreSQL empties them: that nobody has opened
// the hall says so, also on a copy that takes the server's place. Pauses that are longer than what everybody waits then
// are kept.
const GATES = `
CREATE UNLOGGED TABLE @gate_hall (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  opened_at float8 NOT NULL
);
INSERT INTO @gate_hall (opened_at) VALUES (0);
CREATE UNLOGGED TABLE @gates (
  name text PRIMARY KEY,
  turn text NOT NULL DEFAULT '',
  is_in boolean NOT NULL DEFAULT false,
  held_until float8 NOT NULL DEFAULT 0,
  turn_pause float8 NOT NULL DEFAULT 0,
  left_at float8 NOT NULL DEFAULT 0,
  left_pause float8 NOT NULL DEFAULT 0,
  held_back float8 NOT NULL DEFAULT 0,
  wanted_by text NOT NULL DEFAULT '',
  wanted_since float8 NOT NULL DEFAULT 0,
  wanted_until float8 NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
CREATE TABLE @long_pauses (
  name text PRIMARY KEY,
  pause float8 NOT NULL,
  held_back float8 NOT NULL,
  told_at float8 NOT NULL
);
`;

// Numbers are those of jobs: ids of captures end with one or the other, and no two may be alike.
const WATCH = `
CREATE TABLE @watch_list (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  text text NOT NULL,
  version bigint NOT NULL
);
INSERT INTO @watch_list (text, version) VALUES ('', 0);
CREATE TABLE @watched (
  site text PRIMARY KEY COLLATE "C",
  number bigint NOT NULL DEFAULT nextval(pg_get_serial_sequence('@jobs', 'id')),
  is_listed boolean NOT NULL,
  is_paused boolean NOT NULL,
  due_at float8,
  begun integer NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE INDEX watched_by_due ON @watched (due_at, site);
CREATE TABLE @watch_spent (
  site text NOT NULL,
  day integer NOT NULL,
  requests bigint NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (site, day)
) WITH (fillfactor = 50);
`;

/** In their order; a database has the first so many of them. */
export const SCHEMA_STEPS: readonly SchemaStep[] = [
  {
    sql: [TIME, FACTS, LEASES, OBJECTS, MACHINES, CONTROL, QUEUE, GATES, ENTER_GATES].join(""),
    oldestReader: 1,
  },
  { sql: WATCH, oldestReader: 1 },
];
