import { globSync, readFileSync, statSync } from "node:fs";
import { findDroppedPhrases } from "./prose.ts";

/**
 * Refuses dropped phrases in comments, published descriptions and documents. Without arguments it reads all places
 * below; `node scripts/checks/checkProse.ts gateway/rest web/ui` reads these two.
 */
const all = [
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "README.md",
  "schema.graphql",
  "api",
  "demo",
  "docs",
  "domain",
  "examples",
  "gateway",
  "scripts",
  "tests",
  "web",
];

const places = process.argv.length > 2 ? process.argv.slice(2) : all;
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
