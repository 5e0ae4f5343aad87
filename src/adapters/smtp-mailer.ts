// Mail over SMTP, by nodemailer: the one library here that opens a socket of its own (docs/adr/0157).
import { isIP } from "node:net";
import type { SendMailOptions, SMTPTransportOptions } from "nodemailer";
import { UsageError } from "#errors.js";
import { oneLine } from "#formats/index.js";
import type { Mailed, Mailer, MailMessage, MailServer } from "#ports/index.js";
import { parsedUrl } from "#model/index.js";

const CONNECT_MS = 30_000;
const SILENCE_MS = 60_000;
const MOST_REASON_CHARS = 200;
const MOST_NAME_CHARS = 200;

/** Sends mail by the server that each message names. */
export class SmtpMailer implements Mailer {
  async send(message: MailMessage, server: MailServer, signal?: AbortSignal): Promise<Mailed> {
    signal?.throwIfAborted();
    const options = smtpOptions(server);
    // Loaded when mail is sent: most runs of most verbs send none.
    const { createTransport } = await import("nodemailer");
    const sending = createTransport(options).sendMail(mailOf(message));
    try {
      const { rejected } = await unlessAborted(sending, signal);
      return { kind: "sent", refused: rejected };
    } catch (error) {
      signal?.throwIfAborted();
      return { kind: "failed", why: reasonOf(error, server) };
    }
  }
}

/** How a server is reached: never in the clear, this machine's own aside. @throws UsageError for what is no mail server */
export function smtpOptions({ url, login }: MailServer): SMTPTransportOptions {
  const { protocol, hostname, port } = serverAt(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  const isOwn = isOwnMachine(host);
  const secure = protocol === "smtps:";
  return {
    host,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isOwn,
    // Nobody stands between this machine and itself, and its own server mostly has a certificate of its own making.
    tls: { rejectUnauthorized: !isOwn },
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  };
}

function serverAt(text: string): URL {
  const url = parsedUrl(text);
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== "" && url.username + url.password === "")
    return url;
  throw new UsageError(
    "BAD_INPUT",
    "no mail server: write smtp://host:port or smtps://host:port, the login apart",
  );
}

function isOwnMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function mailOf({ id, at, from, to, subject, text, html, list }: MailMessage): SendMailOptions {
  return {
    messageId: `<${id}>`,
    date: new Date(at),
    from,
    to: [...to],
    subject: oneLine(subject, 998),
    text,
    html,
    // Every line of ours is short enough for no server to break it (RFC 5322 section 2.1.1).
    textEncoding: "quoted-printable",
    list: { id: { url: list.id, comment: oneLine(list.name, MOST_NAME_CHARS) } },
    // So that nobody's holiday notice answers (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** A socket that is given up ends by its own time limits. */
async function unlessAborted<T>(sending: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return sending;
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => (onAbort = () => reject(signal.reason as Error)));
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([sending, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/** What the server said, save where it may repeat the login. */
function reasonOf(error: unknown, { login }: MailServer): string {
  const {
    code = "",
    responseCode,
    message,
  } = error as {
    readonly code?: string;
    readonly responseCode?: number;
    readonly message: string;
  };
  if (code === "EAUTH") return `the mail server refuses the login${responseCode ? ` (${responseCode})` : ""}`;
  const isTold = login !== null && (message.includes(login.password) || message.includes(login.user));
  return isTold ? `the mail server fails (${code})` : oneLine(`${message} (${code})`, MOST_REASON_CHARS);
}
