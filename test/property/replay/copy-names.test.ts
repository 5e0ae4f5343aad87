// Names of files of a copy, for thousands of addresses of the worst kind: one for each, on every file system.
import fc from "fast-check";
import { expect, it } from "vitest";
import { copyPath, relativePath } from "#access/files/file-name.js";
import { parsePageUrl, type PageUrl } from "#model/index.js";
import { requireCopyPath } from "#store/copy/copy-path.js";

const NASTY = [
  ..."a A b index INDEX index.html Index.html index.htm con CON con.html aux nul.txt com1 lpt9.png".split(
    " ",
  ),
  ..."a.html a.HTML a~ a~.html ~ .htaccess ... a. a.. %2e%2e %2E ..%2f ..%5c %00 %0a %20 a%20 %7e".split(" "),
  ..."é e\u0301 %C3%A9 %c3%a9 ﬁ fi ß ẞ İ i ı K k desktop.ini autorun.inf long~x a:b a|b a*b a\"b a<b a'b".split(
    " ",
  ),
  ..."v1.0 v1.0~ a+b -rf _ __proto__ constructor toString LONG~1.HTM a.html~ a.php a.php~.html".split(" "),
  "x".repeat(60),
  "x".repeat(61),
  "x".repeat(255),
  "X".repeat(900),
  "",
];
const HOSTS = [
  "a.test",
  "A.test",
  "a.test:8080",
  "a.test.",
  "con",
  "xn--e1afmkfd.test",
  "[::1]",
  "127.0.0.1",
  "a-test",
];
const EXTENSIONS = [["html", "htm"], ["png"], ["jpg", "jpeg"], ["txt"], ["css"], ["bin"]];

const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
);
const address = fc
  .tuple(
    fc.constantFrom("http", "https"),
    fc.constantFrom(...HOSTS),
    fc.array(part, { maxLength: 5 }),
    fc.oneof(
      fc.constant(""),
      fc.constantFrom("?", "?a", "?A", "?a=1&b=/../x", "?a~"),
      part.map((p) => `?${p}`),
    ),
  )
  .map(([scheme, host, parts, query]) => parsePageUrl(`${scheme}://${host}/${parts.join("/")}${query}`))
  .filter((url): url is PageUrl => url !== null);
const named = fc.tuple(address, fc.constantFrom(...EXTENSIONS));

/** As the most forgetful of file systems sees a name: neither case nor composition nor trailing dots and spaces. */
const seen = (path: string): string =>
  path
    .normalize("NFKD")
    .toLowerCase()
    .split("/")
    .map((one) => one.replace(/[. ]+$/, ""))
    .join("/");

it("gives every address a name of its own, also where case and composition are lost", () => {
  const byName = new Map<string, string>();
  const folders = new Set<string>();
  fc.assert(
    fc.property(named, ([url, extensions]) => {
      const path = copyPath(url, extensions);
      const key = seen(path);
      expect([path, byName.get(key) ?? url]).toEqual([path, url]);
      byName.set(key, url);
      const parts = key.split("/");
      for (let i = 1; i < parts.length; i++) folders.add(parts.slice(0, i).join("/"));
    }),
    { seed: 56, numRuns: 8000 },
  );
  expect(byName.size).toBeGreaterThan(3000);
  // No file stands where a directory must.
  expect([...folders].filter((folder) => byName.has(folder))).toEqual([]);
});

it("gives names that Windows, macOS and Linux take, inside the copy, and with the right extension", () => {
  fc.assert(
    fc.property(named, ([url, extensions]) => {
      const path = copyPath(url, extensions);
      expect(path).toBe(copyPath(url, extensions));
      expect(requireCopyPath(path)).toBe(path);
      expect(path).toMatch(/^site\/[\x21-\x7e]+$/);
      expect(path).not.toMatch(/[<>:"\\|?*%]|\/\.|\.\/|[. ]$|\/-/);
      expect(path.length).toBeLessThanOrEqual(150);
      for (const one of path.split("/")) expect(one).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
      expect(extensions).toContain(path.slice(path.lastIndexOf(".") + 1));
    }),
    { seed: 57, numRuns: 1500 },
  );
});

it("leads from any file to any other", () => {
  fc.assert(
    fc.property(named, named, ([from, a], [to, b]) => {
      const [own, other] = [copyPath(from, a), copyPath(to, b)];
      const base = `file:///some/folder/${own}`;
      expect(new URL(relativePath(own, other), base).pathname).toBe(`/some/folder/${other}`);
    }),
    { seed: 58, numRuns: 2000 },
  );
});

it("keeps plain names as they are", () => {
  const html = ["html", "htm"];
  const name = (url: string, extensions = html): string => copyPath(url as PageUrl, extensions);
  expect(name("https://a.test/")).toBe("site/a.test/index.html");
  expect(name("https://a.test/news/today.html")).toBe("site/a.test/news/today.html");
  expect(name("https://a.test/about")).toBe("site/a.test/about~.html");
  expect(name("http://a.test:81/x.png", ["png"])).toBe("site/a.test+http+81/x.png");
  expect(name("https://a.test/v1.0/x.png", ["png"])).toBe("site/a.test/v1.0~/x.png");
  expect(name("https://a.test/Main_Page")).toMatch(/^site\/a\.test\/Main_Page~[0-9a-v]{20}\.html$/);
  expect(name("https://a.test/s?q=1")).toMatch(/^site\/a\.test\/s~[0-9a-v]{20}\.html$/);
});
