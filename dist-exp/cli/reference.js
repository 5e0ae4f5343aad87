import { ERROR_CODES } from "#errors.js";
/** docs/guide/command-line.md: every verb's help as it is printed, and the error codes. */
export function commandLineReference(program) {
    const verbs = program.commands.flatMap((verb) => (verb.commands.length > 0 ? [...verb.commands] : [verb]));
    const sections = verbs.map((verb) => `## ${pathOf(verb)}\n\n\`\`\`\n${helpOf(verb)}\n\`\`\`\n`);
    const errors = Object.entries(ERROR_CODES).map(([code, { exit, doc }]) => `| \`${code}\` | ${exit} | ${doc} |`);
    return [
        "# Command line",
        "",
        "Exit codes: 0 done, 1 findings (only from `check` and `verify`), 2 wrong usage or input, 3 environment or I/O failure. Made by `npm run docs`.",
        "",
        ...sections,
        "## Errors",
        "",
        "| code | exit | meaning |",
        "|---|---|---|",
        ...errors,
        "",
    ].join("\n");
}
function pathOf(command) {
    return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
}
function helpOf(command) {
    command.configureHelp({ helpWidth: 100 });
    return command.helpInformation().trimEnd();
}
