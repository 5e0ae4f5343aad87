// Addresses of clusters: what they may say, where a password may stand, and that none is ever shown.
import { expect, it } from "vitest";
import { readClusterAddress, type AddressSource } from "#agreement/postgres/cluster-address.js";

const read = (text: string, source: AddressSource = "flag") => readClusterAddress(text, source, {});

it("names a host, a user and a database; TLS is verified unless the address says otherwise", () => {
  expect(read("postgres://anna@db.example/archive")).toEqual({
    host: "db.example",
    port: 5432,
    database: "archive",
    user: "anna",
    tls: {},
    schema: "isochron",
    place: "postgres://anna@db.example:5432/archive",
  });
  const loose = read("postgresql://anna@[::1]:6000/a%20b?sslmode=disable&schema=two");
  expect(loose).toMatchObject({ host: "::1", port: 6000, database: "a b", tls: false, schema: "two" });
  expect(read("postgres://h/d?sslmode=verify-full").tls).toEqual({});
});

it("takes the user from PGUSER where the address names none", () => {
  expect(readClusterAddress("postgres://h/d", "flag", { PGUSER: "otto" }).user).toBe("otto");
});

it("takes a password from the environment or a file, decoded, and shows it nowhere", () => {
  for (const source of ["environment", "file"] as const) {
    const { password, place } = read("postgres://anna:p%40ss%3A@db.example/archive", source);
    expect([password, place]).toEqual(["p@ss:", "postgres://anna@db.example:5432/archive"]);
  }
});

it.each([
  ["postgres://anna:secret@h/d", /PGPASSWORD.*ISOCHRON_CLUSTER/],
  ["postgres://anna:secret@h:port/d", /is written postgres:/],
  ["mysql://anna:secret@h/d", /begins with postgres:/],
  ["postgres://anna@h", /names a host and a database/],
  ["postgres:///d", /names a host and a database/],
  ["postgres://anna@h/d?sslmode=require", /verify no server/],
  ["postgres://anna@h/d?sslmode=no-verify", /verify no server/],
  ["postgres://anna@h/d?password=secret", /nothing but sslmode/],
  ["postgres://anna@h/d?schema=x;drop", /schema is a word/],
  ["postgres://anna%ZZ:@h/d", /written %25/],
  ["postgres://anna@h/d?sslrootcert=/nowhere/ca.pem", /no file \/nowhere\/ca.pem/],
  ["nonsense secret", /is written postgres:/],
])("refuses %s in a line without the password", (text, words) => {
  const refused = (): unknown => read(text);
  expect(refused).toThrow(words);
  expect(refused).not.toThrow(/secret/);
  expect(refused).toThrow(
    expect.objectContaining({ code: expect.stringMatching(/USAGE|NOT_FOUND/) as string }),
  );
});
