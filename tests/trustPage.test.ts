import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/trust.md"), "utf8");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The rows of a table below a heading of the page, without its head. */
function rowsOf(section: string): string[] {
  const lines = section.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(2);
}

const [, ...sections] = page.split("\n## ");

test("every promise of the trust page names a test that is there", () => {
  const promises = sections.filter((section) => /^\| (promise|fault)/m.test(section)).flatMap(rowsOf);
  expect(promises.length).toBeGreaterThan(25);
  const named = (row: string) => [...row.matchAll(/`(tests\/[\w/.]+\.ts)`/g)].map(([, file = ""]) => file);
  expect(promises.filter((row) => named(row).length === 0)).toEqual([]);
  expect(promises.flatMap(named).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("every command of the trust page is one of the project's", () => {
  const commands = [...page.matchAll(/npm run ([\w-]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  expect(commands).toContain("soak");
});
