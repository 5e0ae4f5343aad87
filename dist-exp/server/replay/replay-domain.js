// The setting that says where archived sites have names of their own.
import { UsageError } from "#errors.js";
/** What the setting means. @throws UsageError when it is no domain */
export function parseReplayDomain(setting) {
    if (setting === "none")
        return { domain: null, isSplit: false };
    if (setting === "localhost")
        return { domain: null, isSplit: true };
    const match = /^(?:(https?):\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::(\d{1,5}))?\/?$/.exec(setting.toLowerCase());
    const [, scheme = "http", name = "", port] = match ?? [];
    // Names below an address are nobody's.
    if (match === null || /\.\d+$/.test(name)) {
        throw new UsageError("USAGE", `--replay-domain ${JSON.stringify(setting)} is no domain: give localhost, none, or a name that with all names below it leads here, such as https://archive.example.org`);
    }
    const standard = scheme === "https" ? 443 : null;
    return {
        domain: { scheme: scheme, name, port: port === undefined ? standard : Number(port) },
        isSplit: true,
    };
}
