// What the run put on record of documents that a browser showed; the last word on each counts.
import { strictJsonObject } from "#formats/index.js";

/** A rendering as recorded: any members, its document among them. */
export interface RecordedRendering {
  readonly said: Readonly<Record<string, unknown>>;
  /** Pages that it asked for. */
  readonly requests: readonly string[];
  /** Told by the process that ended the run: an earlier one may have been killed before it had filed it. */
  readonly isFinal: boolean;
}

/** Renderings by document. */
export class RecordedRenderings {
  readonly byDocument = new Map<string, RecordedRendering>();

  /** Takes one, where there is one; `false` when it cannot be read. */
  take(text: string | undefined): boolean {
    if (text === undefined) return true;
    const said = strictJsonObject(text);
    const { document, requests } = said ?? {};
    if (!said || typeof document !== "string" || !Array.isArray(requests)) return false;
    if (!requests.every((url): url is string => typeof url === "string")) return false;
    this.byDocument.set(document, { said, requests, isFinal: true });
    return true;
  }

  /** Another process goes on: it writes down again what it knows of. */
  resume(): void {
    for (const [document, told] of this.byDocument)
      this.byDocument.set(document, { ...told, isFinal: false });
  }
}
