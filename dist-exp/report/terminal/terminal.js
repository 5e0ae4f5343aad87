// The terminal's report: what was proved, what was not and why, and where the files are.
import { count, duration, fullTime, pagesWord, percent, size } from "#chart/index.js";
import { cannotProveOf, VERDICT_MEANING, VERDICTS, pageLabel, } from "#model/index.js";
import { printable } from "#formats/index.js";
import { endTableLines } from "./terminal-end-tables.js";
import { ink, shorten, wrap } from "./terminal-text.js";
import * as words from "../wording.js";
const INDENT = "  ";
const LABEL_WIDTH = 13;
/** The whole report as text that ends with a line end. */
export function renderTerminal(report, options) {
    const page = {
        report,
        width: Math.max(60, Math.min(options.width, 120)),
        ink: ink(options.colour),
    };
    const sections = [
        headlineSection(page),
        factsSection(page),
        // Looks of a watch are proved at no moment: tables of what is would be full of nothing.
        ...(!words.speaksOfMoment(report) ? [] : [classesSection(page), verdictsSection(page)]),
        refusalsSection(page),
        endTableLines(report).flatMap(([label, text]) => labelled(page, label, text)),
        ...(!words.speaksOfMoment(report) ? [] : [notSharpSection(page, options.mostPages ?? 5)]),
        changesSection(page, options.mostPages ?? 5),
        filesSection(page, options.files ?? []),
        cannotProveSection(page),
    ];
    return `${sections
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join("\n"))
        .join("\n\n")}\n`;
}
function headlineSection({ report, width, ink: style }) {
    const lines = wrap(words.headline(report), width - 2).map((line) => INDENT + style.strong(line));
    if (report.imported || !words.speaksOfMoment(report))
        return lines;
    const unproved = words.scriptBuiltSentence(report);
    const warning = unproved === null ? [] : wrap(`Beware: ${unproved}`, width - 2);
    return [
        ...lines,
        INDENT + bar(report, Math.min(50, width - 4), style),
        ...warning.map((line) => INDENT + style.warn(line)),
    ];
}
function bar(report, width, style) {
    const filled = report.all.pages === 0 ? 0 : Math.floor((report.all.sharp / report.all.pages) * width);
    return style.good("█".repeat(filled)) + style.faint("░".repeat(width - filled));
}
function factsSection(page) {
    const { report } = page;
    const took = duration(report.finishedAt - report.startedAt);
    const facts = [
        ["site", printable(report.site)],
        ["as of", words.speaksOfMoment(report) ? fullTime(report.asOf) : null],
        ["told by", report.testimony ? printable(report.testimony.by) : null],
        ["time point", words.plannedTimePoint(report)],
        ["planner", words.expectation(report)],
        ["browser", words.renderedSentence(report)],
        ["capture", printable(report.capture)],
        ...courseOf(report, took),
        ...report.notes.map((note) => ["note", printable(note)]),
    ];
    return facts.flatMap(([label, value]) => (value === null ? [] : labelled(page, label, value)));
}
function courseOf(report, took) {
    if (report.testimony)
        return [["taken", `${fullTime(report.startedAt)}, ${size(report.bytes)} stored`]];
    if (report.imported)
        return [
            ["records", `${count(report.requests)} of pages, from ${fullTime(report.startedAt)} on, over ${took}`],
        ];
    return [
        ["took", `${took}, ${count(report.requests)} requests for pages, ${size(report.bytes)} stored`],
        ["strategy", `${printable(report.strategy)}, ${report.delayMs} ms between requests to a host`],
    ];
}
function labelled({ width, ink: style }, label, text) {
    return wrap(text, width - 2 - LABEL_WIDTH).map((line, i) => INDENT + style.faint((i === 0 ? label : "").padEnd(LABEL_WIDTH)) + line);
}
function classesSection({ report, width, ink: style }) {
    const head = ["", "pages", "sharp", "", "attested", "possible"];
    const row = (cells) => INDENT +
        [
            cells[0].padEnd(LABEL_WIDTH),
            ...cells.slice(1).map((cell, i) => cell.padStart([7, 7, 9, 10, 10][i])),
        ].join("");
    const rows = words
        .classesOf(report)
        .filter(([, figures]) => figures.pages > 0)
        .map(([name, figures]) => row([
        name,
        count(figures.pages),
        count(figures.sharp),
        percent(figures.sharp, figures.pages),
        count(figures.attested),
        count(figures.possible),
    ]));
    const bodies = wrap(words.bodiesSentence(report) ?? "", width - 2).filter((line) => line !== "");
    return rows.length === 0 ? [] : [style.faint(row(head)), ...rows, ...bodies.map((line) => INDENT + line)];
}
function verdictsSection(page) {
    const { report, width, ink: style } = page;
    return VERDICTS.filter((verdict) => report.verdicts[verdict] > 0).flatMap((verdict) => {
        const amount = count(report.verdicts[verdict]).padStart(7);
        const name = paint(style, verdict)(verdict.padEnd(LABEL_WIDTH));
        return wrap(VERDICT_MEANING[verdict], width - LABEL_WIDTH - 11).map((line, i) => i === 0 ? `${INDENT}${name}${amount}  ${line}` : " ".repeat(LABEL_WIDTH + 11) + line);
    });
}
function paint(style, verdict) {
    if (verdict === "sharp")
        return style.good;
    if (verdict === "attested" || verdict === "seen")
        return style.faint;
    return verdict === "failed" || verdict === "blocked" ? style.bad : style.warn;
}
/** What was not asked for, by code, and what else is to be known of pages. */
function refusalsSection(page) {
    const refusals = words.refusalsOf(page.report);
    const labels = words.labelsOf(page.report);
    if (refusals.length + labels.length === 0)
        return [];
    return [
        ...(refusals.length > 0 ? [page.ink.strong(`${INDENT}Not asked for`)] : []),
        ...refusals.flatMap(({ code, figures, meaning }) => labelled(page, "", `${code}: ${figures} (${meaning})`)),
        ...labels.flatMap(({ label, pages, meaning }) => labelled(page, "label", `${label}: ${pagesWord(pages)} (${meaning})`)),
    ];
}
/** Pages with the same verdict and reason stand together, the greatest group first. */
function notSharpSection(page, most) {
    const pages = words.notSharp(page.report);
    if (pages.length === 0)
        return [];
    const groups = new Map();
    for (const one of pages) {
        const key = JSON.stringify([one.verdict, one.reason]);
        const group = groups.get(key);
        if (group)
            group.push(one);
        else
            groups.set(key, [one]);
    }
    const ordered = [...groups.values()].sort((a, b) => b.length - a.length);
    const unlisted = ordered.slice(most).reduce((sum, group) => sum + group.length, 0);
    return [
        page.ink.strong(`${INDENT}Not sharp: ${pagesWord(pages.length)}`),
        ...ordered.slice(0, most).flatMap((group) => describeGroup(page, group, most)),
        ...moreLine(page, unlisted, INDENT),
    ];
}
function describeGroup(page, group, most) {
    const { width, ink: style } = page;
    const { verdict, reason } = group[0];
    const why = printable(reason ?? VERDICT_MEANING[verdict]);
    const inner = " ".repeat(LABEL_WIDTH + 2);
    const [first = "", ...rest] = wrap(`${count(group.length)} × ${why}`, width - inner.length);
    return [
        INDENT + paint(style, verdict)(verdict.padEnd(LABEL_WIDTH)) + first,
        ...rest.map((line) => inner + line),
        ...group
            .slice(0, most)
            .map(({ url }) => inner + style.faint(shorten(printable(pageLabel(url)), width - inner.length))),
        ...moreLine(page, group.length - most, inner),
    ];
}
/** What differed, and whether it matters: the gravest first. */
function changesSection(page, most) {
    const { report, width, ink: style } = page;
    const sentence = words.changesSentence(report);
    if (sentence === null)
        return [];
    const scrubbed = words.scrubbedSentence(report);
    const pages = words.judgedPages(report).filter(({ change }) => change.verdict !== "insignificant");
    const inner = " ".repeat(LABEL_WIDTH + 2);
    return [
        style.strong(`${INDENT}What changed`),
        ...wrap(sentence, width - 4).map((line) => INDENT + line),
        ...(scrubbed === null ? [] : wrap(`${scrubbed} (rule set ${report.changes.ruleSet})`, width - 4)).map((line) => INDENT + line),
        ...pages.slice(0, most).flatMap(({ url, change }) => [
            INDENT + change.verdict.padEnd(LABEL_WIDTH) + shorten(printable(pageLabel(url)), width - inner.length),
            ...wrap(printable(change.explanation), width - inner.length)
                .slice(0, 2)
                .map((line) => inner + style.faint(line)),
        ]),
        ...moreLine(page, pages.length - most, INDENT),
    ];
}
function moreLine({ ink: style }, left, indent) {
    return left > 0 ? [style.faint(`${indent}… and ${count(left)} more`)] : [];
}
function filesSection({ report, ink: style }, files) {
    const all = [...files, ...report.warcs];
    if (all.length === 0)
        return [];
    return [style.strong(`${INDENT}Files`), ...all.map((file) => INDENT + printable(file))];
}
function cannotProveSection({ report, width, ink: style }) {
    const lines = cannotProveOf(report).flatMap((sentence) => wrap(sentence, width - 4).map((line, i) => (i === 0 ? "- " : "  ") + line));
    return [
        `${INDENT}${style.strong("What this cannot prove")}`,
        ...lines.map((line) => INDENT + style.faint(line)),
    ];
}
