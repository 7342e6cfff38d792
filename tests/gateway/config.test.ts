import { describe, expect, test } from "vitest";
import { readConfig } from "../../gateway/config.ts";

describe("the configuration", () => {
  test("needs nothing", () => {
    const { config, mistakes } = readConfig({});
    expect(mistakes).toEqual([]);
    expect(config).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      dataDir: "./data",
      databaseUrl: "",
      filesUrl: "",
      epApiUrl: "",
      jwtSecret: "",
      publicUrl: "",
      trustedProxies: [],
      logLevel: "info",
      graphiql: true,
      introspection: true,
      compiledQueries: true,
      webhooksToLoopback: false,
      tracing: null,
      mail: null,
      site: { productName: "Lading", companyName: "", supportPhone: "", supportEmail: "", fileOrigin: "" },
    });
  });

  test("has the usual limits, takes others, 0 for none, and refuses what is no number", () => {
    expect(readConfig({}).config).toMatchObject({
      requestsPerAddress: 32,
      limits: { signIns: 60, uploads: 120, storageMegabytes: 20_480 },
    });
    const { config, mistakes } = readConfig({ UPLOAD_LIMIT: "0", STORAGE_QUOTA_MB: "500", REQUESTS_PER_ADDRESS: "64" });
    expect(mistakes).toEqual([]);
    expect(config).toMatchObject({ requestsPerAddress: 64, limits: { uploads: 0, storageMegabytes: 500, merges: 30 } });
    expect(readConfig({ DRAWING_LIMIT: "-1" }).mistakes).toEqual([
      'DRAWING_LIMIT must be a whole number from 0 (no limit) to 9999999, not "-1"',
    ]);
  });

  test("takes blank variables for missing ones", () => {
    expect(readConfig({ PORT: " ", HOST: "", PRODUCT_NAME: "" }).config).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      site: { productName: "Lading" },
    });
  });

  test("takes every variable", () => {
    const { config, mistakes } = readConfig({
      PORT: "0",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/lading",
      DATABASE_URL: "postgres://lading@db/lading",
      JWT_SECRET: "x".repeat(32),
      PUBLIC_URL: "https://lading.example.com",
      TRUSTED_PROXIES: "uniquelocal, 203.0.113.9, 2001:db8::/32",
      LOG_LEVEL: "silent",
      GRAPHIQL: "off",
      INTROSPECTION: "off",
      COMPILED_QUERIES: "off",
      WEBHOOKS_TO_LOOPBACK: "on",
      PRODUCT_NAME: "Cargo",
      COMPANY_NAME: "Tarangvel Private Limited",
      SUPPORT_PHONE: "+91 98765 43210",
      SUPPORT_EMAIL: "help@example.com",
    });
    expect(mistakes).toEqual([]);
    expect(config).toMatchObject({
      port: 0,
      host: "0.0.0.0",
      trustedProxies: ["uniquelocal", "203.0.113.9", "2001:db8::/32"],
      graphiql: false,
      introspection: false,
      compiledQueries: false,
      webhooksToLoopback: true,
      site: { productName: "Cargo", supportPhone: "+91 98765 43210" },
    });
    expect(readConfig({ EP_API_URL: "https://files.example.com/ep/api" })).toMatchObject({
      mistakes: [],
      config: { epApiUrl: "https://files.example.com/ep/api", site: { fileOrigin: "https://files.example.com" } },
    });
  });

  test("tells every mistake in a line of its own", () => {
    const { mistakes } = readConfig({
      PORT: "70000",
      HOST: "no host",
      DATABASE_URL: "postgres://lading:pass/word@db/lading",
      FILES_URL: "s3://key:password@files",
      EP_API_URL: "files.example.com",
      JWT_SECRET: "short",
      PUBLIC_URL: "https://lading.example.com/app",
      TRUSTED_PROXIES: "10.0.0.0/33",
      LOG_LEVEL: "loud",
      GRAPHIQL: "maybe",
      WEBHOOKS_TO_LOOPBACK: "yes",
      SUPPORT_EMAIL: "help",
    });
    expect(mistakes).toEqual([
      'PORT must be a port number from 0 to 65535, not "70000"',
      'EP_API_URL must be an http(s) address such as https://example.com/ep/api, not "files.example.com"',
      "FILES_URL must be an address such as s3://bucket?region=eu-central-1, without keys: those are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
      'PUBLIC_URL must be an origin such as https://lading.example.com, not "https://lading.example.com/app"',
      'HOST must be a host name or network address, not "no host"',
      "DATABASE_URL must be an address such as postgres://user:password@host/database, special characters of the password percent-encoded",
      "JWT_SECRET must have at least 32 characters",
      'TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between, not "10.0.0.0/33"',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
      'GRAPHIQL must be on or off, not "maybe"',
      'WEBHOOKS_TO_LOOPBACK must be on or off, not "yes"',
      'SUPPORT_EMAIL must be an e-mail address, not "help"',
    ]);
  });

  test.each(["10.0.0.0/8/9", "10.0.0.0/0", "::1/129", "proxy", "10.0.0.1,"])("refuses %s as proxies to believe", (given) => {
    expect(readConfig({ TRUSTED_PROXIES: given }).mistakes).toHaveLength(1);
  });

  test("lets several processes share a port where they share a database too, or need none", () => {
    expect(readConfig({ WORKERS: "4" }).mistakes).toEqual([
      "WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process",
    ]);
    expect(readConfig({ WORKERS: "4", DATABASE_URL: "postgres://lading@db/lading" })).toMatchObject({
      mistakes: [],
      config: { workers: 4 },
    });
    expect(readConfig({ WORKERS: "4", EP_API_URL: "https://example.com/ep/api" })).toMatchObject({ mistakes: [], config: { workers: 4 } });
    expect(readConfig({ METRICS_PORT: "9100" })).toMatchObject({ mistakes: [], config: { metricsPort: 9100 } });
    expect(readConfig({}).config.metricsPort).toBeNull();
    for (const port of ["4000", "04000", "65536", "on"])
      expect(readConfig({ METRICS_PORT: port }).mistakes).toEqual([
        `METRICS_PORT must be a port number from 0 to 65535, another than PORT, not "${port}"`,
      ]);
    for (const count of ["0", "1.5", "65"])
      expect(readConfig({ WORKERS: count }).mistakes).toEqual([`WORKERS must be a number from 1 to 64, not "${count}"`]);
  });

  test.each([
    ["smtps://lading:p%40ss@mail.example.com", { host: "mail.example.com", port: 465, startsWithTls: true, requiresTls: true }],
    [
      "smtp://lading:p%40ss@mail.example.com",
      { port: 587, startsWithTls: false, requiresTls: true, signIn: { user: "lading", password: "p@ss" } },
    ],
    ["smtp://[::1]:25?tls=off", { host: "::1", port: 25, startsWithTls: false, requiresTls: false, signIn: null }],
  ])("sends e-mail by %s (R-703)", (given, server) => {
    const { config, mistakes } = readConfig({ SMTP_URL: given, MAIL_FROM: "Lading Office <lading@example.com>" });
    expect(mistakes).toEqual([]);
    expect(config.mail).toMatchObject({ ...server, from: { name: "Lading Office", address: "lading@example.com" } });
  });

  test.each([
    "mail.example.com",
    "http://mail.example.com",
    "smtp://",
    "smtp://mail.example.com:0",
    "smtp://lading@mail.example.com",
    "smtp://lading:secret@mail.example.com?tls=off",
    "smtps://mail.example.com?tls=off",
    "smtp://mail.example.com?tls=maybe",
    "smtp://mail.example.com/inbox",
    "smtp://lading:%@mail.example.com",
  ])("refuses %s as an e-mail server and does not repeat it (R-703)", (given) => {
    const { mistakes } = readConfig({ SMTP_URL: given, MAIL_FROM: "lading@example.com" });
    expect(mistakes).toEqual([
      "SMTP_URL must be an address such as smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587",
    ]);
  });

  test("needs a sender and an e-mail server together (R-703)", () => {
    const together = "SMTP_URL and MAIL_FROM need each other";
    expect(readConfig({ SMTP_URL: "smtps://mail.example.com" }).mistakes).toEqual([together]);
    expect(readConfig({ MAIL_FROM: "Lading <lading@example.com>" }).mistakes).toEqual([together]);
    for (const given of ["Lading", "lading@localhost", "a@b.example, c@d.example", "<a@b.example>", "A\nBcc: x <a@b.example>"]) {
      expect([given, readConfig({ SMTP_URL: "smtps://mail.example.com", MAIL_FROM: given }).mistakes]).toEqual([
        given,
        ["MAIL_FROM must be an e-mail address or Name <address>"],
      ]);
    }
  });

  test("limits the memory of a drawing or a merge to 1024 MB, or as it is told", () => {
    expect(readConfig({}).config.taskMegabytes).toBe(1024);
    expect(readConfig({ TASK_MEMORY_MB: "512" })).toMatchObject({ mistakes: [], config: { taskMegabytes: 512 } });
    for (const given of ["255", "70000", "1 GB"]) {
      expect(readConfig({ TASK_MEMORY_MB: given }).mistakes).toEqual([
        `TASK_MEMORY_MB must be a number from 256 to 65536, not ${JSON.stringify(given)}`,
      ]);
    }
  });

  test("tells traces where OpenTelemetry's own variables say where to, and not where they say not to", () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
    const usual = { serviceName: "lading", sampler: "parentbased_always_on", share: 1, delayMilliseconds: 5000 };
    expect(readConfig(endpoint)).toMatchObject({ mistakes: [], config: { tracing: usual } });
    expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: "False", OTEL_TRACES_EXPORTER: "otlp" }).config.tracing).toEqual(usual);
    const chosen = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://otel.example.com/v1/traces",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_SERVICE_NAME: "export-office",
      OTEL_TRACES_SAMPLER: "traceidratio",
      OTEL_TRACES_SAMPLER_ARG: "0.25",
      OTEL_BSP_SCHEDULE_DELAY: "100",
    };
    expect(readConfig(chosen)).toMatchObject({
      mistakes: [],
      config: { tracing: { serviceName: "export-office", sampler: "traceidratio", share: 0.25, delayMilliseconds: 100 } },
    });
    for (const off of [{ OTEL_SDK_DISABLED: "true" }, { OTEL_TRACES_EXPORTER: "none" }]) {
      expect(readConfig({ ...endpoint, ...off }).config.tracing).toBeNull();
    }
    const wrong = {
      OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318",
      OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
      OTEL_TRACES_SAMPLER: "half",
      OTEL_TRACES_SAMPLER_ARG: "50",
      OTEL_BSP_SCHEDULE_DELAY: "soon",
      OTEL_SDK_DISABLED: "off",
      OTEL_TRACES_EXPORTER: "jaeger",
    };
    expect(readConfig(wrong).mistakes.map((line) => line.split(" ")[0])).toEqual(Object.keys(wrong));
  });

  test("never repeats a secret", () => {
    const address = "htps://lading:hunter2@example.com";
    const given = { JWT_SECRET: "hunter2", DATABASE_URL: "hunter2:pw", EP_API_URL: address, PUBLIC_URL: "lading:hunter2@example.com" };
    const { mistakes } = readConfig({ ...given, OTEL_EXPORTER_OTLP_ENDPOINT: address });
    expect(mistakes).toHaveLength(5);
    expect(mistakes.join("\n")).not.toContain("hunter2");
  });

  test.each([
    ["s3://lading-files?region=eu-central-1", "https://lading-files.s3.eu-central-1.amazonaws.com"],
    ["s3://lading-files?endpoint=https://store.example.com", "https://lading-files.store.example.com"],
    ["s3://lading-files?endpoint=https://store.example.com:9000&pathStyle=true", "https://store.example.com:9000"],
  ])("lets browsers fetch files from the store of %s", (filesUrl, fileOrigin) => {
    expect(readConfig({ FILES_URL: filesUrl })).toMatchObject({ mistakes: [], config: { filesUrl, site: { fileOrigin } } });
  });
});
