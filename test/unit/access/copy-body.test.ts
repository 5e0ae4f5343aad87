// What goes into a copy as a page is what is on record as that page, or it is not shown as it.
import { expect, it } from "vitest";
import { plainBody, textBody } from "#access/files/copy-body.js";
import { CopyPlan, type PlannedFile } from "#access/files/copy-plan.js";
import { fileFormOf } from "#access/files/file-form.js";
import { sha256Digest } from "#formats/index.js";
import type { PageUrl, Standing } from "#model/index.js";
import { collect } from "../../support/archives/archives.js";

const ON_RECORD = Buffer.from("<title>as it was</title>");
const OTHER = Buffer.from("<title>as it is not</title>");

function fileOf(contentType: string): PlannedFile {
  const url = "https://a.test/x" as PageUrl;
  const identity = { status: 200, location: null, contentType, contentDigest: sha256Digest(ON_RECORD) };
  const standing = { sighting: { outcome: { identity } } } as unknown as Standing;
  const form = fileFormOf(contentType, url, false);
  return { url, kind: "page", path: "site/a.test/x~.html", form, standing, target: null };
}

const context = { plan: new CopyPlan(), withScripts: false };

it.each(["text/html", "text/css", "text/plain"])("shows no other bytes as %s", async (contentType) => {
  const file = fileOf(contentType);
  const shown = await textBody(file, { contentType, pieces: [ON_RECORD] }, context);
  expect(typeof shown === "string" ? shown : Buffer.from(shown.bytes).toString()).toContain("as it was");
  expect(await textBody(file, { contentType, pieces: [OTHER] }, context)).toMatch(/not those on record/);
});

it("tells at the end of a long body whether it was that on record", async () => {
  const file = fileOf("image/png");
  const toldOf = async (pieces: Uint8Array[]): Promise<string | null> => {
    let told: string | null = "nothing";
    await collect(plainBody(file, { contentType: null, pieces }, (problem) => (told = problem)));
    return told;
  };
  expect(await toldOf([ON_RECORD.subarray(0, 5), ON_RECORD.subarray(5)])).toBe(null);
  expect(await toldOf([OTHER])).toMatch(/^damaged: /);
});

it.each([
  ["text/html", "/a", "html"],
  ["application/x-msdownload", "/setup.exe", "bin"],
  ["application/octet-stream", "/a.html", "bin"],
  ["application/octet-stream", "/a.PNG", "png"],
  [null, "/a.pdf?x=.exe", "pdf"],
  ["application/rss+xml", "/feed", "txt"],
  ["text/javascript", "/a.js", "txt"],
  ["constructor", "/a", "bin"],
])("%s at %s becomes .%s", (type, path, extension) =>
  expect(fileFormOf(type, `https://a.test${path}`, false).extensions[0]).toBe(extension),
);
