// Addresses as people read them: in their own letters, unless that would deceive.
import { domainToASCII } from "node:url";
import { describe, expect, it } from "vitest";
import { shownHost, shownUrl } from "../../../src/web/parts/shown-url.js";

describe("addresses as people read them", () => {
  it.each(["bücher.example", "例え.テスト", "россия.рф", "한국.kr", "παράδειγμα.gr", "שלום.example"])(
    "%s is shown in its own letters",
    (host) => {
      expect(shownHost(domainToASCII(host))).toBe(host);
    },
  );

  it.each(["pаypal.example", "аррӏе.com", "ехаmple.org", "ひらがなtest"])(
    "%s, of several scripts or of letters that are mistaken for others, stays as it is sent",
    (host) => {
      expect(shownHost(domainToASCII(host))).toMatch(/^xn--/);
    },
  );

  it("shows words of paths and queries, and leaves what parts them", () => {
    expect(shownUrl("https://e.org/stra%C3%9Fe/%E6%9D%B1%E4%BA%AC?q=%D0%B4%D0%B0&a%26b=%2F%25")).toBe(
      "https://e.org/straße/東京?q=да&a%26b=%2F%25",
    );
  });

  it("leaves escaped what is no UTF-8, turns lines round, hides, or passes for a slash", () => {
    for (const kept of ["%FF%FE", "%E2%80%AE", "%E2%80%8B", "%C2%A0", "%E2%88%95", "%C3", "%20", "%0A"])
      expect(shownUrl(`https://e.org/${kept}x`)).toBe(`https://e.org/${kept}x`);
    expect(shownUrl("https://e.org/\u202egpj.exe")).toBe("https://e.org/%E2%80%AEgpj.exe");
    expect(shownUrl("\ud800")).toBe("\ufffd");
  });

  it("names the method of a request that is more than an address", () => {
    expect(shownUrl("https://e.org/api#POST&accept=x&:body=%7B")).toBe("POST https://e.org/api");
    expect(shownUrl("https://e.org/a#part")).toBe("https://e.org/a#part");
  });

  it("leaves what is no punycode, or no address, alone", () => {
    for (const text of ["http://xn--/", "http://xn--a-ecp.ru:80a/", "http://xn--99999999/", "urn:x", ""])
      expect(shownUrl(text)).toBe(text);
  });

  it("takes a port with the last name", () => {
    expect(shownHost(`${domainToASCII("münchen")}:8080`)).toBe("münchen:8080");
  });
});
