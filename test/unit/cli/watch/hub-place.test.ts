// Where hubs reach a watch: what is understood, and one clear line for everything else.
import { expect, it } from "vitest";
import { hubPlaceOf } from "../../../../src/cli/watch/hub-place.js";
import { runCli } from "../../../support/test-io.js";

const CALLBACK = "https://archive.example/hub";

it("both flags, or none", () => {
  expect(hubPlaceOf({})).toBeNull();
  const place = { callbackBase: `${CALLBACK}/`, host: "127.0.0.1", port: 8095 };
  for (const hubCallback of [CALLBACK, `${CALLBACK}/`, `${CALLBACK}//`])
    expect(hubPlaceOf({ hubCallback, hubListen: "127.0.0.1:8095" })).toEqual(place);
  expect(hubPlaceOf({ hubCallback: "http://a.example", hubListen: "[::1]:0" })).toEqual({
    callbackBase: "http://a.example/",
    host: "::1",
    port: 0,
  });
});

it.each([
  [["--hub-callback", CALLBACK], /^isochron: --hub-callback and --hub-listen go together: /],
  [["--hub-listen", "127.0.0.1:8095"], /^isochron: --hub-callback and --hub-listen go together: /],
  ...[
    "nonsense",
    "ftp://a.example/",
    "https://u:p@a.example/",
    "https://a.example/?q",
    "https://a.example/#f",
  ].map(
    (url) =>
      [
        ["--hub-callback", url, "--hub-listen", "127.0.0.1:1"],
        /^isochron: --hub-callback .*: not an address such as/,
      ] as const,
  ),
  ...["8095", "127.0.0.1", "127.0.0.1:99999", "::1:80", "a b:1", ":1", "[x]:1"].map(
    (place) =>
      [
        ["--hub-callback", CALLBACK, "--hub-listen", place],
        /^isochron: --hub-listen .*: not a host and a port such as/,
      ] as const,
  ),
])("%j is answered with one line", async (flags, line) => {
  const { code, out, err } = await runCli(["watch", "no-such-file.yaml", ...flags]);
  expect([code, out, err.split("\n").length]).toEqual([2, "", 2]);
  expect(err).toMatch(line);
});
