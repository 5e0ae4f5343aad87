// What leads from page to page, and from code to page, leads somewhere.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const FOLDERS = ["docs", "src", "test", "bench", "scripts"];

function filesWith(...endings: string[]): string[] {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return [...readdirSync(ROOT), ...below].filter((name) => endings.includes(extname(name)));
}

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** The page without what is only shown: code. */
const proseOf = (file: string): string => read(file).replace(/^```[^]*?^```/gm, "");

/** Headings as the anchors that GitHub makes of them. */
function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading] of proseOf(file).matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Why a link of a page leads nowhere; `null` when it does not, or leads out of the repository. */
function problemOf(page: string, target: string): string | null {
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) return null;
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? page : join(dirname(page), decodeURI(path));
  const where = `${page}: ${target}`;
  if (relative("", file).startsWith("..") || !existsSync(join(ROOT, file))) return `${where} is not there`;
  if (anchor === undefined || extname(file) !== ".md") return null;
  return anchorsOf(file).has(anchor) ? null : `${where} has no such heading`;
}

/** All links of all pages. */
const links = filesWith(".md").flatMap((page) =>
  [
    ...proseOf(page)
      .replace(/`[^`\n]*`/g, "``")
      .matchAll(/\]\(<?([^)>\s]+)>?\)|^\[[^\]]+\]: (\S+)/gm),
  ].map(([, inline, reference]) => ({ page, target: (inline ?? reference)! })),
);

it("every relative link in every page leads to a file and a heading that are there", () => {
  expect(links.length).toBeGreaterThan(50);
  expect(links.flatMap(({ page, target }) => problemOf(page, target) ?? [])).toEqual([]);
});

it("the pages in the package lead to what is in it too", () => {
  const { files } = JSON.parse(read("package.json")) as { files: string[] };
  // npm ships these whatever the list says.
  const shipped = [...files, "README.md", "LICENSE", "package.json"];
  const isShipped = (file: string): boolean =>
    shipped.some((entry) => file === entry || file.startsWith(`${entry}/`));
  const astray = links
    .filter(({ page, target }) => isShipped(page) && !/^([a-z][a-z\d+.-]*:|#)/i.test(target))
    .filter(({ page, target }) => !isShipped(join(dirname(page), target.split("#")[0]!)));
  expect(links.some(({ page }) => page.startsWith("docs/guide/") && isShipped(page))).toBe(true);
  expect(astray).toEqual([]);
});

/** `src/{a,b-*}.ts` as the paths that it stands for; each may still hold stars. */
function spelledOut(path: string): string[] {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => spelledOut(`${before}${choice}${after}`));
}

/** Whether the path, in which a star stands for a part of the last name, is there. */
function isThere(path: string): boolean {
  if (!path.includes("*")) return existsSync(join(ROOT, path));
  const folder = join(ROOT, dirname(path));
  const name = new RegExp(`^${basename(path).replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
  return existsSync(folder) && readdirSync(folder).some((entry) => name.test(entry));
}

it("every path of a source, test or script that a page names is there", () => {
  const named = filesWith(".md").flatMap((page) =>
    [
      ...read(page).matchAll(/\bsrc\/[\w./{},*-]*[\w}*/]|(?<=`)(?:test|bench|scripts)\/[^`\s]+(?=`)/g),
    ].flatMap(([path]) => spelledOut(path).map((one) => ({ page, path: one }))),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

it("every page that code cites is there, and every section of the law of evidence that it cites", () => {
  const sources = filesWith(".ts", ".tsx", ".mjs");
  const rules = new Set(
    [...read("docs/evidence.md").matchAll(/^## (.+)$/gm)].map(([, rule]) => rule!.toLowerCase()),
  );
  const problems = sources.flatMap((file) => {
    const text = read(file);
    const pages = [...text.matchAll(/\bdocs\/[\w./-]+\.(?:md|json)\b/g)].map(([page]) => page);
    const cited = [...text.matchAll(/\(docs\/evidence\.md, ([^()\n]+)\)/g)].flatMap(([, list]) =>
      list!.split(", "),
    );
    return [
      ...pages.filter((page) => !existsSync(join(ROOT, page))).map((page) => `${file}: ${page}`),
      ...cited.filter((rule) => !rules.has(rule.toLowerCase())).map((rule) => `${file}: no rule ${rule}`),
    ];
  });
  expect(problems).toEqual([]);
});
