// Settings of the way out to servers, and of logging in there; part of the one table.
import { setting } from "./setting.js";
import { list, orNone, text } from "./setting-values.js";
/** By their names in the code. */
export const NETWORK_SETTINGS = {
    proxy: setting("--proxy <url>", "none", orNone(text), "go out through this proxy: http://, https:// or socks5://host:port, perhaps with user:password@"),
    ca: setting("--ca <file>", "none", orNone(text), "trust these certificates (PEM) too, beside the well-known roots"),
    auth: setting("--auth <url>", "", list, "https://user:password@host: log in there and nowhere else (Basic); kept as a digest; a file keeps it from other users"),
    authFile: setting("--auth-file <file>", "none", orNone(text), "the same from a file that only you can read (mode 600), one per line"),
};
