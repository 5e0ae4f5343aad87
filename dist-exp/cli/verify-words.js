// What a verification says on a terminal: the verdict, then three blocks, readable in 80 columns.
import { printable } from "#formats/index.js";
import { wrap } from "#report/index.js";
const COLUMNS = 80;
const INTEGRITY = "This shows integrity, not origin: the WARC files, what is stated and this key belong together; whose key it is, no file can say.";
/** Whose the key is, as far as the reader has said. */
const KEYS = {
    given: "the key that you gave with --key",
    archive: "the key of the archive in which it lies; whoever holds the archive holds it",
    unknown: "not known here: nobody said whose it is; --key FILE names the one that must have signed",
};
/** A verification of one certificate or extract. */
export function verificationText(path, verification) {
    const { ok, figures, testimony } = verification;
    if (!ok || !(figures || testimony))
        return falseText(path, verification.findings);
    const said = figures ? [figuresLine(figures), denominatorLine(verification)] : testimonyLines(testimony);
    return [
        `TRUE ${path}`,
        ...said.flatMap((line) => wrap(line, COLUMNS)),
        ...block("Recomputed from the bytes", verification.recomputed),
        ...block("Taken on trust", verification.onTrust),
        ...block("By whose key", keyLines(verification)),
        ...verification.notes.slice(0, 10).flatMap((note) => wrap(`note: ${printable(note)}`, COLUMNS)),
    ]
        .join("\n")
        .concat("\n");
}
function figuresLine({ site, pages, sharp, attested, asOf }) {
    return `${printable(site)} as of ${asOf}: ${sharp} of ${pages} pages sharp, ${attested} attested.`;
}
/** What is true of a testimony is that it says what its records say: that stands before its figures. */
function testimonyLines(told) {
    const span = told.from === null ? "nothing is told" : `from ${told.from} to ${told.to}`;
    const answers = told.answers === null ? "" : `, ${told.answers} answers counted`;
    return [
        `A testimony: it says what its records say. Whether the ${WHO[told.tier]} told the truth, no file can show.`,
        `${printable(told.site)}, ${told.tier}: ${told.versions} versions of ${told.pages} pages, ${span}${answers}.`,
    ];
}
const WHO = { source: "site's source", served: "recorder" };
/** A verification of a package, and of what it holds. */
export function packageText(path, result) {
    const { ok, findings, notes, statements } = result;
    if (!ok)
        return falseText(path, findings);
    return [
        `TRUE ${path}\n`,
        ...block("Recomputed from the bytes", result.recomputed).map((line) => `${line}\n`),
        ...block("Taken on trust", result.onTrust).map((line) => `${line}\n`),
        ...block("By whose key", result.signedBy).map((line) => `${line}\n`),
        ...notes.flatMap((note) => wrap(`note: ${printable(note)}`, COLUMNS).map((line) => `${line}\n`)),
        ...statements.map(({ name, verification }) => `\n${verificationText(`${path}#${name}`, verification)}`),
    ].join("");
}
function falseText(path, findings) {
    const [first, ...others] = findings;
    const more = others.length > 0 ? `and ${others.length} further false lines; --json lists them\n` : "";
    const where = first.line === "" ? "" : `${first.line}: `;
    return `FALSE ${path}\n${printable(`${where}${first.message}`)}\n${more}`;
}
/** The statement on the denominator, by itself: a reader looks for it. */
function denominatorLine({ denominator }) {
    if (!denominator.isChecked)
        return `Omitted pages: cannot be checked; ${denominator.why}.`;
    const { links, documents } = denominator;
    return `Omitted pages: none; ${links} links in ${documents} documents read, all accounted for.`;
}
/** That there is no time stamp is said of the clock already. */
function keyLines({ key, keyIs, attestations }) {
    const seals = attestations.filter((said) => !said.startsWith("No time stamp"));
    return [`${key}: ${KEYS[keyIs]}.`, ...seals, INTEGRITY];
}
function block(title, sentences) {
    if (sentences.length === 0)
        return [];
    const items = sentences.flatMap((sentence) => wrap(printable(sentence), COLUMNS - 4).map((line, i) => (i === 0 ? `  - ${line}` : `    ${line}`)));
    return ["", `${title}:`, ...items];
}
