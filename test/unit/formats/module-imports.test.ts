import { describe, expect, it } from "vitest";
import { moduleSpecifiers } from "../../../src/formats/html/module-imports.js";

const specifiers = (script: string): string[] => moduleSpecifiers(script).map(({ value }) => value);

describe("modules that a script names", () => {
  it.each([
    [`import "./a.js"`, ["./a.js"]],
    [`import a from "./a.js"; import * as b from './b.js'`, ["./a.js", "./b.js"]],
    [`import{a as b,c}from"./a.js";import d,{e}from"./b.js";`, ["./a.js", "./b.js"]],
    [`import a, { /* " */ b } // from "no"\n from "./a.js" with { type: "json" }`, ["./a.js"]],
    [
      `export * from "./a.js"; export * as n from "./b.js"; export{x}from"./c.js"`,
      ["./a.js", "./b.js", "./c.js"],
    ],
    [
      `const x = await import("./a.js"), y = import( /* c */ './b.js' , {}); import(\`./c.js\`)`,
      ["./a.js", "./b.js", "./c.js"],
    ],
    [`if (x) import("./a.js").then(f)`, ["./a.js"]],
    ["f(`${import('./a.js')} import './no.js' ${`${1}`}`); import './b.js'", ["./a.js", "./b.js"]],
    [`return /["'\`]/.test(x) ? import("./a.js") : 0`, ["./a.js"]],
    [`x = a / b; y = "c / d"; import "./a.js"`, ["./a.js"]],
    [`if (a) /'/.test(b); import "./a.js"`, ["./a.js"]],
    [`x = /[/'"]/; import "./a.js"`, ["./a.js"]],
  ])("%s", (script, expected) => {
    expect(specifiers(script)).toEqual(expected);
  });

  it.each([
    `"import './no.js'"`,
    `// import "./no.js"`,
    `/* import "./no.js" */`,
    "`import './no.js'`",
    `x.import("./no.js")`,
    `import(x + "./no.js")`,
    `import("./no" + x)`,
    "import(`./${no}.js`)",
    `import.meta.resolve("./no.js")`,
    `({ import: "./no.js" })`,
    `export const from = "./no.js"`,
    `export default "./no.js"`,
    `reimport("./no.js")`,
  ])("none: %s", (script) => {
    expect(specifiers(script)).toEqual([]);
  });

  it("stand where they are said to stand", () => {
    const script = `import a from "./a.js"; import("./b.js")`;
    for (const { start, end, value } of moduleSpecifiers(script))
      expect(script.slice(start, end)).toBe(value);
  });

  it.each([
    ["imports", "import "],
    ["dynamic imports", "import("],
    ["slashes", "=/["],
    ["quotes", `import"`],
    ["templates", "`${"],
    ["comments", "import/*"],
    ["exports", "export*"],
  ])("%s without end are read in one pass", (_, piece) => {
    expect(specifiers(piece.repeat(300_000)).length).toBeLessThanOrEqual(20_000);
  });
});
