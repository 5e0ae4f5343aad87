// How large a room may be: lines of a file, public members of a class, files of a folder; and every export says what it
// is. A part that outgrows these is two parts. `node scripts/rooms.mjs [ROOT]` prints one line per finding.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const MOST_LINES = 300;
const MOST_MEMBERS = 15;
const MOST_FILES = 25;

/** Let through while somebody divides them: this list must be empty soon, and a file that is in order must leave it. */
const KNOWN = [];

const ownRoot = fileURLToPath(new URL("../", import.meta.url));
const root = process.argv[2] ?? ownRoot;
const known = root === ownRoot ? KNOWN : [];

const folders = ["src", "test", "bench"].flatMap(foldersBelow);
const sources = folders
  .filter(({ name }) => /^src(\/|$)/.test(name))
  .flatMap(({ name, files }) =>
    files.filter((file) => /\.tsx?$/.test(file)).map((file) => `${name}/${file}`),
  );
const all = [...folders.flatMap(findingsInFolder), ...sources.flatMap(findingsInFile)];
const findings = [
  ...all.filter(({ file }) => !known.includes(file)),
  ...known
    .filter((file) => !all.some((finding) => finding.file === file))
    .map((file) => ({ file, what: "is in order", limit: "take it off the list in scripts/rooms.mjs" })),
];
for (const { file, what, limit } of findings) console.log(`${file}: ${what} (${limit})`);
process.exit(findings.length === 0 ? 0 : 1);

/** Data lies side by side as it comes. */
function foldersBelow(name) {
  if (/(^|\/)(fixtures|__snapshots__)$/.test(name)) return [];
  const entries = readdirSync(join(root, name), { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return [{ name, files }, ...below.flatMap((folder) => foldersBelow(`${name}/${folder.name}`))];
}

function findingsInFolder({ name, files }) {
  if (files.length <= MOST_FILES) return [];
  return [{ file: name, what: `${files.length} files side by side`, limit: `at most ${MOST_FILES}` }];
}

function findingsInFile(file) {
  const text = readFileSync(join(root, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return [...tooLong(file, text), ...tooWide(file, source), ...untold(file, source)];
}

function tooLong(file, text) {
  const lines = text.replace(/\n$/, "").split("\n").length;
  return lines > MOST_LINES ? [{ file, what: `${lines} lines`, limit: `at most ${MOST_LINES}` }] : [];
}

function tooWide(file, source) {
  return classesIn(source).flatMap((one) => {
    const size = publicNamesOf(one).size;
    if (size <= MOST_MEMBERS) return [];
    const what = `class ${one.name?.text ?? "without a name"} has ${size} public members`;
    return [{ file, what, limit: `at most ${MOST_MEMBERS}` }];
  });
}

function classesIn(node) {
  const below = [];
  ts.forEachChild(node, (child) => void below.push(...classesIn(child)));
  return ts.isClassLike(node) ? [node, ...below] : below;
}

/** Getter and setter, and the forms of an overloaded method, are one name; so are a constructor's `readonly x` and `x`. */
function publicNamesOf(one) {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const constructed = one.members
    .filter(ts.isConstructorDeclaration)
    .flatMap(({ parameters }) =>
      parameters.filter((parameter) => ts.isParameterPropertyDeclaration(parameter, parameter.parent)),
    );
  const named = [...one.members, ...constructed].filter(
    (member) =>
      member.name !== undefined &&
      !ts.isPrivateIdentifier(member.name) &&
      (ts.getCombinedModifierFlags(member) & hidden) === 0,
  );
  return new Set(
    named.map(
      (member) =>
        `${(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0 ? "static " : ""}${member.name.getText()}`,
    ),
  );
}

/** What an index.ts gives on is told where it is made; of an overloaded function one form tells for all. */
function untold(file, source) {
  if (file.endsWith("/index.ts")) return [];
  const told = new Map();
  for (const statement of source.statements) {
    if (!exported(statement)) continue;
    const doc = ts.getJSDocCommentsAndTags(statement).some(ts.isJSDoc);
    for (const name of namesOf(statement)) told.set(name, doc || told.get(name) === true);
  }
  return [...told]
    .filter(([, doc]) => !doc)
    .map(([name]) => ({ file, what: `${name} has no doc comment`, limit: "one for every export" }));
}

function exported(statement) {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return [statement.name?.text ?? "default"];
}
