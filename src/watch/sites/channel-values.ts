// Values of channels: mail servers, addresses of people, and where secrets are read from; never the secrets themselves.
import { parsedUrl, type SecretSource } from "#model/index.js";
import { words, type Reader } from "./values.js";
import { Wrong } from "./yaml/fault.js";

const PORTS: Readonly<Record<string, string>> = { "smtp:": "587", "smtps:": "465" };
const SERVER = "a mail server like smtp://mail.example:587 or smtps://mail.example:465";

/** `smtp://host:port`, the port said in any case. */
export const mailServer: Reader<string> = (node) => {
  // What looks like a password is not shown again.
  if (node.kind === "text" && /^smtps?:\/\/[^/]*@/i.test(node.text))
    return new Wrong(
      node.at,
      "leave user and password out of the address: user-from and password-from name them",
    );
  return words(serverOf, SERVER)(node);
};

function serverOf(text: string): string | undefined {
  const url = /^smtps?:\/\/[^\s/?#@]+\/?$/i.test(text) ? parsedUrl(text) : null;
  if (url === null) return undefined;
  const { protocol, hostname, port } = url;
  return hostname === "" ? undefined : `${protocol}//${hostname}:${port || PORTS[protocol]!}`;
}

/** As the settings have it, and names of a house's own machines too. */
export const mailAddress: Reader<string> = words(
  (text) => (text.length <= 254 && /^[^\s@<>,;:"()\\]+@[^\s@<>,;:"()\\]+$/.test(text) ? text : undefined),
  "an e-mail address",
);

/** `env:NAME` or `file:/path`. */
export const secretSource: Reader<SecretSource> = (node) => {
  const read = words(sourceOf, "env:NAME or file:/path")(node);
  // Somebody may have written the secret itself.
  return read instanceof Wrong && node.kind === "text"
    ? new Wrong(
        read.at,
        "name where the secret is read from, env:NAME or file:/path, never the secret itself",
      )
    : read;
};

function sourceOf(text: string): SecretSource | undefined {
  const [, env] = /^env:([A-Za-z_][A-Za-z0-9_]{0,99})$/.exec(text) ?? [];
  if (env !== undefined) return { env };
  const [, file] = /^file:([^\0]{1,4096})$/.exec(text) ?? [];
  return file === undefined ? undefined : { file };
}
