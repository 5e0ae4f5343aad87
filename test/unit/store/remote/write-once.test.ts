// A store that replaces what is there is found out, and nothing is left in one that does not.
import { expect, it } from "vitest";
import type { BucketContent } from "#ports/index.js";
import { MemoryBucket } from "#store/remote/memory-bucket.js";
import { requireWriteOnce } from "#store/remote/write-once.js";

it("takes a store that writes once, and leaves nothing in it", async () => {
  const bucket = new MemoryBucket();
  await requireWriteOnce(bucket);
  expect(await keysOf(bucket)).toEqual([]);
});

class Replacing extends MemoryBucket {
  override async putOnce(key: string, content: BucketContent): Promise<"put" | "exists"> {
    await this.delete(key);
    return super.putOnce(key, content);
  }
}

/** Tells the truth only about what it did not do. */
class Lying extends Replacing {
  #isFirst = true;

  override async putOnce(key: string, content: BucketContent): Promise<"put" | "exists"> {
    await super.putOnce(key, content);
    const outcome = this.#isFirst ? "put" : "exists";
    this.#isFirst = false;
    return outcome;
  }
}

class Forgetful extends MemoryBucket {
  override async *list(): AsyncGenerator<never> {}
}

it.each([
  ["replaces", new Replacing(), "replaces objects in spite of If-None-Match"],
  ["replaces and says it did not", new Lying(), "replaces objects in spite of If-None-Match"],
  ["lists late", new Forgetful(), "does not list what was just put"],
])("refuses one that %s", async (_, bucket, words) => {
  await expect(requireWriteOnce(bucket)).rejects.toMatchObject({
    code: "CLUSTER",
    message: expect.stringContaining(words),
  });
  expect(await keysOf(bucket)).toEqual([]);
});

async function keysOf(bucket: MemoryBucket): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket.list("")) keys.push(key);
  return keys;
}
