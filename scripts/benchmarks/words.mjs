// Figures in words: the table that a run ends with, and the part of docs/benchmarks.md that is made of the record.

/** Four digits at the most that mean something; whole numbers whole. */
export function number(value) {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
}

const times = (ratio) => ratio.toFixed(2);
const percent = (share) => `${share > 0 ? "+" : ""}${(100 * share).toFixed(0)} %`;

/** Lines of a table for the terminal, widths by what is in them. */
export function table(rows) {
  const head = ["", "", "today", "yardstick", "ratio", "aim", "recorded", ""];
  const cells = rows.map((row) => [
    row.name,
    row.what,
    `${number(row.ours)} ${row.unit}`,
    `${row.yardstick.name} ${number(row.yardstick.value)}`,
    times(row.ratio),
    row.aim === null ? "" : times(row.aim),
    row.last === null ? "new" : `${times(row.last.ratio)} (${percent(row.change)})`,
    [row.isMissed ? "MISSED" : "", row.isFallen ? "FALLEN" : ""].filter(Boolean).join(", "),
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...cells].map((line) => line[i].length)));
  return [head, ...cells].map((line) =>
    line
      .map((cell, i) => (i >= 2 && i <= 6 ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join("  ")
      .trimEnd(),
  );
}

const BEGIN = "<!-- figures on record: written by `npm run bench -- … --record` -->";
const END = "<!-- end of the figures on record -->";

/** docs/benchmarks.md with the figures of a record in place of those that it has. */
export function withFigures(text, recorded) {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error("docs/benchmarks.md has no place for figures");
  return `${text.slice(0, begin)}${BEGIN}\n\n${figuresOf(recorded)}${text.slice(end)}`;
}

/** The tables of a record. */
export function figuresOf(recorded) {
  return Object.entries(recorded)
    .map(([name, { figures }]) => `${section(name, figures)}\n`)
    .join("");
}

function section(name, figures) {
  const lines = figures.map(
    ({ what, ours, unit, yardstick, ratio, aim, taken }) =>
      `| ${what} | ${number(ours)} ${unit} | ${yardstick.name} ${number(yardstick.value)} | ${times(ratio)} | ${aim === null ? "" : times(aim)} | ${footnote(figures, taken)} |`,
  );
  const notes = runsOf(figures).map((run, i) => `${i + 1}. ${run}`);
  return [
    `### ${name}`,
    "",
    `\`npm run bench -- ${name}\``,
    "",
    "| what | ours | yardstick | ratio | aim | run |",
    "|---|---|---|---|---|---|",
    ...lines,
    "",
    ...notes,
    "",
  ].join("\n");
}

const runWords = ({ date, machine, node, commit, load, command }) =>
  `${date}, ${machine}, Node ${node}, version ${commit}, load ${load}: \`${command}\``;

function runsOf(figures) {
  return [...new Set(figures.map(({ taken }) => runWords(taken)))];
}

function footnote(figures, taken) {
  return String(runsOf(figures).indexOf(runWords(taken)) + 1);
}
