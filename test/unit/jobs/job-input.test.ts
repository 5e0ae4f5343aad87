// What may be asked for from a browser, and what is said of the rest.
import { describe, expect, it } from "vitest";
import { checkJobInput } from "#jobs/index.js";
import { jobArguments } from "#jobs/job-arguments.js";
import { newJob } from "#store/manage/job-states.js";
import { instant, type JsonValue } from "#model/index.js";

const URLS = ["https://a.example/"];
const GROUND = { dir: "/archive", allowPrivate: false };

function problems(kind: "survey" | "capture", input: unknown): [string, string][] {
  const checked = checkJobInput(kind, input);
  return checked.ok ? [] : checked.problems.map(({ field, message }) => [field, message]);
}

function argumentsOf(
  kind: string,
  input: JsonValue,
  resumes: string | null = null,
  ground = GROUND,
): string[] {
  return jobArguments(newJob(1, { kind, input, by: "anna", askedAt: instant(1) }), ground, resumes);
}

describe("an input", () => {
  it("is refused field by field, in the command line's words", () => {
    const options = { delay: "soon", maxPages: "0", exclude: ["("], scope: "surt", deadline: "none" };
    expect(problems("capture", { urls: ["example.org", ...URLS], options })).toEqual([
      ["urls", 'not a URL: "example.org" (did you mean https://example.org/?)'],
      ["delay", 'expected a duration like 250ms, 1s or 2m, got "soon"'],
      ["maxPages", 'expected a whole number above 0, got "0"'],
      ["exclude", 'not a regular expression: "(" (Unterminated group)'],
      ["scope", "SURT prefixes are given on the command line only"],
    ]);
    expect(problems("survey", { url: "  " })[0]![0]).toBe("url");
    expect(problems("capture", { urls: [], options: {} })[0]![0]).toBe("urls");
    expect(problems("capture", { urls: URLS, options: { delay: "1s" } })).toEqual([]);
  });

  it.each([
    "signKey",
    "cookieFile",
    "ca",
    "proxy",
    "notIn",
    "browserPath",
    "allowPrivate",
    "archive",
    "robots",
  ])("never chooses %s: files, keys and ways out are for those who start the server", (name) => {
    expect(checkJobInput("capture", { urls: URLS, options: { [name]: "x" } }).ok).toBe(false);
  });

  it("has nothing that is not known, and nothing without a bound", () => {
    for (const input of [
      null,
      7,
      { urls: URLS },
      { urls: URLS, options: {}, argv: ["--x"] },
      { urls: URLS, options: { delay: 5 } },
      { urls: Array.from({ length: 51 }, () => URLS[0]), options: {} },
      { urls: URLS, options: { exclude: Array.from({ length: 101 }, () => "x") } },
      { urls: [`https://a.example/${"x".repeat(5000)}`], options: {} },
    ])
      expect(checkJobInput("capture", input).ok).toBe(false);
  });
});

describe("the command line of a job", () => {
  it("holds every value with its flag, so that none is taken for another", () => {
    const input = { urls: URLS, options: { exclude: ["--sign-key=x", "b"], delay: "2s", maxPages: "9" } };
    expect(argumentsOf("capture", input)).toEqual([
      "capture",
      "--progress=none",
      "--archive=/archive",
      "--exclude=--sign-key=x",
      "--exclude=b",
      "--delay=2s",
      "--max-pages=9",
      "https://a.example/",
    ]);
  });

  it("goes on with the capture that was begun, and only then", () => {
    const resumed = ["capture", "--resume", "--capture=c1", "--progress=none", "--archive=/archive"];
    expect(argumentsOf("capture", { urls: URLS, options: {} }, "c1")).toEqual(resumed);
    expect(argumentsOf("resume", { captureId: "c1" })).toEqual(resumed);
    expect(argumentsOf("end", { captureId: "c1" })).toEqual([
      "captures",
      "cancel",
      "--archive=/archive",
      "c1",
    ]);
  });

  it("reaches private addresses only where the server was started so", () => {
    const input = { url: URLS[0]! };
    expect(argumentsOf("survey", input)).toEqual(["survey", "--json", URLS[0]]);
    const open = { ...GROUND, allowPrivate: true };
    expect(argumentsOf("survey", input, null, open)).toContain("--allow-private");
  });
});
