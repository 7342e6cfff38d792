import { globSync, readFileSync, statSync } from "node:fs";
import { findDroppedPhrases } from "./prose.ts";

/**
 * Refuses dropped phrases in comments, published descriptions and documents. Without arguments it reads the folders below, whose prose
 * is finished; `node scripts/checks/checkProse.ts gateway/rest web/ui` reads others.
 */
const finished = [
  // One place a line, so that additions merge.
  "README.md",
  "api",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "demo",
  "docs",
  "domain",
  "examples",
  "gateway",
  "schema.graphql",
  "scripts",
  "web/stats",
  "web/account",
  "web/apiDocs",
  "web/app.tsx",
  "web/attachment",
  "web/audit",
  "web/commandPalette",
  "web/document",
  "web/fileViewer",
  "web/files",
  "web/firm",
  "web/graphiql",
  "web/htmlHead",
  "web/integrations",
  "web/landing",
  "web/liveUpdates",
  "web/masterData",
  "web/onboarding",
  "web/prerendered",
  "web/public",
  "web/relay",
  "web/routes.tsx",
  "web/session",
  "web/settings",
  "web/shell",
  "web/shipment",
  "web/support",
  "web/ui",
  "web/viewer",
  "tests/e2e",
  "scripts/screenshots",
];

const places = process.argv.length > 2 ? process.argv.slice(2) : finished;
const files = places.flatMap((place) => (statSync(place).isDirectory() ? globSync(`${place}/**/*.{ts,tsx,js,css,graphql,md}`) : [place]));
// The released schema keeps its descriptions until the next release.
const isOurs = (file: string) => !/(?:^|\/)(?:node_modules|__generated__|dist)\/|schema-released\.graphql$/.test(file);

let count = 0;
for (const file of files.filter(isOurs)) {
  for (const { line, phrase, better } of findDroppedPhrases(file, readFileSync(file, "utf8"))) {
    console.error(`${file}:${line}: "${phrase}", better: ${better}`);
    count += 1;
  }
}
if (count > 0) console.error(`${count} phrases to rewrite in ${places.join(", ")}`);
process.exitCode = count > 0 ? 1 : 0;
