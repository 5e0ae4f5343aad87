import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { ERROR_CODES } from "#errors.js";

const page = await readFile(new URL("../../../docs/guide/errors.md", import.meta.url), "utf8");
const sections = page.split(/^## /m).slice(1);
const codeOf = (section: string): string | undefined => /^`([^`]+)`\n/.exec(section)?.[1];

it("the page of errors has a section for every code, and none for a code that does not exist", () => {
  const listed = sections.flatMap((section) => codeOf(section) ?? []);
  expect(listed).toEqual(Object.keys(ERROR_CODES));
});

it.each(Object.entries(ERROR_CODES))("the section of %s gives its exit code", (code, { exit }) => {
  const section = sections.find((one) => codeOf(one) === code);
  expect(section).toMatch(new RegExp(`^\`${code}\`\n\nExit ${exit}\\. `));
});
