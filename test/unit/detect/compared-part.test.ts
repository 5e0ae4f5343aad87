// Versions of any length: a bounded part is compared, and what was left out is said and never called insignificant.
import { expect, it } from "vitest";
import { detectChange, diffVersions, MOST_COMPARED_BYTES } from "#detect/index.js";

const line = "<p>The ladder costs forty crowns and stands by the wall.</p>\n";
const long = (tail: string, head = "<title>Prices</title>"): Buffer =>
  Buffer.from(head + line.repeat(Math.ceil((2 * MOST_COMPARED_BYTES) / line.length)) + tail);
const types = { beforeType: "text/html", afterType: "text/html" };

it("reads no more than its part, however long the versions are", () => {
  const { rows } = diffVersions(long("<p>old</p>"), long("<p>new</p>"), types);
  expect(rows.length).toBeLessThan(MOST_COMPARED_BYTES / line.length + 10);
});

it("a difference in the part that is not read is never insignificant", () => {
  const { verdict, explanation } = detectChange(long("<p>old</p>"), long("<p>new</p>"), types);
  expect(verdict).toBe("major");
  expect(explanation).toMatch(
    /Only the first 1048576 of \d+ bytes were compared; the rest differs and was not read\.$/,
  );
});

it("a difference in the part that is read is judged, and the rest is said to be the same", () => {
  const { verdict, explanation } = detectChange(
    long("", "<title>Prices</title><!-- 1 -->"),
    long("", "<title>Prices</title><!-- 2 -->"),
    types,
  );
  expect(verdict).toBe("insignificant");
  expect(explanation).toMatch(/the rest is the same\.$/);
});

it("says nothing of it where all was compared, or the versions are the same", () => {
  expect(detectChange(Buffer.from(line), Buffer.from(`${line}x`), types).explanation).not.toContain(
    "Only the first",
  );
  expect(detectChange(long(""), long(""), types).verdict).toBe("identical");
});
