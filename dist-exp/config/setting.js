import { list } from "./setting-values.js";
/** Makes a row; the environment name is that of the flag. */
export function setting(flag, value, schema, doc) {
    const name = /--([a-z-]+)/.exec(flag)[1];
    const env = `ISOCHRON_${name.toUpperCase().replaceAll("-", "_")}`;
    return { flag, env, default: value, schema, doc, repeatable: schema === list };
}
