// The reference page of settings, generated from the table so that the two cannot disagree.
import { SETTINGS } from "./settings.js";
import { TOPICS } from "./topics.js";
/** docs/guide/settings.md. */
export function settingsReference() {
    return [
        "# Settings",
        "",
        "The command line comes before the environment, the environment before the default. Made by `npm run docs`.",
        "",
        ...Object.entries(TOPICS).flatMap(([topic, names]) => section(topic, names)),
    ].join("\n");
}
function section(topic, names) {
    const head = ["| option | environment | default | meaning |", "|---|---|---|---|"];
    return [`## ${topic}`, "", ...head, ...names.map(row), ""];
}
function row(name) {
    const { flag, env, default: value, doc, repeatable } = SETTINGS[name];
    const fallback = typeof value === "boolean" ? (value ? "on" : "off") : value === "" ? "" : `\`${value}\``;
    return `| \`${flag}\` | \`${env}\` | ${fallback} | ${doc}${repeatable ? " (repeatable)" : ""} |`;
}
