import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { chromium } from "playwright-core";

/** A program that the tests need: how it is found and which Debian package has it. */
type Tool = { name: string; find: () => string | null; package: string };

const tools: Tool[] = [
  { name: "Chromium (CHROMIUM may name it)", find: findChromium, package: "chromium" },
  { name: "pdftotext (Poppler)", find: () => onPath("pdftotext"), package: "poppler-utils" },
  { name: "pdffonts (Poppler)", find: () => onPath("pdffonts"), package: "poppler-utils" },
  { name: "curl (an example for integrators)", find: () => onPath("curl"), package: "curl" },
  { name: "jq (an example for integrators)", find: () => onPath("jq"), package: "jq" },
  { name: "Python 3 (an example for integrators)", find: () => onPath("python3"), package: "python3" },
  { name: "prlimit (a disk without room)", find: () => onPath("prlimit"), package: "util-linux" },
  { name: "PostgreSQL's server (POSTGRES_BIN may name the folder of its programs)", find: findPostgres, package: "postgresql" },
];

/** The programs of the list that this machine lacks, by name. */
export function missingTools(): string[] {
  return lacking().map(({ name }) => name);
}

/**
 * Installs the programs that the tests need and this machine lacks, after saying which. Debian's packages are installed where the
 * user is root. Returns the names of the programs that are still missing.
 */
export function provideTools(): string[] {
  installDebian([...new Set([...lacking().map((tool) => tool.package), ...(findHeadlessShell() ? [] : ["chromium-headless-shell"])])]);
  if (findChromium() === null) {
    console.log("Installing a Chromium for the tests: playwright-core install chromium");
    run("playwright-core", "install", "chromium");
  }
  return missingTools();
}

function lacking(): Tool[] {
  return tools.filter(({ find }) => find() === null);
}

/** The browser to drive: CHROMIUM, one on the PATH, or one that playwright installed. */
export function findChromium(): string | null {
  const named = process.env["CHROMIUM"];
  if (named) return existsSync(named) ? named : null;
  const found = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(onPath).find((path) => path !== null);
  if (found) return found;
  const installed = chromium.executablePath();
  return existsSync(installed) ? installed : null;
}

/** Chromium without its windows, which takes a quarter less time; it draws no PDF. Null where only the whole browser is here. */
export function findHeadlessShell(): string | null {
  return process.env["CHROMIUM"] ? null : onPath("chromium-headless-shell");
}

/** The folder of PostgreSQL's programs: POSTGRES_BIN, one on the PATH, or the newest of Debian's. */
export function findPostgres(): string | null {
  const named = process.env["POSTGRES_BIN"];
  if (named) return isExecutable(join(named, "initdb")) ? named : null;
  const found = onPath("initdb");
  if (found) return dirname(found);
  const folders = globSync("/usr/lib/postgresql/*/bin").toSorted((left, right) => right.localeCompare(left, "en", { numeric: true }));
  return folders.find((folder) => isExecutable(join(folder, "initdb"))) ?? null;
}

function onPath(name: string): string | null {
  const places = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name));
  return places.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebian(packages: string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !onPath("apt-get")) return;
  console.log(`Installing Debian packages that the tests need: ${packages.join(", ")}`);
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
