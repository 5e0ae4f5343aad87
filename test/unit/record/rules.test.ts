import { describe, expect, it } from "vitest";
import type { PageUrl } from "#model/index.js";
import type { AnswerHead, AskedRequest } from "#record/proxy/index.js";
import {
  IGNORED_PARAMS,
  judgeAnswer,
  judgeRequest,
  keptHead,
  SECRET_PARAMS,
  type RecordRules,
} from "#record/rules/index.js";

const RULES: RecordRules = {
  as: "https://site.test/" as PageUrl,
  hosts: ["127.0.0.1:8081"],
  publicCookies: ["_ga*", "consent"],
  ignoredParams: IGNORED_PARAMS,
  secretParams: SECRET_PARAMS,
  takesQueries: true,
  publicLanguage: null,
  maxAnswerBytes: 1_000,
};

function asked(target: string, fields: readonly string[] = [], method = "GET"): AskedRequest {
  const hosts = fields.includes("Host") ? [] : ["Host", "site.test"];
  return { method, target, fields: [...hosts, ...fields], isTls: false };
}

const answered = (fields: readonly string[], status = 200): AnswerHead => ({
  status,
  statusText: "OK",
  fields,
});

const why = (request: AskedRequest, rules = RULES): string => {
  const judgement = judgeRequest(request, rules);
  return judgement.kind === "passed-over" ? judgement.why : judgement.url;
};

describe("which requests may be recorded", () => {
  it.each([
    ["a plain page", asked("/a?b=c"), "https://site.test/a?b=c"],
    ["the recorder's own host", asked("/a", ["Host", "127.0.0.1:8081"]), "https://site.test/a"],
    ["an absolute target", asked("http://site.test/a"), "https://site.test/a"],
    ["two slashes", asked("//evil.test/a"), "https://site.test//evil.test/a"],
    ["marks of a campaign", asked("/a?utm_source=x&b=1&fbclid=y"), "https://site.test/a?b=1"],
    ["only such marks", asked("/a?utm_source=x"), "https://site.test/a"],
    ["cookies of nobody", asked("/a", ["Cookie", "_ga_X=1; consent=yes"]), "https://site.test/a"],
    ["any other cookie", asked("/a", ["Cookie", "consent=yes; id=7"]), "credentials"],
    ["a second line of cookies", asked("/a", ["Cookie", "consent=yes", "cookie", "id=7"]), "credentials"],
    ["a password", asked("/a", ["Authorization", "Basic eHg6eHg="]), "credentials"],
    ["a key", asked("/a", ["X-Api-Key", "k"]), "credentials"],
    ["another host", asked("/a", ["Host", "evil.test"]), "host"],
    ["another host behind a proxy", asked("/a", ["X-Forwarded-Host", "evil.test"]), "host"],
    ["another host in the target", asked("http://evil.test/a"), "host"],
    ["no host", { ...asked("/a"), fields: [] }, "host"],
    ["a token in the query", asked("/a?access_token=abc"), "secret-address"],
    ["a token under an escaped name", asked("/a?%74oken=abc"), "secret-address"],
    ["mail in the query", asked("/a?who=ann@example.org"), "secret-address"],
    ["mail with its sign escaped", asked("/a?who=ann%40example.org"), "secret-address"],
    ["mail in the path", asked("/unsubscribe/ann@example.org"), "secret-address"],
    ["a web token", asked("/a?x=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"), "secret-address"],
    ["HEAD", asked("/a", [], "HEAD"), "no-content"],
    ["POST", asked("/a", [], "POST"), "method"],
    ["every server", asked("*", [], "GET"), "address"],
    ["a socket", asked("/a", ["Connection", "Upgrade", "Upgrade", "websocket"]), "upgrade"],
  ])("%s", (_name, request, expected) => {
    expect(why(request)).toBe(expected);
  });

  it("leaves queries out where the owner says so, marks of campaigns aside", () => {
    const rules = { ...RULES, takesQueries: false };
    expect(why(asked("/a?b=1"), rules)).toBe("query");
    expect(why(asked("/a?utm_source=1"), rules)).toBe("https://site.test/a");
  });
});

describe("which answers are recorded", () => {
  const judged = (fields: readonly string[], status = 200, request = asked("/a"), rules = RULES) => {
    const judgement = judgeAnswer(request, answered(fields, status), rules);
    return judgement.kind === "recorded"
      ? judgement.variant
      : `${judgement.why}${judgement.differs ? ", cut" : ""}`;
  };

  it.each([
    [200, null],
    [301, null],
    [404, null],
    [206, "part"],
    [304, "no-content"],
    [500, "status, cut"],
    [401, "status, cut"],
    [429, "status, cut"],
  ])("status %i: %s", (status, expected) => {
    expect(judged([], status)).toBe(expected);
  });

  it("none that is private, secret or too long; what was counted of the page ends there", () => {
    expect(judged(["Cache-Control", "max-age=5, Private"])).toBe("private, cut");
    expect(judged(["cache-control", "no-store"])).toBe("private, cut");
    expect(judged(["Location", "/welcome?token=abc"], 302)).toBe("secret-answer, cut");
    expect(judged(["Content-Length", "1001"])).toBe("too-long, cut");
  });

  it("tells visitors apart by what the site itself says that it varies by", () => {
    const german = asked("/a", ["Accept-Language", "de-AT,de;q=0.9", "User-Agent", "X (Android; Mobile)"]);
    expect(judged([], 200, german)).toBeNull();
    expect(judged(["Vary", "Accept-Encoding, Cookie"], 200, german)).toBeNull();
    expect(judged(["Vary", "Accept-Language"], 200, german)).toBe("language de");
    expect(judged(["Vary", "Accept-Language", "Content-Language", "fr"], 200, german)).toBe("language fr");
    expect(judged(["Vary", "accept-language"], 200, german, { ...RULES, publicLanguage: "de" })).toBeNull();
    expect(judged(["Vary", "User-Agent"], 200, german)).toBe("mobile devices");
    expect(judged(["Vary", "*"], 200, german)).toBe("varies");
    expect(judged(["Vary", "X-Mine"], 200, asked("/a", ["X-Mine", "secret words"]))).toBe("varies");
    expect(judged(["Vary", "X-Mine"], 200, german)).toBeNull();
  });

  it("keeps answers apart that make somebody of a visitor, and names what may not be found in them", () => {
    const judgement = judgeAnswer(asked("/a"), answered(["Set-Cookie", "sid=s3cr3t-value; Path=/"]), RULES);
    expect(judgement).toEqual({ kind: "recorded", variant: "given a cookie", secrets: ["s3cr3t-value"] });
    expect(judged(["Set-Cookie", "_ga_1=x"])).toBeNull();
  });
});

describe("the head that is kept", () => {
  it("has what the page is, and the names alone of all else", () => {
    const fields = ["Content-Type", "text/html", "Set-Cookie", "sid=1", "X-Request-Id", "7", "Transfer-Encoding", "chunked", "ETag", '"1"']; // prettier-ignore
    const { text, leftOut } = keptHead(answered(fields), 12);
    expect(text).toBe(
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nETag: "1"\r\nContent-Length: 12\r\n\r\n',
    );
    expect(leftOut).toBe(
      "fields left out: set-cookie, transfer-encoding (the body is kept without its chunks), x-request-id",
    );
  });
});
