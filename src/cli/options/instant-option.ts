// Instants on the command line: ISO 8601, a day, or the 4 to 17 digits that archives use.
import { InvalidArgumentError } from "commander";
import { parseIso, parseTimestamp, type Instant } from "#model/index.js";

/** Reads an instant; a day alone means its beginning, UTC. */
export function instantOption(text: string): Instant {
  const at = parseTimestamp(text) ?? parseIso(text) ?? parseIso(`${text}T00:00:00Z`);
  if (at !== null) return at;
  throw new InvalidArgumentError("expected a time like 2026-11-15, 2026-11-15T12:31:07Z or 20261115123107");
}
