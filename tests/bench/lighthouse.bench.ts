import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../../scripts/systemDependencies.ts";
import { startProduct, unlimited } from "../support/servers/product.ts";

/**
 * Lighthouse's scores for the public pages, on a phone with a slow network and on a desktop computer, next to
 * their lower limits.
 */
const screens = [
  { name: "landing page", path: "/", least: 100 },
  { name: "sign-in", path: "/login", least: 97 },
];
const devices = { phone: [], owner: ["--preset=desktop"] };
const flags = "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking";

const groups = "--only-categories=performance,accessibility,best-practices,seo";

const here = join(import.meta.dirname, "lighthouse");
if (!existsSync(join(here, "node_modules"))) spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: "inherit" });
const chromium = findChromium();
if (chromium === null) throw new Error("No Chromium found: install one, or name it in the variable CHROMIUM.");

type Audit = { title: string; score: number | null; displayValue?: string };
type Category = { title: string; score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };

function reportOn(url: string, options: string[]): Report {
  const cli = join(here, "node_modules/lighthouse/cli/index.js");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, url, "--quiet", "--output=json", groups, `--chrome-flags=${flags}`, ...options],
    {
      encoding: "utf8",
      env: { ...process.env, CHROME_PATH: chromium ?? "" },
      maxBuffer: 100_000_000,
    },
  );
  if (!stdout.startsWith("{")) throw new Error(`Lighthouse gave no report: ${stderr}`);
  return JSON.parse(stdout) as Report; // Lighthouse's own format
}

/** What took marks away, each with its figure. */
function losses({ audits }: Report, { auditRefs }: Category): string {
  const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => audits[id]);
  return lost.map((audit) => `${audit?.title} ${audit?.displayValue ?? ""}`.trim()).join("; ");
}

const product = await startProduct(unlimited);
try {
  for (const { name, path, least } of screens) {
    for (const [device, options] of Object.entries(devices)) {
      const report = reportOn(product.url + path, options);
      for (const category of Object.values(report.categories)) {
        const mark = Math.round((category.score ?? 0) * 100);
        const lost = losses(report, category);
        console.log(`${`${name}, ${device}`.padEnd(20)} ${category.title.padEnd(15)} ${mark} of ${least}${lost && `  (${lost})`}`);
        if (mark < least) process.exitCode = 1;
      }
    }
  }
} finally {
  await product.stop();
}
