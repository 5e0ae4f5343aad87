import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { certificateSchema } from "#verify/index.js";

it("is published exactly as the verifier uses it", () => {
  const published = readFileSync(new URL("../../../docs/certificate.schema.json", import.meta.url), "utf8");
  expect(JSON.parse(published)).toEqual(certificateSchema());
});
