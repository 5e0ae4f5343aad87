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

const ADDRESS = /^isochron: --hub-callback .*: not an address such as/;
const PLACE = /^isochron: --hub-listen .*: not a host and a port such as/;
const TOGETHER = /^isochron: --hub-callback and --hub-listen go together: /;
const ADDRESSES = [
  "nonsense",
  "ftp://a.test/",
  "https://u:p@a.test/",
  "https://a.test/?q",
  "https://a.test/#f",
];
const PLACES = ["8095", "127.0.0.1", "127.0.0.1:99999", "::1:80", "a b:1", ":1", "[x]:1"];

const WRONG: [flags: string[], line: RegExp][] = [
  [["--hub-callback", CALLBACK], TOGETHER],
  [["--hub-listen", "127.0.0.1:8095"], TOGETHER],
];
for (const url of ADDRESSES) WRONG.push([["--hub-callback", url, "--hub-listen", "127.0.0.1:1"], ADDRESS]);
for (const place of PLACES) WRONG.push([["--hub-callback", CALLBACK, "--hub-listen", place], PLACE]);

it.each(WRONG)("%j is answered with one line", async (flags, line) => {
  const { code, out, err } = await runCli(["watch", "no-such-file.yaml", ...flags]);
  expect([code, out, err.split("\n").length]).toEqual([2, "", 2]);
  expect(err).toMatch(line);
});
