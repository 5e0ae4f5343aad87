// Questions that fall together go in one statement, and each gets its own answer.
import { expect, it } from "vitest";
import { Gathered } from "#agreement/postgres/gathered.js";

it("asks at once, gathers meanwhile, and answers each by itself", async () => {
  const batches: (readonly number[])[] = [];
  let release!: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const gathered = new Gathered<number, number>(async (questions) => {
    batches.push(questions);
    await gate;
    return questions.map((n) => n * 10);
  });
  const first = [gathered.ask(1), gathered.ask(2)];
  await Promise.resolve();
  await Promise.resolve();
  const later = Array.from({ length: 700 }, (_, i) => gathered.ask(i + 3));
  release();
  expect(await Promise.all([...first, ...later])).toEqual(
    Array.from({ length: 702 }, (_, i) => (i + 1) * 10),
  );
  expect(batches.map(({ length }) => length)).toEqual([2, 500, 200]);
});

it("tells everybody of a batch that failed, and goes on", async () => {
  let isBroken = true;
  const gathered = new Gathered<number, number>(async (questions) => {
    if (isBroken) throw new Error("broken");
    return questions;
  });
  const asked = await Promise.allSettled([gathered.ask(1), gathered.ask(2)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isBroken = false;
  expect(await gathered.ask(3)).toBe(3);
});
