// A file that its owner changes while it is in force: right plans take effect, wrong ones are told once.
import { expect, it } from "vitest";
import { UsageError } from "#errors.js";
import { PlanFile, type PlanSource } from "#watch/index.js";

/** A file in memory that counts how often it is read. */
class FakeSource implements PlanSource {
  readonly name = "sites.yaml";
  reads = 0;
  #text: string | null;
  #version = 0;

  constructor(text: string) {
    this.#text = text;
  }

  save(text: string | null): void {
    this.#text = text;
    this.#version++;
  }

  async stamp(): Promise<string | null> {
    return this.#text === null ? null : String(this.#version);
  }

  async text(): Promise<string> {
    this.reads++;
    if (this.#text === null) throw new UsageError("NOT_FOUND", "no file sites.yaml");
    return this.#text;
  }
}

const A = "sites:\n  - https://a.example/\n";
const B = "sites:\n  - https://b.example/\n";
const namesOf = (file: PlanFile): string[] => file.plan.sites.map(({ name }) => name);

it("a plan that is right takes effect, one that is wrong is told once and the old one stays", async () => {
  const source = new FakeSource(A);
  const file = await PlanFile.open(source);
  expect(namesOf(file)).toEqual(["a.example"]);
  expect(await file.reload()).toBeNull();
  expect(source.reads).toBe(1);
  source.save("sites:\n  - nonsense\n");
  expect(await file.reload()).toEqual({
    kind: "wrong",
    faults: ["sites.yaml:2:5: sites: 'nonsense' is not an http or https address"],
  });
  expect(await file.reload()).toBeNull();
  expect(namesOf(file)).toEqual(["a.example"]);
  source.save(B);
  expect(await file.reload()).toMatchObject({ kind: "changed", plan: file.plan, warnings: [] });
  expect(namesOf(file)).toEqual(["b.example"]);
});

it("says nothing where nothing is new: comments, or the same fault saved again", async () => {
  const source = new FakeSource(A);
  const file = await PlanFile.open(source);
  source.save(`# a comment\n${A}`);
  expect(await file.reload()).toBeNull();
  source.save("sites: [");
  expect((await file.reload())?.kind).toBe("wrong");
  source.save("sites: [");
  expect(await file.reload()).toBeNull();
  source.save(A);
  // The plan is the one in force, but whoever was told of faults is told that they are gone.
  expect((await file.reload())?.kind).toBe("changed");
});

it("outlives a file that is gone for a while, or empty while an editor writes it", async () => {
  const source = new FakeSource(A);
  const file = await PlanFile.open(source);
  source.save(null);
  expect(await file.reload()).toEqual({ kind: "wrong", faults: ["no file sites.yaml"] });
  expect(await file.reload()).toBeNull();
  source.save("");
  expect((await file.reload())?.kind).toBe("wrong");
  expect(namesOf(file)).toEqual(["a.example"]);
  source.save(B);
  expect((await file.reload())?.kind).toBe("changed");
});

it("a change between stamp and text is seen the next time", async () => {
  const source = new FakeSource(A);
  const file = await PlanFile.open(source);
  source.save(B);
  const stamp = source.stamp.bind(source);
  source.stamp = async () => {
    const before = await stamp();
    source.save(`${B}  - https://c.example/\n`);
    source.stamp = stamp;
    return before;
  };
  await file.reload();
  source.save(`${B}  - https://c.example/\n  - https://d.example/\n`);
  await file.reload();
  expect(namesOf(file)).toEqual(["b.example", "c.example", "d.example"]);
});

it("is not opened while it is wrong: all faults are told", async () => {
  const opened = PlanFile.open(new FakeSource("sites:\n  - x\n  - y\n"));
  await expect(opened).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringMatching(/^sites.yaml:2:5: .*\nsites.yaml:3:5: .*$/) as string,
  });
});
