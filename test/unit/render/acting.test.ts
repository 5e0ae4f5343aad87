// The guard between a page that is acted upon and whoever answers it, secrets in requests, and what leaves the stage.
import { describe, expect, it } from "vitest";
import { SecretValues } from "#formats/index.js";
import type { PageToRender, Rendering, RenderOutcome } from "#ports/index.js";
import type { PausedRequest } from "#render/cdp/protocol.js";
import { compareRenderings } from "#render/closedness.js";
import { maskOutcome } from "#render/page/mask-outcome.js";
import { ActGuard } from "#render/requests/act-guard.js";
import { requestFrom } from "#render/requests/made-request.js";
import { FIELD_PROFILE } from "#render/requests/request-fields.js";

const paused = (
  method: string,
  url: string,
  more: Partial<PausedRequest["request"]> & { readonly resourceType?: string } = {},
): PausedRequest => {
  const { resourceType = "Fetch", ...request } = more;
  return { requestId: "1", frameId: "f", resourceType, request: { method, url, headers: {}, ...request } };
};

describe("the guard", () => {
  it("lets everything pass while a page loads, and what a step declares", () => {
    const guard = new ActGuard();
    expect(guard.objectionTo(paused("POST", "http://a/"))).toBeNull();
    expect(guard.mayLeave).toBe(false);
    guard.act();
    guard.submit();
    expect(guard.objectionTo(paused("DELETE", "http://a/"))).toBeNull();
    expect(guard.mayLeave).toBe(true);
  });

  it.each([
    ["GET", {}, true],
    ["HEAD", {}, true],
    ["POST", {}, false],
    ["OPTIONS", {}, false],
    ["OPTIONS", { resourceType: "Preflight", headers: { "Access-Control-Request-Method": "GET" } }, true],
    ["OPTIONS", { resourceType: "Preflight", headers: { "access-control-request-method": "PUT" } }, false],
  ])("lets only questions pass while something is done: %s %o", (method, more, mayPass) => {
    const guard = new ActGuard();
    guard.submit();
    guard.act();
    expect(guard.mayLeave).toBe(false);
    expect(guard.objectionTo(paused(method, "http://a/", more)) === null).toBe(mayPass);
  });

  it("knows a form that is sent into a frame from an address of the frame", () => {
    const guard = new ActGuard();
    guard.noteForm("f", "http://a/loading");
    guard.act();
    guard.noteForm("f", "http://a/form?q=1#x");
    const frame = (url: string) => paused("GET", url, { resourceType: "Document" });
    expect(guard.isFormPossible(frame("http://a/other"))).toBe(true);
    expect(guard.objectionTo(frame("http://a/other"))).toBeNull();
    expect(guard.objectionTo(frame("http://a/form?q=1"))).toMatch(/^a form/);
    expect(guard.objectionTo(frame("http://a/form?q=1"))).toBeNull();
    expect(guard.objectionTo(frame("http://a/loading"))).toBeNull();
  });
});

describe("a request with a secret", () => {
  const guard = new ActGuard();
  const secrets = new SecretValues(new Map([["PASS", "hunter22"]]));
  const other = new SecretValues(new Map([["PASS", "tiger-33"]]));
  const page = { url: "http://a/" } as PageToRender;
  const profile = { ...FIELD_PROFILE, userAgent: "Own/1" };
  const made = (request: PausedRequest, own: SecretValues | null = secrets, by = guard) =>
    requestFrom(request, {
      page,
      profile,
      guard: by,
      secrets: own,
      asker: "page",
      document: null,
      workerKind: null,
    })!;
  const post = (body: string) => paused("POST", "http://a/login", { hasPostData: true, postData: body });

  it.each([
    ["in its address", (value: string) => paused("GET", `http://a/?p=${value}`)],
    ["in a field", (value: string) => paused("GET", "http://a/", { headers: { Cookie: `s=${value}` } })],
    ["in its body", (value: string) => post(`p=${value}`)],
  ])("is sent as it is, said to be one, and known by what is not secret: %s", (_, request) => {
    const first = made(request("hunter22"));
    expect(first.carriesSecret).toBe(true);
    expect(Buffer.from(first.body ?? "").toString() + first.url + first.headers.join()).toContain("hunter22");
    // The same but for the secret: nobody can try secrets against the digest.
    expect(made(request("tiger-33"), other).identity).toBe(first.identity);
    expect(made(request("hunter22"), null).identity).not.toBe(first.identity);
    expect(made(request("nothing-of-it"))).not.toHaveProperty("carriesSecret");
  });

  it("is any that a step with a secret leads to and that has a body: it may be packed", () => {
    const sending = new ActGuard();
    sending.submit();
    expect(made(post("packed"), secrets, sending)).not.toHaveProperty("carriesSecret");
    sending.fillSecret("hunter22");
    const [one, two] = [made(post("packed"), secrets, sending), made(post("other"), secrets, sending)];
    expect(one.carriesSecret).toBe(true);
    expect(one.identity).toBe(two.identity);
    expect(made(paused("GET", "http://a/x"), secrets, sending)).not.toHaveProperty("carriesSecret");
  });
});

describe("an outcome", () => {
  const digest = `sha-256:${"0123456789abcdef".repeat(4)}`;

  it("leaves without a secret in any of its texts; digests and pictures stay", () => {
    const bytes = Buffer.from("0123456789");
    const outcome = {
      kind: "rendered",
      rendering: {
        title: "0123456789",
        tree: { text: "x", textDigest: digest, links: [{ url: "http://a/?p=%30123456789" }] },
        screenshots: [{ bytes, name: "0123456789" }],
        virtualMs: 7,
      },
    } as unknown as RenderOutcome;
    const secrets = new SecretValues(new Map([["PIN", "0123456789"]]));
    expect(maskOutcome(outcome, secrets)).toEqual({
      kind: "rendered",
      rendering: {
        title: "*secret*",
        tree: { text: "x", textDigest: digest, links: [{ url: "http://a/?p=*secret*" }] },
        screenshots: [{ bytes, name: "*secret*" }],
        virtualMs: 7,
      },
    });
    expect(maskOutcome(outcome, null)).toBe(outcome);
  });

  it("is closed only where the same was done, with the same to follow", () => {
    const of = (requestsLedTo: number) =>
      ({
        requests: [],
        tree: { textDigest: digest },
        acts: [{ kind: "scroll", target: "page", requestsLedTo, refused: 0 }],
        steps: [],
      }) as unknown as Rendering;
    const again = (count: number) => compareRenderings(of(1), { kind: "rendered", rendering: of(count) });
    expect(again(1)).toMatchObject({ isClosed: true, areActsEqual: true });
    expect(again(2)).toMatchObject({ isClosed: false, areActsEqual: false, isTextEqual: true });
  });
});
