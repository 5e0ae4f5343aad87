// What `isochron --help` says without loading any verb is what all verbs, loaded, say of themselves.
import { expect, it } from "vitest";
import { buildProgram, outlineProgram } from "../../../../src/cli/main.js";
import { runCli, testIo } from "../../../support/test-io.js";

const whole = await buildProgram(testIo());

it("lists every verb in its own words", () => {
  expect(outlineProgram(testIo()).helpInformation()).toBe(whole.helpInformation());
});

it.each(["--help", "-h", "help"])("%s prints it", async (word) => {
  expect(await runCli([word])).toMatchObject({ code: 0, out: whole.helpInformation() });
});

it("says what a verb takes when it is asked behind `help`", async () => {
  const { code, out } = await runCli(["help", "cdx"]);
  expect(code).toBe(0);
  expect(out).toContain("--closest <time>");
});

it("suggests a verb for one that is nearly right", async () => {
  const { code, err } = await runCli(["captur"]);
  expect(code).toBe(2);
  expect(err).toContain("capture");
});
