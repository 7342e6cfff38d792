import { expect, test } from "vitest";
import { readConfig } from "../../gateway/config.ts";

test("warns of settings that have no effect where EP_API_URL names another service", () => {
  const given = { DATABASE_URL: "postgres://lading@db/lading", FILES_URL: "s3://files", SMTP_URL: "smtps://mail.example.com" };
  const environment = { ...given, MAIL_FROM: "lading@example.com", EP_API_URL: "https://example.com/ep/api" };
  const warnings = Object.keys(given).map((name) => `${name} has no effect: it is of the embedded service, which EP_API_URL replaces`);
  expect(readConfig(environment)).toMatchObject({ mistakes: [], warnings });
});

test.each([
  ["https://files.example.com/", "https://lading.example.com", "https://files.example.com"],
  ["https://lading.example.com/", "https://lading.example.com", ""],
  ["", "https://example.com", ""],
  ["", "https://lading.example.com", "https://example.com"],
])("with FILE_ORIGIN %j, and PUBLIC_URL %j next to a service at https://example.com, files come from %j (R-1187)", (...given) => {
  const [FILE_ORIGIN, PUBLIC_URL, fileOrigin] = given;
  const environment = { FILE_ORIGIN, PUBLIC_URL, EP_API_URL: "https://example.com/ep/api" };
  expect(readConfig(environment)).toMatchObject({ mistakes: [], config: { site: { fileOrigin } } });
});

test.each([
  ["PUBLIC_URL", "https://lading.example.com:0"],
  ["FILE_ORIGIN", "https://*.example.com"],
  ["EP_API_URL", "http://localhost:0/ep/api"],
])("refuses %s %s: it is no single place (R-1246)", (name, given) => {
  expect(readConfig({ [name]: given }).mistakes).toEqual([expect.stringContaining(`${name} must be `)]);
});

test("refuses Lading's own address as that of its service, which would serve nothing (R-1336)", () => {
  const own = "EP_API_URL must be the address of another server, not Lading's own";
  const mistakes = (environment: Record<string, string>) => readConfig(environment).mistakes;
  expect(mistakes({ EP_API_URL: "http://localhost:4000/ep/api" })).toEqual([own]);
  expect(mistakes({ EP_API_URL: "http://127.0.0.1/ep/api", PORT: "80", HOST: "0.0.0.0" })).toEqual([own]);
  for (const other of ["http://localhost:4001/ep/api", "http://example.com:4000/ep/api", "https://127.0.0.1/ep/api"])
    expect(mistakes({ EP_API_URL: other })).toEqual([]);
  expect(mistakes({ EP_API_URL: "http://localhost:4000/ep/api", HOST: "10.0.0.5" })).toEqual([]);
});

test.each(["https://example.com/ep/api?key=hunter2", "https://example.com/ep/api#v1", "https://lading:hunter2@example.com/ep/api"])(
  "refuses %s as a service's address, which paths are added to",
  (given) => {
    const { mistakes } = readConfig({ EP_API_URL: given });
    expect(mistakes).toEqual([expect.stringContaining("EP_API_URL must be ")]);
    expect(mistakes.join()).not.toContain("hunter2");
  },
);

test.each([
  "s3://files?pathStyle=yes",
  "s3://files?region=",
  "s3://files?region=eu-central-1&region=us-east-1",
  "s3://files?pathStyle=true&pathStyle=true",
  "s3://files#eu-central-1",
  "s3://files..eu",
  "s3://files?Region=eu",
  "s3://files?toString=1",
  "s3://files:9000",
  "s3://files?endpoint=https://key:hunter2@store.example.com",
  "s3://files?endpoint=https://store.example.com%23keys",
])("refuses %s as a store, and says where keys belong (R-1246)", (given) => {
  expect(readConfig({ FILES_URL: given }).mistakes).toEqual([
    "FILES_URL must be an address such as s3://bucket?region=eu-central-1, without keys: those are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
  ]);
});

test.each([
  ["https://lading.example.com/", "https://lading.example.com"],
  ["HTTPS://Lading.Example.com:443", "https://lading.example.com"],
  ["http://[::1]:4000", "http://[::1]:4000"],
  ["https://zoll.münchen.example", "https://zoll.xn--mnchen-3ya.example"],
])("takes %s for the origin %s", (given, publicUrl) => {
  expect(readConfig({ PUBLIC_URL: given })).toMatchObject({ mistakes: [], config: { publicUrl } });
});

test.each(["https://lading.example.com/app", "https://lading.example.com?", "https://lading.example.com#", "lading.example.com"])(
  "refuses %s, which is no origin",
  (given) => {
    expect(readConfig({ PUBLIC_URL: given }).mistakes).toHaveLength(1);
  },
);

test("takes names and addresses to listen on, and refuses those with a port", () => {
  for (const host of ["localhost", "0.0.0.0", "::", "::1", "2001:db8::7"])
    expect(readConfig({ HOST: host })).toMatchObject({ mistakes: [], config: { host } });
  for (const host of ["localhost:4000", "[::1]", "127.0.0.1:80", "fe80::1%eth0", ":::"])
    expect(readConfig({ HOST: host }).mistakes).toEqual([`HOST must be a host name or network address, not "${host}"`]);
});

test.each(["postgres://", "postgres:///lading", "postgres:db/lading", "postgres://db:0/lading", "postgres://lading:100%@db/lading"])(
  "refuses %s as a database: this machine's, or another password, would be tried (R-1246)",
  (given) => {
    expect(readConfig({ DATABASE_URL: given }).mistakes).toEqual([expect.stringContaining("DATABASE_URL must be an address such as ")]);
    expect(readConfig({ DATABASE_URL: "postgres:///lading?host=/var/run/postgresql" }).mistakes).toEqual([]);
  },
);

test.each(["12/34", "12?34", "12#34", "pass/word"])("refuses the password %s of a database unless it is percent-encoded", (password) => {
  const mistake =
    "DATABASE_URL must be an address such as postgres://user:password@host/database, special characters of the password percent-encoded";
  expect(readConfig({ DATABASE_URL: `postgres://lading:${password}@db/lading` }).mistakes).toEqual([mistake]);
  const databaseUrl = `postgres://lading:${encodeURIComponent(password)}@db/lading?sslmode=require`;
  expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ mistakes: [], config: { databaseUrl } });
});
