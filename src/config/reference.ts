// The reference page of settings, generated from the table so that the two cannot disagree.
import { SETTINGS } from "./settings.js";

/** docs/guide/settings.md. */
export function settingsReference(): string {
  const rows = Object.values(SETTINGS).map(({ flag, env, default: value, doc, repeatable }) => {
    const fallback = typeof value === "boolean" ? (value ? "on" : "off") : value === "" ? "" : `\`${value}\``;
    return `| \`${flag}\` | \`${env}\` | ${fallback} | ${doc}${repeatable ? " (repeatable)" : ""} |`;
  });
  return [
    "# Settings",
    "",
    "The command line comes before the environment, the environment before the default. Made by `npm run docs`.",
    "",
    "| option | environment | default | meaning |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
