// Secrets: where they come from, and in which forms they are found again.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSecrets, SECRET_PREFIX, SECRET_WORD, SecretValues } from "#formats/index.js";

const SECRET = 'pä$$ w"rd&<1>/é';
const secrets = new SecretValues(new Map([["PASS", SECRET]]));
const every = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const FORMS: readonly (readonly [string, string])[] = [
  ["itself", SECRET],
  ["in capitals", SECRET.toUpperCase()],
  ["encodeURIComponent", encodeURIComponent(SECRET)],
  ["encodeURI", encodeURI(SECRET)],
  ["a form's fields", new URLSearchParams({ p: SECRET }).toString()],
  ["every byte by percent", every(SECRET)],
  ["percent twice", encodeURIComponent(encodeURIComponent(SECRET))],
  ["JSON", JSON.stringify({ p: SECRET })],
  [
    "JSON in ASCII",
    JSON.stringify(SECRET).replace(
      /[^\x20-\x7e]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ),
  ],
  ["JSON in JSON", JSON.stringify(JSON.stringify(SECRET))],
  ["JSON with its slashes escaped", JSON.stringify(SECRET).replaceAll("/", "\\/")],
  ["HTML", SECRET.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")],
  ["HTML by numbers", Array.from(SECRET, (c) => `&#${c.codePointAt(0)};`).join("")],
  ["base64", Buffer.from(SECRET).toString("base64")],
  ["basic authentication", `Basic ${Buffer.from(`me:${SECRET}`).toString("base64")}`],
  ["base64 of more, by percent", encodeURIComponent(Buffer.from(`x${SECRET}yz`).toString("base64"))],
  ["base64url", Buffer.from(`ab${SECRET}`).toString("base64url")],
  ["hex", Buffer.from(SECRET).toString("hex")],
];

describe("a secret", () => {
  it.each(FORMS)("is found and masked: %s", (_, form) => {
    for (const text of [form, `before ${form} after`]) {
      expect(secrets.isIn(text)).toBe(true);
      expect(secrets.isIn(Buffer.from(text))).toBe(true);
      expect(secrets.isIn(secrets.maskedText(text))).toBe(false);
      const masked = secrets.maskedBytes(Buffer.from(text));
      expect(secrets.isIn(masked)).toBe(false);
      expect(masked).toHaveLength(Buffer.from(text).length);
    }
    expect(secrets.maskedText(`before ${SECRET} ünd after`)).toBe(`before ${SECRET_WORD} ünd after`);
  });

  it("is found in bytes of latin1, and other bytes stay as they are", () => {
    expect(secrets.isIn(Buffer.from(SECRET, "latin1"))).toBe(true);
    const other = Uint8Array.of(0, 255, 128, 7);
    expect(secrets.maskedBytes(other)).toBe(other);
    expect(secrets.maskedText("pä$$ word")).toBe("pä$$ word");
    expect(new SecretValues(new Map()).isIn("anything")).toBe(false);
  });

  it("is found whatever it is and whatever stands around it in base64", () => {
    const text = fc.string({ minLength: 6, maxLength: 16, unit: "binary" });
    const around = fc.string({ maxLength: 8, unit: "binary" });
    const found = fc.property(text, around, around, (value, before, after) => {
      fc.pre(!/[\ud800-\udfff]/u.test(before + value + after));
      const own = new SecretValues(new Map([["X", value]]));
      const whole = before + value + after;
      for (const form of [whole, encodeURIComponent(whole), JSON.stringify(whole)])
        expect(own.isIn(form)).toBe(true);
      expect(own.isIn(Buffer.from(whole).toString("base64"))).toBe(true);
    });
    fc.assert(found, { seed: 20261116, numRuns: 10 });
  });

  it("that is learned on the way is masked from then on; a rendering more knows it not yet, and tells what it learns", () => {
    const own = new SecretValues(new Map([["PASS", "hunter22"]]));
    own.learn("session-0123");
    own.learn("short");
    expect(own.maskedText("a session-0123 of short hunter22")).toBe(
      `a ${SECRET_WORD} of short ${SECRET_WORD}`,
    );
    const fresh = own.fresh();
    expect(fresh.isIn("session-0123")).toBe(false);
    expect(fresh.isIn("hunter22")).toBe(true);
    fresh.learn("session-4567");
    expect([fresh.isIn("session-4567"), own.isIn("session-4567")]).toEqual([true, true]);
  });

  it("that another one begins with is masked with it", () => {
    const two = new SecretValues(
      new Map([
        ["A", "hunter22"],
        ["B", "hunter22-and-more"],
      ]),
    );
    expect(two.maskedText("hunter22-and-more hunter22")).toBe(`${SECRET_WORD} ${SECRET_WORD}`);
  });
});

describe("secrets", () => {
  const environment = { [`${SECRET_PREFIX}ONE`]: "from the environment", TWO: "not ours" };

  it("come from a file, or else from the environment", () => {
    const file = { path: "secrets.txt", text: "# mine\n\nTWO = with = signs \r\nTHREE=third one\n" };
    const read = readSecrets(["ONE", "TWO"], { environment, file });
    expect([read.valueOf("ONE"), read.valueOf("TWO"), read.valueOf("THREE")]).toEqual([
      "from the environment",
      " with = signs ",
      null,
    ]);
  });

  it.each([
    ["missing", ["TWO"], undefined, /^secret TWO: nobody tells it; set ISOCHRON_SECRET_TWO, or write TWO=…/],
    ["too short", ["A"], "A=12345", /^secret A: has 5 characters; only one of 6 to 1000/],
    [
      "no line of ours",
      ["ONE"],
      "ONE=x\nhunter22",
      /^s\.txt, line 2: write NAME=value, the name in capitals$/,
    ],
  ])("are refused in one line that tells none: %s", (_, names, text, message) => {
    const file = text === undefined ? {} : { file: { path: "s.txt", text } };
    expect(() => readSecrets(names, { environment, ...file })).toThrow(message);
  });
});
