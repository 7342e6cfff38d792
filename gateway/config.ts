import { isIP } from "node:net";
import { join } from "node:path";
import { filesOrigin, filesUrlRule, readFilesUrl } from "#domain/http/filesUrl.ts";
import { readLimits, type LimitSettings } from "#domain/http/limits.ts";
import { readSender, readSmtpUrl, type MailSettings } from "#domain/mail/smtpUrl.ts";
import { isHttpUrl, isOwnAddress, isOrigin, isPostgresUrl, isServiceUrl, originOf } from "./addresses.ts";
import { findMisspelt } from "./misspelt.ts";
import { readTracing, type TracingSettings } from "./telemetry/tracingSettings.ts";

/** The settings of an installation, all read from the environment (docs/configuration.md). */
export type Config = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  dataDir: string;
  /** The built web client. */
  webDir: string;
  /** Empty: the embedded database. */
  databaseUrl: string;
  /** Empty: a folder of the data directory; else the address of an S3 bucket. */
  filesUrl: string;
  /** Empty: the embedded service; else the base address of a REST service to wrap. */
  epApiUrl: string;
  /** Empty: generated once and stored in the data directory. */
  jwtSecret: string;
  /** Empty: the address that the server listens on. */
  publicUrl: string;
  /** Proxies whose `X-Forwarded-For` is trusted, in addition to this machine: addresses, networks, names of networks. */
  trustedProxies: string[];
  logLevel: string;
  /** How many processes share the port. */
  workers: number;
  /** Memory limit of one rendering or merging process, in MB. */
  taskMegabytes: number;
  /** Port of `/metrics` on the same host; 0 takes any free port, null serves none. */
  metricsPort: number | null;
  /** Null: no traces. */
  tracing: TracingSettings | null;
  /** Concurrent requests of one client address; 0 is no limit. */
  requestsPerAddress: number;
  limits: LimitSettings;
  graphiql: boolean;
  introspection: boolean;
  /** Whether the gateway compiles repeated queries (ADR-0013). */
  compiledQueries: boolean;
  /** Whether webhooks may call this machine; for development only. */
  webhooksToLoopback: boolean;
  /** The e-mail server; null: no e-mail is sent. */
  mail: MailSettings | null;
  site: SiteSettings;
};

/** Texts on the screens; an empty one hides its line. */
export type SiteSettings = {
  productName: string;
  companyName: string;
  supportPhone: string;
  supportEmail: string;
  /** The origin that browsers fetch files from; empty when it is Lading's own. */
  fileOrigin: string;
};

export type Environment = Record<string, string | undefined>;

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];
const minimumSecret = 32;

/**
 * Reads the configuration. `mistakes` has one line per error; use `config` only when it is empty. `warnings` has a line for each setting
 * without effect.
 */
