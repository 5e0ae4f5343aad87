import { expect, it } from "vitest";
import type { PageUrl } from "#model/index.js";
import { CacheSigns } from "#quality/cache-signs.js";
import { captured } from "../../support/samples/sightings.js";

const url = (host: string): PageUrl => `http://${host}/` as PageUrl;
const shows = (...cacheFields: string[]) => ({ validators: { cacheSigns: true, cacheFields } });

it("names every sign of a cache, host by host, each once", () => {
  const signs = new CacheSigns();
  signs.see(url("plain.test"), [captured("a", 0, 1)]);
  signs.see(url("cached.test"), [
    captured("a", 0, 1, shows("via", "age")),
    captured("a", 9, 10, shows("age")),
  ]);
  expect(signs.list()).toEqual([{ host: "cached.test", fields: ["age", "via"] }]);
});

it("gives no list where a sign was seen and not noted by name", () => {
  const signs = new CacheSigns();
  signs.see(url("cached.test"), [captured("a", 0, 1, { validators: { cacheSigns: true } })]);
  expect(signs.list()).toBeNull();
});
