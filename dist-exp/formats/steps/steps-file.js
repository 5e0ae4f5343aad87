// A file of steps: for which pages, what is done. What is not quite right is refused as a whole, in one line.
import { z } from "zod";
import { UsageError } from "#errors.js";
import { BEHAVIOURS } from "#model/index.js";
import { strictJson } from "../seals/strict-json.js";
import { urlPattern } from "./url-pattern.js";
/** The file's own name for its form. */
export const STEPS_FORMAT = "isochron-steps/1";
/** How a secret is called. */
export const SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
const MOST_SITES = 1_000;
const MOST_STEPS = 100;
const MOST_TIMES = 100;
const MOST_DEPTH = 3;
const MOST_WAIT_MS = 60_000;
const selector = z.string().min(1, "is empty: a CSS selector").max(1_000);
const flag = z.boolean().optional();
const target = { selector, optional: flag, submits: flag, repeatable: flag };
/** What does not send cannot be sent again. */
const sendsWhatItRepeats = ({ submits, repeatable }) => repeatable !== true || submits === true;
const NOT_SENT = { message: 'repeatable is for steps with "submits": true: what they send is sent again' };
const fill = z
    .strictObject({
    ...target,
    value: z.string().max(10_000).optional(),
    secret: z
        .string()
        .regex(SECRET_NAME, "the name of a secret, in capitals, digits and _, such as SHOP_PASSWORD")
        .optional(),
})
    .refine(({ value, secret }) => (value === undefined) !== (secret === undefined), {
    message: "either value or secret: what is to be written into the field",
})
    .refine(sendsWhatItRepeats, NOT_SENT);
const wait = z
    .strictObject({
    selector: selector.optional(),
    quiet: z.literal(true).optional(),
    atMostMs: z.number().int().min(1).max(MOST_WAIT_MS).optional(),
    optional: z.boolean().optional(),
})
    .refine((wish) => (wish.selector === undefined) !== (wish.quiet === undefined), {
    message: 'either "selector" or "quiet": true: what is waited for',
});
const pictureName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "up to 40 small letters, digits and -");
const KINDS = {
    click: z.strictObject(target).refine(sendsWhatItRepeats, NOT_SENT),
    fill,
    wait,
    screenshot: z.strictObject({ name: pictureName }),
    repeat: z.strictObject({
        times: z.number().int().min(1).max(MOST_TIMES, `at most ${MOST_TIMES} times`),
        while: selector.optional(),
        steps: z.array(z.unknown()).min(1).max(MOST_STEPS),
    }),
};
const siteSchema = z.strictObject({
    for: z.array(z.string().min(1).max(2_000)).min(1).max(100),
    behaviours: z.array(z.enum(BEHAVIOURS)).max(BEHAVIOURS.length).optional(),
    steps: z.array(z.unknown()).max(MOST_STEPS),
});
const fileSchema = z.strictObject({
    format: z.literal(STEPS_FORMAT),
    sites: z.array(z.unknown()).min(1).max(MOST_SITES),
});
/** Reads a file of steps. @throws UsageError that names file, place and what to write there */
export function parseSteps(bytes, file) {
    const json = strictJson(bytes);
    if (!json.ok)
        throw wrong(file, `${json.problem}; a file of steps is JSON`);
    const { sites } = read(fileSchema, json.value, file);
    return sites.map((site, at) => parseSite(site, `${file}, site ${at + 1}`));
}
/** The steps for a page: of the first site that fits its address, `null` where none does. */
export function stepsFor(sites, url) {
    return sites.find((site) => site.for.some((pattern) => urlPattern(pattern)?.test(url))) ?? null;
}
/** Every secret that steps name, once. */
export function secretNames(sites) {
    const namesOf = (step) => {
        if ("repeat" in step)
            return step.repeat.steps.flatMap(namesOf);
        return "fill" in step && step.fill.secret !== undefined ? [step.fill.secret] : [];
    };
    return [...new Set(sites.flatMap(({ steps }) => steps.flatMap(namesOf)))];
}
function parseSite(value, place) {
    const site = read(siteSchema, value, place);
    for (const pattern of site.for)
        if (urlPattern(pattern) === null)
            throw wrong(place, `for: ${JSON.stringify(pattern.slice(0, 80))} is no address; write it whole, such as https://example.org/list*`);
    return { ...site, steps: site.steps.map((step, at) => parseStep(step, `${place}, step ${at + 1}`, 1)) };
}
function parseStep(value, place, depth) {
    const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
    const [kind = ""] = names;
    if (names.length !== 1 || !Object.hasOwn(KINDS, kind))
        throw wrong(place, `a step is an object with one of ${Object.keys(KINDS).join(", ")} in it`);
    const schema = KINDS[kind];
    const wish = read(schema, value[kind], `${place} (${kind})`);
    if (kind !== "repeat")
        return { [kind]: wish };
    if (depth >= MOST_DEPTH)
        throw wrong(place, `repetitions go ${MOST_DEPTH - 1} deep at most`);
    const repeat = wish;
    const steps = repeat.steps.map((step, at) => parseStep(step, `${place}.${at + 1}`, depth + 1));
    return { repeat: { ...repeat, steps } };
}
function read(schema, value, place) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const at = issue?.path.join(".") ?? "";
    throw wrong(place, at === "" ? (issue?.message ?? "") : `${at}: ${issue?.message}`);
}
function wrong(place, problem) {
    return new UsageError("BAD_INPUT", `${place}: ${problem}`);
}
