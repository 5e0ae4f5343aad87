// Which page a browser's request is: what the browser says of itself is not part of it, what scripts say is.
import { expect, it } from "vitest";
import type { HeaderField } from "#ports/index.js";
import { askedPage } from "#render/index.js";

const OWN: HeaderField[] = [
  ["User-Agent", "x"],
  ["Accept-Language", "en"],
  ["Referer", "https://a.example/"],
  ["Sec-Fetch-Dest", "image"],
  ["Sec-Fetch-Mode", "no-cors"],
];
const asked = (given: Partial<Parameters<typeof askedPage>[0]>, headers: HeaderField[] = []) =>
  askedPage({
    method: "GET",
    url: "https://a.example/x",
    body: null,
    resourceType: "Image",
    ...given,
    headers: [...OWN, ...headers],
  });
const urlOf = (...args: Parameters<typeof asked>) => {
  const page = asked(...args);
  return page.kind === "page" ? page.url : page.why;
};

it("pictures, styles and scripts are asked for as links are", () => {
  expect(
    urlOf({}, [
      ["Accept", "image/avif,*/*"],
      ["Cookie", "a=b"],
      ["Range", "bytes=0-"],
    ]),
  ).toBe("https://a.example/x");
  expect(urlOf({ resourceType: "Script" }, [["Origin", "https://a.example"]])).toBe("https://a.example/x");
});

it("what scripts put into a request is part of it", () => {
  const fetched = { resourceType: "Fetch" };
  expect(urlOf(fetched, [["Accept", "*/*"]])).toBe("https://a.example/x");
  expect(
    urlOf(fetched, [
      ["Accept", "application/json"],
      ["HX-Request", "true"],
      ["Cookie", "a=b"],
    ]),
  ).toBe("https://a.example/x#GET&accept=application/json&cookie=a%3Db&hx-request=true");
  expect(
    urlOf({ ...fetched, method: "POST", body: Buffer.from("a") }, [["Origin", "https://a.example"]]),
  ).toBe("https://a.example/x#POST&origin=https://a.example&:body=a");
});

it("who asks from elsewhere says so: the answer may depend on it", () => {
  expect(urlOf({ resourceType: "Font" }, [["Origin", "https://b.example"]])).toBe(
    "https://a.example/x#GET&origin=https://b.example",
  );
  expect(urlOf({ resourceType: "Media" }, [["Range", "bytes=100-"]])).toBe(
    "https://a.example/x#GET&range=bytes%3D100-",
  );
});

it("a HEAD is the page that a GET would bring; what would change something is never sent", () => {
  expect(urlOf({ method: "HEAD", resourceType: "Fetch" })).toBe("https://a.example/x");
  expect(urlOf({ method: "DELETE", resourceType: "Fetch" })).toBe("DELETE is never sent");
  expect(urlOf({ method: "POST", resourceType: "Fetch", body: Buffer.alloc(20_000) })).toMatch(/too long/);
  expect(urlOf({ url: "ftp://a.example/" })).toMatch(/not an address/);
});
