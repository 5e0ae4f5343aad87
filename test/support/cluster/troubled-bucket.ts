// A bucket that a test makes trouble in: what is put and when, what fails, and what waits.
import { IsochronError } from "#errors.js";
import type { Bucket, BucketContent } from "#ports/index.js";
import { MemoryBucket } from "#store/index.js";

/** What happens to a put before it reaches the bucket, or after. */
export type Trouble = (key: string) => void | Promise<void>;

/** A bucket in memory that can be troubled. */
export class TroubledBucket extends MemoryBucket implements Bucket {
  /** Keys in the order in which they were put. */
  readonly puts: string[] = [];
  readonly deleted: string[] = [];
  before: Trouble = () => undefined;
  after: Trouble = () => undefined;

  override async putOnce(key: string, content: BucketContent, signal?: AbortSignal) {
    await this.before(key);
    const put = await super.putOnce(key, content, signal);
    if (put === "put") this.puts.push(key);
    await this.after(key);
    return put;
  }

  override async delete(key: string): Promise<void> {
    this.deleted.push(key);
    await super.delete(key);
  }

  /** The text of an object. */
  async text(key: string): Promise<string> {
    const reader = (await this.open(key))!;
    return Buffer.from(await reader.read(0, reader.sizeBytes)).toString("utf8");
  }
}

/** What a bucket says that cannot be reached. */
export const outOfReach = (): never => {
  throw new IsochronError("CLUSTER", "the store is out of reach");
};
