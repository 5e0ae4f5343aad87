// Pages that stand for missing ones: a label beside a look counts only where the host's own answer bears it out.
import { sha256Digest } from "#formats/index.js";
import { missingPageText } from "#formats/html/missing-page-text.js";
import { hostOf, type PageUrl } from "#model/index.js";

/** What hosts were seen to show for a page that cannot exist. */
export class MissingPages {
  readonly #trialPath: string;
  readonly #texts = new Set<string>();

  constructor(captureId: string) {
    this.#trialPath = `/isochron-${captureId}-is-there-nothing-here`;
  }

  /** Takes an answer to a trial; only the capture's own question is one. */
  takeTrial(url: PageUrl, content: Uint8Array, contentType: string | null): void {
    if (new URL(url).pathname === this.#trialPath) this.#texts.add(keyOf(url, content, contentType));
  }

  /** Whether the content is what its host shows for missing pages. */
  has(url: PageUrl, content: Uint8Array, contentType: string | null): boolean {
    return this.#texts.size > 0 && this.#texts.has(keyOf(url, content, contentType));
  }
}

function keyOf(url: PageUrl, content: Uint8Array, contentType: string | null): string {
  return `${hostOf(url)} ${sha256Digest(Buffer.from(missingPageText(url, content, contentType)))}`;
}
