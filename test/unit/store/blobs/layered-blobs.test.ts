// What lies beneath a directory is read as if it lay there, and never changed.
import { describe, expect, it } from "vitest";
import { LayeredBlobs } from "#store/blobs/layered-blobs.js";
import { MemoryBlobs } from "#store/index.js";

async function layered() {
  const [own, beneath] = [new MemoryBlobs(), new MemoryBlobs()];
  for (const key of ["warcs/a", "warcs/b"]) await beneath.put(key, Buffer.from(`beneath ${key}`));
  await own.put("warcs/b", Buffer.from("own"));
  await own.put("warcs/c", Buffer.from("own"));
  return { blobs: new LayeredBlobs(own, beneath), own, beneath };
}

async function textOf(blobs: Pick<LayeredBlobs, "open">, key: string): Promise<string | null> {
  const reader = await blobs.open(key);
  if (reader === null) return null;
  return String(await reader.read(0, reader.sizeBytes));
}

describe("blobs above others", () => {
  it("has the own where both have one, and lists each once, in order", async () => {
    const { blobs } = await layered();
    expect(await textOf(blobs, "warcs/a")).toBe("beneath warcs/a");
    expect(await textOf(blobs, "warcs/b")).toBe("own");
    expect(await textOf(blobs, "warcs/d")).toBeNull();
    const listed = await blobs.list("warcs/");
    expect(listed.map(({ key, sizeBytes }) => [key, sizeBytes])).toEqual([
      ["warcs/a", 15],
      ["warcs/b", 3],
      ["warcs/c", 3],
    ]);
  });

  it("shows what was deleted no more, and leaves it where it lies", async () => {
    const { blobs, beneath } = await layered();
    for (const key of ["warcs/a", "warcs/b"]) await blobs.delete(key);
    expect(await textOf(blobs, "warcs/a")).toBeNull();
    expect(await textOf(blobs, "warcs/b")).toBeNull();
    expect((await blobs.list("")).map(({ key }) => key)).toEqual(["warcs/c"]);
    expect(await textOf(beneath, "warcs/a")).toBe("beneath warcs/a");
    await blobs.put("warcs/a", Buffer.from("again"));
    expect(await textOf(blobs, "warcs/a")).toBe("again");
    expect((await blobs.list("")).map(({ key }) => key)).toEqual(["warcs/a", "warcs/c"]);
  });

  it("stamps every change on either side", async () => {
    const { blobs, beneath } = await layered();
    const stamps = new Set([await blobs.stamp("warcs")]);
    const changes = [
      () => beneath.put("warcs/z", Buffer.from("z")),
      () => blobs.put("warcs/y", Buffer.from("y")),
      () => blobs.delete("warcs/z"),
    ];
    for (const change of changes) {
      await change();
      stamps.add(await blobs.stamp("warcs"));
    }
    expect(stamps.size).toBe(4);
  });
});
