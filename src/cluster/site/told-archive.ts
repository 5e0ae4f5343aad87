// The archive of a site in hand, as its run uses it: what the run says of itself is told to all machines, and what is
// asked of it is asked through the agreement.
import { IsochronError } from "#errors.js";
import type { Agreement, Archive, Catalog, ControlChannel, RunStatusStore, SiteLease } from "#ports/index.js";
import type { CaptureControl, JsonValue, RunStatus } from "#model/index.js";

/** Runs speak after every page; others look once in a while. */
const SAY_EVERY_MS = 1_000;

/** Tells the machines what a run says. */
export function toldArchive(
  archive: Archive,
  { board, control }: Pick<Agreement, "board" | "control">,
  lease: SiteLease,
): Archive {
  return { ...archive, catalog: toldCatalog(archive.catalog, board, lease), control: heard(control) };
}

/**
 * A run that is taken up goes on by what people want now: it never asks for anything itself. While the database is away it
 * goes on by what was wanted last, for as long as its site is held.
 */
function heard(control: ControlChannel): ControlChannel {
  const last = new Map<string, CaptureControl | null>();
  return {
    look: async (captureId) => {
      try {
        last.set(captureId, await control.look(captureId));
      } catch (error) {
        if (!(error instanceof IsochronError && error.code === "CLUSTER") || !last.has(captureId))
          throw error;
      }
      return last.get(captureId)!;
    },
    ask: async () => undefined,
  };
}

function toldCatalog(catalog: Catalog, board: Agreement["board"], lease: SiteLease): Catalog {
  const { captures, frontier, requisites, sightings, renderings } = catalog;
  const { refusals, rates, sketches, standing } = catalog;
  const stores = {
    captures,
    frontier,
    requisites,
    sightings,
    renderings,
    refusals,
    rates,
    sketches,
    standing,
  };
  const runStatus = toldStatus(catalog.runStatus, board, lease);
  return { ...stores, runStatus, keepLook: (look) => catalog.keepLook(look) };
}

function toldStatus(own: RunStatusStore, board: Agreement["board"], lease: SiteLease): RunStatusStore {
  let saidMs = -Infinity;
  let said: RunStatus["state"] | null = null;
  return {
    get: (captureId) => own.get(captureId),
    counts: (captureId) => own.counts(captureId),
    recent: (captureId, most) => own.recent(captureId, most),
    put: async (captureId, status) => {
      await own.put(captureId, status);
      if (status.state === said && performance.now() - saidMs < SAY_EVERY_MS) return;
      saidMs = performance.now();
      said = status.state;
      // Nobody waits for this word: that the site is lost is heard by whoever holds it.
      void board.say(lease, { captureId, status: status as unknown as JsonValue }).catch(() => undefined);
    },
  };
}
