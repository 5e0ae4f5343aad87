// Addresses of stores: what is one, and no secret in any.
import { expect, it } from "vitest";
import { parseStoreAddress, storePlace, storeServer } from "#store/remote/s3/store-address.js";

it.each([
  ["s3://archive", { bucket: "archive", prefix: "" }],
  ["s3://archive/", { bucket: "archive", prefix: "" }],
  ["s3://my.archive-1/web/one", { bucket: "my.archive-1", prefix: "web/one" }],
  ["s3://archive/web/one/", { bucket: "archive", prefix: "web/one" }],
])("reads %s", (text, expected) => {
  expect(parseStoreAddress(text)).toEqual(expected);
  expect(parseStoreAddress(storePlace(expected))).toEqual(expected);
});

it.each([
  "",
  "archive",
  "s3:",
  "s3://",
  "s3://ab",
  "s3:///prefix",
  "S3://Archive",
  "s3://a..b",
  "s3://-abc",
  `s3://${"a".repeat(64)}`,
  "s3://key:secret@archive",
  "s3://archive:9000/x",
  "s3://archive/x?versionId=1",
  "s3://archive/x#y",
  "s3://archive/../x",
  "s3://archive//x",
  "s3://archive/x//",
  "s3://archive/a\nb",
  "s3://archive/a\u007fb",
  `s3://archive/${"x".repeat(600)}`,
  "http://archive/x",
])("refuses %j, and repeats nothing of it", (text) => {
  const line = "no store: write s3://bucket/prefix, its keys apart in the environment";
  expect(() => parseStoreAddress(text)).toThrowError(line);
});

it("takes the server from the environment, our own word first", () => {
  const amazon = { AWS_ENDPOINT_URL_S3: "https://b.example", AWS_ENDPOINT_URL: "https://c.example" };
  expect(storeServer({})).toEqual({ endpoint: null, region: null });
  expect(storeServer({ AWS_REGION: "eu-central-1" })).toEqual({ endpoint: null, region: "eu-central-1" });
  expect(storeServer({ ISOCHRON_S3_ENDPOINT: "http://a.example:7480", ...amazon })).toEqual({
    endpoint: "http://a.example:7480/",
    region: "us-east-1",
  });
  expect(storeServer({ ...amazon, AWS_DEFAULT_REGION: "x" })).toEqual({
    endpoint: "https://b.example/",
    region: "x",
  });
});

it.each(["a.example", "ftp://a.example", "https://key:secret@a.example", "https://a.example/?key=secret"])(
  "refuses the server %s by the name of its setting alone",
  (text) => {
    const read = () => storeServer({ ISOCHRON_S3_ENDPOINT: text });
    expect(read).toThrowError("ISOCHRON_S3_ENDPOINT is no server");
    expect(read).not.toThrowError(/secret/);
  },
);
