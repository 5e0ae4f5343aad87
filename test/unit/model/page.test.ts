import { expect, test } from "vitest";
import { hostOf, parsePageUrl, pathAndQueryOf } from "#model/index.js";

test.each([
  "http://a.test",
  "http://a.test/?",
  "http://a.test/?#x",
  "http://a.test/x?y?",
  "http://a.test/x??",
  "https://a.test:8443/x/../y%20z?q=/a//b#/c",
  "http://[::1]:80/a?b=http://c.test/d",
  "http://a.test//x?",
])("the parts of %s are those of the URL standard", (text) => {
  const url = parsePageUrl(text)!;
  const { host, pathname, search } = new URL(url);
  expect(hostOf(url)).toBe(host);
  expect(pathAndQueryOf(url)).toBe(pathname + search);
});
