// Figures in words: the table that a run ends with, and the page of docs that is made of the record.

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

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench -- <name> --record\` and \`npm run bench -- all --record\` (\`--large\` for the long ones) from what they measured; \`bench/recorded.json\` has the same for programs. Every figure stands beside a yardstick of the same run, a peer or a bare baseline, or beside a bound. The ratio is made so that more is better; the aim is the ratio that is to be reached. \`npm run bench -- all\` ends with today's figures beside these, and with exit code 1 where a ratio fell by more than 15 %. What the figures mean, how long ones were taken and what they were before is told in [notes](benchmarks.md).
`;

/** docs/benchmarks.md of a record. */
export function page(recorded) {
  return [
    INTRODUCTION,
    ...Object.entries(recorded).map(([name, { figures }]) => section(name, figures)),
  ].join("\n");
}

function section(name, figures) {
  const lines = figures.map(
    ({ what, ours, unit, yardstick, ratio, aim, taken }) =>
      `| ${what} | ${number(ours)} ${unit} | ${yardstick.name} ${number(yardstick.value)} | ${times(ratio)} | ${aim === null ? "" : times(aim)} | ${footnote(figures, taken)} |`,
  );
  const notes = runsOf(figures).map((run, i) => `${i + 1}. ${run}`);
  return [
    `## ${name}`,
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
