// What a capture will do, in sentences, from what the form says and the survey found.
import { count, duration } from "#chart/index.js";
import type { Survey } from "#server/manage-schema.js";

/** The form's words that matter to the plan. */
export interface PlanForm {
  readonly urls: readonly string[];
  readonly scope: string;
  readonly delay: string;
  readonly maxPages: string;
  readonly maxRequests: string;
  readonly deadline: string;
  readonly passes: string;
  readonly browser: string;
}

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const REACH: Readonly<Record<string, (host: string, url: string) => string>> = {
  host: (host) => `the pages of ${host}`,
  prefix: (_, url) => `the pages below ${url}`,
  domain: (host) => `the pages of ${host} and of the hosts below it`,
  any: () => "every page that it is led to, on any host",
};

/** A duration as it is written in settings; `null` when it is none. */
export function durationMsOf(text: string): number | null {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(text.trim());
  return match ? Number(match[1]) * UNIT_MS[match[2]!]! : null;
}

/** How long it takes, as far as that can be said beforehand. */
export function plannedMs(form: PlanForm, survey: Survey | null): number | null {
  const delayMs = durationMsOf(form.delay);
  if (survey === null || delayMs === null) return null;
  const pages = Math.min(survey.size.pages, Number(form.maxPages) || Infinity);
  const requests = Math.min(Number(form.passes) * pages, Number(form.maxRequests) || Infinity);
  const robotsMs = (survey.robots.crawlDelaySeconds ?? 0) * 1000;
  const wholeMs = requests * (Math.max(delayMs, robotsMs) + survey.habits.medianResponseMs);
  return Math.min(wholeMs, durationMsOf(form.deadline) ?? Infinity);
}

/** The plan in sentences. */
export function planWords(form: PlanForm, survey: Survey | null): string[] {
  const [url = ""] = form.urls;
  const host = URL.canParse(url) ? new URL(url).host : url;
  const reach = (REACH[form.scope] ?? (() => `pages by the rule ${form.scope}`))(host, url);
  const pause = durationMsOf(form.delay);
  const most = Number(form.maxPages) > 0 ? `, at most ${count(Number(form.maxPages))}` : "";
  const sentences = [
    `Isochron visits ${reach}${most}, one after the other, and waits ${pause === null ? form.delay : spanWords(pause)} after each answer.`,
    form.passes === "1"
      ? "It visits each page once: no page can be proved sharp."
      : "Then it fixes the time point and visits every page again; what is identical both times is proved.",
  ];
  if (form.browser === "never") sentences.push("Pages that scripts build are kept as they are sent.");
  const wholeMs = plannedMs(form, survey);
  if (wholeMs !== null)
    sentences.push(`For about ${count(survey!.size.pages)} pages this takes about ${duration(wholeMs)}.`);
  return sentences;
}

function spanWords(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  return ms === 1000 ? "a second" : duration(ms);
}