export function readConfig(environment: Environment): { config: Config; mistakes: string[]; warnings: string[] } {
  const mistakes: string[] = [];
  const { read, text, check, checkSecret } = createChecks(environment, mistakes);
  const flag = (name: string, otherwise: "on" | "off") =>
    (check(name, "on or off", (value) => value === "on" || value === "off") || otherwise) === "on";

  const port = check("PORT", "a port number from 0 to 65535", (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535);
  const epApiUrl = check("EP_API_URL", "an http(s) address such as https://example.com/ep/api", isServiceUrl);
  const filesUrl = checkSecret("FILES_URL", filesUrlRule, (value) => readFilesUrl(value) !== null);
  const publicUrl = check("PUBLIC_URL", "an origin such as https://lading.example.com", isOrigin);
  const fileOrigin = check("FILE_ORIGIN", "an origin such as https://files.example.com", isOrigin);
  const workers = check("WORKERS", "a number from 1 to 64", isWorkers);
  const taskMegabytes = check(
    "TASK_MEMORY_MB",
    "a number from 256 to 65536",
    (value) => /^\d{3,5}$/.test(value) && Number(value) >= 256 && Number(value) <= 65_536,
  );
  const metricsPort = check("METRICS_PORT", "a port number from 0 to 65535, another than PORT", (value) => {
    return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 && (Number(value) === 0 || Number(value) !== Number(port || "4000"));
  });
  if (isWorkers(workers) && Number(workers) > 1 && text("DATABASE_URL") === "" && epApiUrl === "") {
    mistakes.push("WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process");
  }
  const amount = (name: string, usual: number) =>
    Number(check(name, "a whole number from 0 (no limit) to 9999999", (value) => /^\d{1,7}$/.test(value)) || usual);
  const config: Config = {
    port: Number(port || "4000"),
    host:
      check(
        "HOST",
        "a host name or network address",
        (value) => /^[\w.-]+$/.test(value) || (/^[\da-f:.]+$/i.test(value) && isIP(value) === 6),
      ) || "127.0.0.1",
    dataDir: text("DATA_DIR", "./data"),
    webDir: text("WEB_DIR", join(import.meta.dirname, "../dist/web")),
    databaseUrl: checkSecret(
      "DATABASE_URL",
      "be an address such as postgres://user:password@host/database, special characters of the password percent-encoded",
      isPostgresUrl,
    ),
    filesUrl,
    epApiUrl,
    jwtSecret: checkSecret("JWT_SECRET", `have at least ${minimumSecret} characters`, (value) => value.length >= minimumSecret),
    publicUrl: originOf(publicUrl),
    trustedProxies: readProxies(check),
    logLevel: check("LOG_LEVEL", `one of ${logLevels.join(", ")}`, (value) => logLevels.includes(value)) || "info",
    workers: Number(workers || "1"),
    taskMegabytes: Number(taskMegabytes || "1024"),
    metricsPort: metricsPort === "" ? null : Number(metricsPort),
    tracing: readTracing(check),
    requestsPerAddress: amount("REQUESTS_PER_ADDRESS", 32),
    limits: readLimits(({ setting, usual }) => amount(setting, usual)),
    graphiql: flag("GRAPHIQL", "on"),
    introspection: flag("INTROSPECTION", "on"),
    compiledQueries: flag("COMPILED_QUERIES", "on"),
    webhooksToLoopback: flag("WEBHOOKS_TO_LOOPBACK", "off"),
    mail: readMail(checkSecret, mistakes),
    site: {
      productName: text("PRODUCT_NAME", "Lading"),
      companyName: text("COMPANY_NAME"),
      supportPhone: text("SUPPORT_PHONE"),
      supportEmail: check("SUPPORT_EMAIL", "an e-mail address", (value) => /^[^\s@]+@[^\s@]+$/.test(value)),
      fileOrigin: otherOrigin(fileOrigin || originOfFiles(epApiUrl, filesUrl), publicUrl),
    },
  };
  if (isOwnAddress(epApiUrl, config)) mistakes.push("EP_API_URL must be the address of another server, not Lading's own");
  mistakes.push(...findMisspelt(environment, read));
  return { config, mistakes, warnings: findUnused(text) };
}

/** How settings are read. `read` fills with their names. */
function createChecks(environment: Environment, mistakes: string[]) {
  const read = new Set<string>();
  const text = (name: string, otherwise = "") => {
    read.add(name);
    return environment[name]?.trim() || otherwise;
  };
  // The value may contain a password, so the error message does not repeat it.
  const checkSecret: Check = (name, rule, isRight) => {
    const value = text(name);
    if (value !== "" && !isRight(value)) mistakes.push(`${name} must ${rule}`);
    return value;
  };
  const check: Check = (name, rule, isRight) => {
    const said = JSON.stringify(withoutPassword(text(name)));
    return checkSecret(name, `be ${rule}, not ${said}`, isRight);
  };
  return { read, text, check, checkSecret };
}

/** Settings of the embedded service, which another service leaves without effect. Hosts of programs set some of them for all. */
function findUnused(text: (name: string) => string): string[] {
  const unused = text("EP_API_URL") === "" ? [] : ["DATABASE_URL", "FILES_URL", "SMTP_URL"].filter((name) => text(name) !== "");
  return unused.map((name) => `${name} has no effect: it is of the embedded service, which EP_API_URL replaces`);
}

/** An address without its user and password, and without its query, which may hold a key. */
function withoutPassword(value: string): string {
  return value.replace(/^(\w+:\/\/)?[^@]*@/, "$1…@").replace(/\?.*/s, "?…");
}

type Check = (name: string, rule: string, isRight: (value: string) => boolean) => string;

/** Reads the e-mail server. */
function readMail(checkSecret: Check, mistakes: string[]): MailSettings | null {
  const url = checkSecret(
    "SMTP_URL",
    "be an address such as smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587",
    (value) => readSmtpUrl(value) !== null,
  );
  const sender = checkSecret("MAIL_FROM", "be an e-mail address or Name <address>", (value) => readSender(value) !== null);
  if ((url === "") !== (sender === "")) mistakes.push("SMTP_URL and MAIL_FROM need each other");
  const server = readSmtpUrl(url);
  const from = readSender(sender);
  return server && from && { ...server, from };
}

/** Reads trusted proxies: addresses, networks or names of networks. */
function readProxies(check: Check): string[] {
  const rule = "addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between";
  const split = (value: string) => value.split(",").map((one) => one.trim());
  const value = check("TRUSTED_PROXIES", rule, (given) => split(given).every(isProxy));
  return value === "" ? [] : split(value);
}

function isProxy(value: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(value)) return true;
  const [address = "", bits = "1", ...more] = value.split("/");
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return more.length === 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}

function isWorkers(value: string): boolean {
  return /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 64;
}

/** The origin that browsers fetch files from; empty when it is Lading itself. */
function originOfFiles(epApiUrl: string, filesUrl: string): string {
  if (isHttpUrl(epApiUrl)) return originOf(epApiUrl);
  const place = readFilesUrl(filesUrl);
  return place === null ? "" : filesOrigin(place);
}

/** The origin; empty if it is Lading's own, by whatever name a browser comes to it. */
function otherOrigin(address: string, publicUrl: string): string {
  const origin = originOf(address);
  return origin === originOf(publicUrl) ? "" : origin;
}
