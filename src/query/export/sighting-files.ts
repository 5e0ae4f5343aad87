// The table of sightings: looks from the catalog meet what reports say of their pages. Both wait in the engine, which
// joins what no Map of ours could hold, and are written together; a report's rows stay until all looks of its capture
// are there.
import type { Capture, Sighting } from "#model/index.js";
import { keptForm, quoted } from "../engine/column.js";
import type { Engine } from "../engine/engine.js";
import { WaitingTable } from "../engine/waiting-table.js";
import type { PageRow } from "../tables/pages-table.js";
import {
  SIGHTING_COLUMNS,
  SIGHTING_KEY,
  sightingRow,
  WAITING_SIGHTINGS,
  WAITING_VERDICTS,
  type SightingRow,
} from "../tables/sightings-table.js";
import { MonthFiles, ROW_BOUNDS, type RowBounds, type WrittenTable } from "./month-files.js";

interface SightingTerms {
  readonly makeFolder: (name: string) => Promise<string>;
  readonly bounds?: RowBounds;
}

const VERDICTS = "verdicts";

/** Takes verdicts and sightings, capture by capture. */
export class SightingFiles {
  readonly #verdicts: WaitingTable<PageRow>;
  readonly #files: MonthFiles<SightingRow>;
  readonly #most: number;

  private constructor(verdicts: WaitingTable<PageRow>, files: MonthFiles<SightingRow>, most: number) {
    [this.#verdicts, this.#files, this.#most] = [verdicts, files, most];
  }

  static async make(
    engine: Engine,
    { makeFolder, bounds = ROW_BOUNDS }: SightingTerms,
  ): Promise<SightingFiles> {
    const verdicts = await WaitingTable.make(engine, VERDICTS, WAITING_VERDICTS);
    const files = new MonthFiles<SightingRow>({
      engine,
      table: "sightings",
      columns: WAITING_SIGHTINGS,
      selectFrom,
      makeFolder,
      bounds,
    });
    return new SightingFiles(verdicts, files, bounds.waiting);
  }

  /** All of a capture's come before its first sighting, and {@link endVerdicts} between them. */
  addVerdict(row: PageRow): Promise<void> {
    return this.#verdicts.add(row);
  }

  endVerdicts(): Promise<void> {
    return this.#verdicts.settle();
  }

  async add(sighting: Sighting, capture: Capture): Promise<void> {
    await this.#files.add(sightingRow(sighting, capture), sighting.times.sentAt);
  }

  /** Verdicts that no sighting waits for any more are forgotten now and then. */
  async endCapture(): Promise<void> {
    if (this.#verdicts.rows < this.#most) return;
    await this.#files.flush();
    await this.#verdicts.empty();
  }

  async finish(): Promise<WrittenTable> {
    const written = await this.#files.finish();
    await this.#verdicts.drop();
    return written;
  }
}

function selectFrom(waiting: string): string {
  const kept = SIGHTING_COLUMNS.map(keptForm).join(", ");
  const joined = `${waiting} LEFT JOIN ${quoted(VERDICTS)} USING (${SIGHTING_KEY.map(quoted).join(", ")})`;
  return `SELECT ${kept} FROM ${joined} ORDER BY url_surtkey, ${quoted("sent_at")}, capture, seq`;
}
