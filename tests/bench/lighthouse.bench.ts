import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../../scripts/machine/systemDependencies.ts";
import { startProduct, unlimited } from "../support/servers/product.ts";

/**
 * Lighthouse's scores for the public pages, on a phone with a slow network and on a desktop computer, next to
 * their lower limits.
 */
const screens = [
  { name: "landing page", path: "/", least: 100 },
  { name: "sign-in", path: "/login", least: 100 },
];
const devices = { phone: [], desktop: ["--preset=desktop"] };
const flags = "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking";

const groups = "--only-categories=performance,accessibility,best-practices,seo";

const here = join(import.meta.dirname, "lighthouse");
if (!existsSync(join(here, "node_modules"))) spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: "inherit" });
const chromium = findChromium();
if (chromium === null) throw new Error("No Chromium found: install one, or name it in the variable CHROMIUM.");

type Audit = { title: string; score: number | null; displayValue?: string };
type Category = { title: string; score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit>; runtimeError?: { code: string; message: string } };

/** The report on a page. It is written to a file: Lighthouse ends before all of it has gone through a pipe when the page gave no trace. */
function reportOn(url: string, options: string[]): Report {
  const cli = join(here, "node_modules/lighthouse/cli/index.js");
  const file = join(folder, "report.json");
  rmSync(file, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [cli, url, "--quiet", "--output=json", `--output-path=${file}`, groups, `--chrome-flags=${flags}`, ...options],
    { encoding: "utf8", env: { ...process.env, CHROME_PATH: chromium ?? "" } },
  );
  if (!existsSync(file)) throw new Error(`Lighthouse gave no report: ${stderr}`);
  const report = JSON.parse(readFileSync(file, "utf8")) as Report; // Lighthouse's own format
  const { runtimeError } = report;
  if (runtimeError) throw new Error(`Lighthouse could not mark ${url}: ${runtimeError.code}, ${runtimeError.message}`);
  return report;
}

/** What took marks away, each with its figure. */
function losses({ audits }: Report, { auditRefs }: Category): string {
  const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => audits[id]);
  return lost.map((audit) => `${audit?.title} ${audit?.displayValue ?? ""}`.trim()).join("; ");
}

const folder = mkdtempSync(join(tmpdir(), "lading-lighthouse-"));
const product = await startProduct(unlimited);
try {
  for (const { name, path, least } of screens) {
    for (const [device, options] of Object.entries(devices)) {
      const report = reportOn(product.url + path, options);
      for (const category of Object.values(report.categories)) {
        const mark = Math.round((category.score ?? 0) * 100);
        const lost = losses(report, category);
        console.log(`${`${name}, ${device}`.padEnd(22)} ${category.title.padEnd(15)} ${mark} of ${least}${lost && `  (${lost})`}`);
        if (mark < least) process.exitCode = 1;
      }
    }
  }
} finally {
  await product.stop();
  rmSync(folder, { recursive: true });
}
