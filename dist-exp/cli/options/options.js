// Options of a verb from the settings table, so that --help, environment and docs never disagree.
import { Option } from "commander";
import { byTopic, PRESETS, resolveSettings, settingTexts, SETTINGS, } from "#config/index.js";
/** Adds the named settings as options of a command. */
export function addSettings(command, names) {
    for (const name of names)
        command.addOption(optionOf(name));
    return command;
}
/** The same for a verb with many settings: under headings, in the order in which a user looks for them. */
export function addSettingsByTopic(command, names) {
    for (const [topic, own] of byTopic(names))
        for (const name of own)
            command.addOption(optionOf(name).helpGroup(`${topic}:`));
    return command;
}
/** Verbs may have an option of their own with the name of a setting that they do not have. */
const OF_THE_TABLE = new WeakSet();
function optionOf(name) {
    const { flag, doc, env, default: value, repeatable } = SETTINGS[name];
    const fallback = typeof value === "boolean" || value === "" ? "" : ` (default: ${value})`;
    const option = new Option(flag, `${doc}${repeatable ? " (repeatable)" : ""}${fallback} [${env}]`);
    if (repeatable)
        option.argParser(collect);
    OF_THE_TABLE.add(option);
    return option;
}
/**
 * The values of the named settings: command line (the verb's own or its parent's) over what was kept with a capture,
 * over environment, over default.
 */
export function settingsOf(command, names, io, kept = {}) {
    const given = { ...kept, ...command.optsWithGlobals() };
    return resolveSettings(names, given, io.env, presetOf(command, given, io));
}
/** The same as texts, to be kept. */
export function textsOf(command, names, io) {
    const given = command.optsWithGlobals();
    return settingTexts(names, given, io.env, presetOf(command, given, io));
}
function presetOf(command, given, io) {
    const isPreset = command.options.some((option) => option.attributeName() === "preset" && OF_THE_TABLE.has(option));
    return isPreset ? PRESETS[resolveSettings(["preset"], given, io.env).preset] : {};
}
/** For options that may be given again; commander's variadic form would take the URLs after it for more values. */
export function collect(text, before = []) {
    return [...before, text];
}
