import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { analyse } from "scslre";
import { expect, test } from "vitest";
import { parseSync } from "vite";

type Found = { place: string; source: string; flags: string };

const rooms = ["domain", "api", "gateway", "web", "demo", "scripts"];
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...rooms], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|js)$/.test(file) && !file.includes("__generated__/"));

/** A build script picks modules by these; no user's text is near. */
const builders = new Set(["scripts/build/manualChunks.ts"]);

/** Every regular expression in the code, and every place that makes one out of something else than a literal. */
const literals: Found[] = [];
const dynamic: string[] = [];
for (const file of files) collect(file);

function collect(file: string): void {
  const code = readFileSync(file, "utf8");
  const placeOf = (start: unknown) => `${file}:${code.slice(0, Number(start)).split("\n").length}`;
  const site = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(site);
    if (!isRecord(node)) return;
    const { type, regex, callee, start } = node;
    if (type === "Literal" && isRecord(regex)) {
      literals.push({ place: placeOf(start), source: String(regex["pattern"]), flags: String(regex["flags"]) });
    }
    const makes = type === "NewExpression" || type === "CallExpression";
    if (makes && isRecord(callee) && callee["name"] === "RegExp" && !builders.has(file)) dynamic.push(placeOf(start));
    Object.values(node).forEach(site);
  };
  site(parseSync(file, code).program);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What makes a regular expression take more than linear time, in a text that an attacker chooses. */
function slowParts({ source, flags }: Pick<Found, "source" | "flags">): string[] {
  return analyse({ source, flags }).reports.map(({ type }) => type);
}

test("the reading of regular expressions finds them, and what is slow in them", () => {
  expect(literals.length).toBeGreaterThan(150);
  for (const slow of [/\s*\n\s*/, /(a+)+$/, /^-\s+(.*)$/, /\s+$/, /<[^>]*>/]) expect(slowParts(slow)).not.toEqual([]);
});

test("no regular expression takes more than linear time: write it without two neighbours that match the same letters", () => {
  expect(literals.filter((found) => slowParts(found).length > 0)).toEqual([]);
});

test("no regular expression is made of texts: nobody could check it", () => {
  expect(dynamic).toEqual([]);
});
