// A mail server on loopback that speaks as much SMTP as a client needs (RFC 5321), STARTTLS where it is given a key.
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";

/** One message as it was taken. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body as sent, dots unstuffed. */
  readonly data: string;
  readonly isSecure: boolean;
  readonly login: string | null;
}

/** How the server behaves. */
export interface SmtpBehaviour {
  readonly tls?: { readonly key: string; readonly cert: string };
  /** From the first byte on, as `smtps` has it. */
  readonly isImplicit?: boolean;
  /** Answers to single commands instead of the usual ones; `null` says nothing at all. */
  readonly answers?: (line: string) => string | null | undefined;
}

/** A server that listens until the test ends. */
export interface TestSmtpServer {
  readonly port: number;
  readonly taken: readonly TakenMail[];
  /** Every command that came, as sent. */
  readonly lines: readonly string[];
  /** Resolves when a command like this has come. */
  came(pattern: RegExp): Promise<void>;
}

/** Starts a server. */
export async function startSmtpServer(behaviour: SmtpBehaviour = {}): Promise<TestSmtpServer> {
  const [taken, lines, waiting]: [TakenMail[], string[], (() => void)[]] = [[], [], []];
  const sockets = new Set<Socket>();
  const talk = {
    behaviour,
    taken,
    heard: (line: string) => (lines.push(line), waiting.forEach((one) => one())),
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    if (behaviour.isImplicit)
      converse(secured(socket, behaviour.tls!), talk, { greets: true, isSecure: true });
    else converse(socket, talk, { greets: true, isSecure: false });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const came = (pattern: RegExp): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (lines.some((line) => pattern.test(line)) && resolve());
      waiting.push(look);
      look();
    });
  return { port: (server.address() as AddressInfo).port, taken, lines, came };
}

interface Talk {
  readonly behaviour: SmtpBehaviour;
  readonly taken: TakenMail[];
  readonly heard: (line: string) => void;
}

function secured(socket: Socket, tls: NonNullable<SmtpBehaviour["tls"]>): TLSSocket {
  const secure = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(tls) });
  return secure.on("error", () => undefined);
}

/** One connection, from here on in this state. */
function converse(
  socket: Socket,
  talk: Talk,
  { greets, isSecure }: { greets: boolean; isSecure: boolean },
): void {
  const { tls, answers } = talk.behaviour;
  let [from, to, login, data, buffer]: [string, string[], string | null, string | null, string] = [
    "",
    [],
    null,
    null,
    "",
  ];
  const say = (line: string): unknown => socket.write(`${line}\r\n`);
  const usual = (line: string): string => {
    if (/^EHLO/i.test(line))
      return [
        "250-loopback",
        ...(tls && !isSecure ? ["250-STARTTLS"] : []),
        "250-AUTH PLAIN",
        "250 8BITMIME",
      ].join("\r\n");
    if (/^AUTH PLAIN /i.test(line)) {
      login = Buffer.from(line.slice(11), "base64").toString("utf8");
      return "235 welcome";
    }
    if (/^MAIL FROM:/i.test(line)) from = /<(.*?)>/.exec(line)![1]!;
    if (/^RCPT TO:/i.test(line)) to.push(/<(.*?)>/.exec(line)![1]!);
    if (/^DATA/i.test(line)) data = "";
    if (/^(MAIL|RCPT|HELO|RSET|NOOP)/i.test(line)) return "250 fine";
    return /^DATA/i.test(line) ? "354 go on" : /^QUIT/i.test(line) ? "221 bye" : "502 not here";
  };
  const hear = (line: string): void => {
    if (data !== null && line !== ".") return void (data += `${line.replace(/^\./, "")}\r\n`);
    talk.heard(line);
    const own = answers?.(line);
    if (own === null) return;
    if (own !== undefined) return void ((data = null), say(own));
    if (data !== null) {
      talk.taken.push({ from, to, data, isSecure, login });
      [data, to] = [null, []];
      return void say("250 taken");
    }
    if (/^STARTTLS/i.test(line) && tls) {
      socket.removeAllListeners("data");
      say("220 go on");
      return converse(secured(socket, tls), talk, { greets: false, isSecure: true });
    }
    say(usual(line));
  };
  if (greets) say("220 loopback ESMTP");
  socket.on("data", (bytes: Buffer) => {
    const parts = (buffer + bytes.toString("latin1")).split("\r\n");
    buffer = parts.pop()!;
    for (const line of parts) hear(line);
  });
}
