import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { settingsReference } from "#config/index.js";
import { buildProgram } from "../../../src/cli/main.js";
import { commandLineReference } from "../../../src/cli/reference.js";
import { testIo } from "../../support/test-io.js";

const page = (name: string): Promise<string> =>
  readFile(new URL(`../../../docs/guide/${name}`, import.meta.url), "utf8");

it("the page of settings is what the table says (npm run docs writes it)", async () => {
  expect(await page("settings.md")).toBe(settingsReference());
});

it("the page of the command line is what --help says (npm run docs writes it)", async () => {
  expect(await page("command-line.md")).toBe(commandLineReference(await buildProgram(testIo())));
});
