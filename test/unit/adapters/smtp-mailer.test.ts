// Mail over real sockets to a mail server on loopback.
import { readFileSync } from "node:fs";
import { createTransport } from "nodemailer";
import { describe, expect, it } from "vitest";
import { SmtpMailer } from "#adapters/index.js";
import { smtpOptions } from "#adapters/smtp-mailer.js";
import type { MailMessage } from "#ports/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { HOSTILE_TEXTS, newsAt } from "../../support/news/news-samples.js";
import { startSmtpServer } from "../../support/news/smtp-server.js";
import { TestAuthority } from "../../support/openssl.js";

const message = (over: Partial<MailMessage> = {}): MailMessage => ({
  id: "isochron-0123@demo.example",
  at: newsAt(),
  from: "Archive <archive@demo.example>",
  to: ["anna@demo.example", "bert@demo.example"],
  subject: "demo.example: Changed: Prices",
  text: "Plain words\n.\nafter a dot",
  html: "<p>Words</p>",
  list: { id: "post.isochron.demo.example", name: "Isochron: post" },
  ...over,
});
const LOGIN = { user: "archive", password: "s3cret-pass" };
const at = (port: number, scheme = "smtp") => ({ url: `${scheme}://127.0.0.1:${port}`, login: null });

function ownKey() {
  const { cert, key } = new TestAuthority(temporaryDirectory()).root;
  return { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") };
}

/** Header fields, unfolded, by name. */
function fieldsOf(data: string): Map<string, string[]> {
  const [head = ""] = data.split("\r\n\r\n", 1);
  const fields = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const [, name = "", value = ""] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    fields.set(name.toLowerCase(), [...(fields.get(name.toLowerCase()) ?? []), value]);
  }
  return fields;
}

