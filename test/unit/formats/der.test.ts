// DER and CMS: written as the standard says, read back, and harmless whatever the bytes are.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IsochronError } from "#errors.js";
import {
  der,
  derChildren,
  derInteger,
  derOid,
  derSet,
  generalizedTime,
  oidText,
  readDer,
  TAG,
} from "#formats/seals/der.js";
import { readSignedData, readTimeStamp, timeStampRequest } from "#formats/index.js";

describe("DER", () => {
  it("writes known examples (X.690, RFC 5652)", () => {
    expect(derOid("1.2.840.113549.1.7.2").toString("hex")).toBe("06092a864886f70d010702");
    expect(derOid("2.16.840.1.101.3.4.2.1").toString("hex")).toBe("0609608648016503040201");
    expect(derInteger(Buffer.of(0, 0, 0x80)).toString("hex")).toBe("02020080");
    expect(derInteger(Buffer.of(0)).toString("hex")).toBe("020100");
    expect(der(TAG.octetString, Buffer.alloc(200)).subarray(0, 3).toString("hex")).toBe("0481c8");
    expect(der(TAG.octetString, Buffer.alloc(300)).subarray(0, 4).toString("hex")).toBe("0482012c");
    expect(derSet([Buffer.of(2, 1, 9), Buffer.of(2, 1, 1)]).toString("hex")).toBe("3106020101020109");
  });

  it("reads what it writes", () => {
    const contents = fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 5 });
    fc.assert(
      fc.property(contents, (pieces) => {
        const whole = der(TAG.sequence, ...pieces.map((bytes) => der(TAG.octetString, bytes)));
        const read = derChildren(readDer(whole)).map(({ content }) => [...content]);
        expect(read).toEqual(pieces.map((bytes) => [...bytes]));
      }),
      { seed: 1 },
    );
    for (const oid of ["1.2.840.10045.4.3.2", "2.5.29.37", "0.9.2342.19200300"])
      expect(oidText(readDer(derOid(oid)))).toBe(oid);
  });

  it("reads times with and without fractions, and refuses others", () => {
    const time = (text: string): number =>
      generalizedTime(readDer(der(TAG.generalizedTime, Buffer.from(text))));
    expect(time("20261115123000Z")).toBe(Date.UTC(2026, 10, 15, 12, 30));
    expect(time("20261115123000.25Z")).toBe(Date.UTC(2026, 10, 15, 12, 30, 0, 250));
    expect(() => time("20261115123000+0100")).toThrowError("no time");
  });

  it.each([
    ["an indefinite length", "3080020101 0000"],
    ["a length beyond the end", "0405aa"],
    ["a length of five bytes", "04850000000001aa"],
    ["a tag of two bytes", "1f810102aa"],
    ["bytes after the end", "020101ff"],
    ["nothing", ""],
  ])("refuses %s", (_, hex) => {
    expect(() => readDer(Buffer.from(hex.replaceAll(" ", ""), "hex"))).toThrowError("not DER");
  });

  it("never fails but in its own words, whatever the bytes", () => {
    const readers = [readSignedData, readTimeStamp];
    const nested = fc.letrec<{ node: Buffer }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 6 },
        fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
        fc
          .tuple(
            fc.constantFrom(0x02, 0x04, 0x06, 0x18, 0x30, 0x31, 0xa0),
            fc.array(tie("node"), { maxLength: 6 }),
          )
          .map(([tag, children]) => der(tag, ...children)),
      ),
    })).node;
    fc.assert(
      fc.property(nested, (bytes) => {
        for (const read of readers)
          try {
            read(bytes);
          } catch (error) {
            expect(error).toBeInstanceOf(IsochronError);
          }
      }),
      { seed: 2, numRuns: 2000 },
    );
  });

  it("asks for time stamps as RFC 3161 says", () => {
    const request = timeStampRequest(Buffer.alloc(32, 1), Buffer.of(0x41, 2, 3));
    const [version, imprint, nonce, certificate] = derChildren(readDer(request));
    expect([version, nonce, certificate].map((element) => element!.whole.toString("hex"))).toEqual([
      "020101",
      "0203410203",
      "0101ff",
    ]);
    expect(derChildren(imprint!)[1]!.content).toEqual(Buffer.alloc(32, 1));
  });
});
