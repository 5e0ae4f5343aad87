// A recorder as a whole: the same answers while it records, a writer that is killed, secrets that reach no disk.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { compareRun } from "../../support/record/compare-run.js";
import { killRun } from "../../support/record/kill-run.js";
import { startMixedServer } from "../../support/record/mixed-server.js";
import { converse } from "../../support/record/raw-client.js";
import { openRecorder, toldIn } from "../../support/record/recorder-run.js";
import { leaksIn } from "../../support/secret-leaks.js";
import { withTempDir } from "../../support/temp-dir.js";

it(
  "answers are the same while they are recorded",
  () =>
    withTempDir(async (dir) => {
      const server = await startMixedServer();
      const { recorder } = await openRecorder(dir, server.port);
      const compared = await compareRun({ seed: 7, requests: 2_500, plainPort: server.port, passedPort: recorder.port, atOnce: 4 }); // prettier-ignore
      const { recorded, dropped } = recorder.status;
      await recorder.close(60_000);
      await server.close();
      expect(compared.differences).toEqual([]);
      expect(compared.kinds).toHaveLength(13);
      expect(dropped).toBe(0);
      expect(recorded).toBeGreaterThan(500);
      expect((await toldIn(dir)).length).toBeGreaterThan(100);
    }),
  120_000,
);

it(
  "a writer that is killed costs no visitor an answer, and nothing that was counted",
  () =>
    withTempDir(async (dir) => {
      const verdict = await killRun({ seed: 3, dir, requests: 6_000, kills: 8, pages: 60 });
      console.log(JSON.stringify(verdict));
      expect(verdict).toMatchObject({ failed: 0, kills: 8, dropped: 0, lies: [] });
      expect(verdict.told).toBe(verdict.taken);
      expect(verdict.taken).toBeGreaterThanOrEqual(verdict.requests);
    }),
  120_000,
);

const PLANTED = ["planted-cookie-91f3", "planted-token-55d0", "planted.person@example.org", "planted-basic-77aa", "planted-header-03be", "planted-session-6c1d", "planted-query-88ee"]; // prettier-ignore

it(
  "planted secrets are in no byte of the archive",
  () =>
    withTempDir(async (dir) => {
      const [cookie, token, mail, basic, header, session, query] = PLANTED as [string, string, string, string, string, string, string]; // prettier-ignore
      // A server that says back whatever it is told, as careless ones do.
      const server = createServer((asked, answer) => {
        answer.setHeader("Content-Type", "text/html");
        answer.setHeader(
          "X-Debug",
          [asked.headers["x-mine"] ?? "", asked.headers["x-forwarded-for"]].join(" "),
        );
        if (asked.url!.startsWith("/begin")) answer.setHeader("Set-Cookie", `sid=${session}; HttpOnly`);
        if (asked.url === "/begin-and-show") return void answer.end(`<p>your session ${session}</p>`);
        if (asked.url === "/move")
          return void answer.writeHead(302, { Location: `/next?token=${token}` }).end();
        if (asked.headers.authorization || asked.headers.cookie)
          return void answer.end(`<p>${JSON.stringify(asked.headers)}</p>`);
        answer.end(`<p>public ${asked.url!.startsWith("/search") ? asked.url : "page"}</p>`);
      });
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      const { recorder } = await openRecorder(dir, (server.address() as AddressInfo).port);
      const ask = (target: string, ...fields: string[]) =>
      converse(recorder.port, { name: "", methods: ["GET"], pieces: [`GET ${target} HTTP/1.1\r\n${["Host: site.test", ...fields, "Connection: close"].join("\r\n")}\r\n\r\n`] }); // prettier-ignore
      await ask("/", `X-Mine: ${header}`);
      await ask("/", `Cookie: id=${cookie}`);
      await ask("/secret", `Authorization: Basic ${Buffer.from(`me:${basic}`).toString("base64")}`);
      await ask(`/search?token=${token}`);
      await ask(`/search?q=${encodeURIComponent(mail)}`);
      await ask(`/search?password=${query}&q=1`);
      await ask(
        `/search?utm_campaign=${query}&q=1`,
        `Referer: https://site.test/?x=${query}`,
        `User-Agent: ${header}`,
      );
      await ask(`/?utm_campaign=${query}`);
      await ask("/move");
      await ask("/begin");
      await ask("/begin-and-show");
      await recorder.close(60_000);
      server.close();
      server.closeAllConnections();
      const told = await toldIn(dir);
      expect(told.map(({ url, outcome }) => `${url} ${outcome.told.variant ?? ""}`.trim()).sort()).toEqual([
        "https://site.test/",
        "https://site.test/begin given a cookie",
      ]);
      expect(leaksIn(dir, [...PLANTED, "127.0.0.1"])).toEqual([]);
    }),
  60_000,
);
