// From what a form begins with to what it shows, and from what it shows to what is asked for.
import type { CaptureForm } from "#server/manage-schema.js";
import { FIELDS } from "./field-words.js";
import type { PlanForm } from "./plan-words.js";

/** What the fields show, by their names. */
export type Values = Readonly<Record<string, string>>;

/** What the fields show at first. */
export function firstValues({ urls, title, options, defaults }: CaptureForm): Values {
  const own = FIELDS.map(({ name }) => [name, textOf(options[name] ?? defaults[name] ?? "")] as const);
  return { urls: urls.join("\n"), title, ...Object.fromEntries(own) };
}

function textOf(value: string | readonly string[] | boolean): string {
  return typeof value === "object" ? value.join("\n") : String(value);
}

/** What is sent: fields that the form does not show stay as they were asked for before. */
export function inputOf(values: Values, { options }: CaptureForm): unknown {
  const own: [string, string | string[]][] = FIELDS.map(({ name, isList }) => {
    const text = values[name]!.trim();
    return [name, isList ? linesOf(text) : text];
  });
  const title = values["title"]!.trim();
  return {
    urls: linesOf(values["urls"]!),
    ...(title !== "" && { title }),
    options: { ...options, ...Object.fromEntries(own.filter(([, value]) => value !== "")) },
  };
}

/** What the plan in words is made of. */
export function planOf(values: Values): PlanForm {
  const word = (name: string): string => values[name]!;
  return {
    urls: linesOf(word("urls")),
    scope: word("scope"),
    delay: word("delay"),
    maxPages: word("maxPages"),
    maxRequests: word("maxRequests"),
    deadline: word("deadline"),
    passes: word("passes"),
    browser: word("browser"),
  };
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
