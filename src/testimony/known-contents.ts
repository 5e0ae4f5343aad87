// Which contents this testimony holds, so that one that its page had before is referred to and not stored again. What is
// forgotten here costs bytes, never truth: the content is stored once more.
import { createHash } from "node:crypto";
import { identityKey, type Digest, type Instant, type PageUrl, type VersionIdentity } from "#model/index.js";

/** A record that holds a content. */
export interface HoldingRecord {
  readonly id: string;
  readonly date: Instant;
}

/** About 50 MB. */
const MOST_CONTENTS = 200_000;

/** The contents kept last, by page, identity and payload: a revisit stands for the very bytes (WARC 1.1 section 6.7.2). */
export class KnownContents {
  readonly #most: number;
  readonly #records = new Map<string, HoldingRecord>();

  constructor(most = MOST_CONTENTS) {
    this.#most = most;
  }

  find(url: PageUrl, identity: VersionIdentity, payload: Digest): HoldingRecord | null {
    return this.#records.get(keyOf(url, identity, payload)) ?? null;
  }

  add(url: PageUrl, identity: VersionIdentity, payload: Digest, record: HoldingRecord): void {
    this.#records.set(keyOf(url, identity, payload), record);
    if (this.#records.size > this.#most) this.#records.delete(this.#records.keys().next().value!);
  }
}

function keyOf(url: PageUrl, identity: VersionIdentity, payload: Digest): string {
  const hash = createHash("sha256").update(`${url}\n${identityKey(identity)}\n${payload}`);
  return hash.digest("base64").slice(0, 24);
}