describe("a message", () => {
  it("arrives with its id, its list and both forms", async () => {
    const server = await startSmtpServer();
    expect(await new SmtpMailer().send(message(), at(server.port))).toEqual({ kind: "sent", refused: [] });
    const [{ from, to, data }] = server.taken as [(typeof server.taken)[number]];
    expect([from, to]).toEqual(["archive@demo.example", ["anna@demo.example", "bert@demo.example"]]);
    const fields = fieldsOf(data);
    expect(fields.get("message-id")).toEqual(["<isochron-0123@demo.example>"]);
    expect(fields.get("list-id")![0]).toMatch(/^"?Isochron: post"? <post\.isochron\.demo\.example>$/);
    expect(fields.get("subject")).toEqual(["demo.example: Changed: Prices"]);
    expect(fields.get("auto-submitted")).toEqual(["auto-generated"]);
    expect(fields.get("date")).toEqual(["Mon, 16 Nov 2026 09:20:00 +0000"]);
    expect(fields.get("content-type")![0]).toContain("multipart/alternative");
    expect(data).toContain("Plain words\r\n.\r\nafter a dot");
    expect(data).toContain("<p>Words</p>");
  });

  it("has no field that a page wrote, and lines that no server breaks", async () => {
    const server = await startSmtpServer();
    const plain = [...fieldsOf((await taken(server, message())).data).keys()];
    for (const text of HOSTILE_TEXTS) {
      const list = { id: "post.isochron.demo.example", name: text };
      const { data, to } = await taken(server, message({ subject: text, text, html: text, list }));
      expect([...fieldsOf(data).keys()].filter((name) => !plain.includes(name))).toEqual([]);
      expect(to).toHaveLength(2);
      expect(Math.max(...data.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
    }
  });

  async function taken(server: Awaited<ReturnType<typeof startSmtpServer>>, one: MailMessage) {
    expect(await new SmtpMailer().send(one, at(server.port))).toMatchObject({ kind: "sent" });
    return server.taken.at(-1)!;
  }
});

describe("on the way to a server", () => {
  it("nothing is sent in the clear beyond this machine", async () => {
    const elsewhere = smtpOptions({ url: "smtp://mail.demo.example", login: LOGIN });
    expect(elsewhere).toMatchObject({
      requireTLS: true,
      secure: false,
      port: 587,
      tls: { rejectUnauthorized: true },
    });
    const server = await startSmtpServer();
    const sending = createTransport({ ...elsewhere, host: "127.0.0.1", port: server.port }).sendMail({
      from: "a@demo.example",
      to: "b@demo.example",
      text: "x",
    });
    await expect(sending).rejects.toThrow();
    expect(server.lines.join("\n")).not.toMatch(/AUTH|MAIL|RCPT/i);
    for (const host of ["localhost", "127.0.0.1", "127.9.9.9", "[::1]"])
      expect(smtpOptions({ url: `smtp://${host}:25`, login: null }).requireTLS, host).toBe(false);
    for (const host of ["localhost.demo.example", "127.0.0.1.demo.example", "10.0.0.1", "[::2]"])
      expect(smtpOptions({ url: `smtp://${host}:25`, login: null }).requireTLS, host).toBe(true);
  });

  it("STARTTLS is used where this machine's server offers it", async () => {
    const server = await startSmtpServer({ tls: ownKey() });
    expect(await new SmtpMailer().send(message(), { ...at(server.port), login: LOGIN })).toMatchObject({
      kind: "sent",
    });
    expect(server.taken).toMatchObject([{ isSecure: true, login: `\0${LOGIN.user}\0${LOGIN.password}` }]);
  });

  it("smtps is secure from the first byte", async () => {
    const server = await startSmtpServer({ tls: ownKey(), isImplicit: true });
    expect(await new SmtpMailer().send(message(), at(server.port, "smtps"))).toMatchObject({ kind: "sent" });
    expect(server.taken).toMatchObject([{ isSecure: true }]);
    expect(smtpOptions({ url: "smtps://mail.demo.example", login: null })).toMatchObject({
      secure: true,
      port: 465,
      tls: { rejectUnauthorized: true },
    });
  });

  it.each([
    "http://mail.demo.example",
    "mail.demo.example",
    "smtp://u:p4ssw0rd@mail.demo.example",
    "smtp://",
  ])("what is no mail server is refused, and no secret shown: %s", (url) => {
    expect(() => smtpOptions({ url, login: null })).toThrow(
      /^no mail server: write smtp:\/\/host(?!.*p4ssw0rd)/,
    );
  });
});

describe("what fails", () => {
  it("is told in one line, without the login", async () => {
    const send = async (refusing: RegExp, said: string) => {
      const server = await startSmtpServer({ answers: (line) => (refusing.test(line) ? said : undefined) });
      return new SmtpMailer().send(message(), { ...at(server.port), login: LOGIN });
    };
    const login = Buffer.from(`\0${LOGIN.user}\0${LOGIN.password}`).toString("base64");
    for (const mailed of [
      await send(/^AUTH/, `535 no: ${login}`),
      await send(/^MAIL/, `550 go away ${LOGIN.password}`),
    ]) {
      expect(mailed.kind).toBe("failed");
      expect(JSON.stringify(mailed)).not.toContain(LOGIN.password);
      expect(JSON.stringify(mailed)).not.toContain(login);
    }
    expect(await send(/^MAIL/, "451 greylisted\u0007")).toEqual({
      kind: "failed",
      why: expect.stringMatching(/^[^\p{Cc}]*451 greylisted[^\p{Cc}]*$/u),
    });
  });

  it("for one of several people is told of", async () => {
    const server = await startSmtpServer({
      answers: (line) => (/bert/.test(line) ? "550 nobody" : undefined),
    });
    expect(await new SmtpMailer().send(message(), at(server.port))).toEqual({
      kind: "sent",
      refused: ["bert@demo.example"],
    });
    expect(server.taken[0]!.to).toEqual(["anna@demo.example"]);
  });

  it("where nobody listens is a value too", async () => {
    const server = await startSmtpServer();
    const mailed = await new SmtpMailer().send(message(), at(1));
    expect(mailed).toMatchObject({ kind: "failed", why: expect.stringContaining("ECONNREFUSED") });
    expect(server.taken).toEqual([]);
  });

  it("ends at once when it is stopped", async () => {
    const server = await startSmtpServer({ answers: (line) => (line.startsWith("MAIL") ? null : undefined) });
    const stop = new AbortController();
    const sending = new SmtpMailer().send(message(), at(server.port), stop.signal);
    await server.came(/^MAIL/);
    stop.abort(new Error("stopped"));
    await expect(sending).rejects.toThrow("stopped");
  });
});
