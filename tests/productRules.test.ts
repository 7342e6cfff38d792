import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ownSources, proseOf, type Source } from "./support/tools/sources.ts";
import { testTitles } from "./support/tools/testTitles.ts";

const root = join(import.meta.dirname, "..");
const sources = ownSources();
const page = sources.find(({ file }) => file === "docs/product-rules.md")?.text ?? "";
const rules = [...page.matchAll(/^- \*\*R-(\d{3,4})\*\* \S/gm)].map(([, number]) => Number(number));
const decisions = join(root, "docs/decisions");
const decisionFiles = existsSync(decisions) ? readdirSync(decisions) : [];

/** The numbers of all rules that a text names; "R-012 to R-014" names three. */
function rulesIn(text: string): number[] {
  return [...text.matchAll(/\bR-(\d+)(?: to R-(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, n) => Number(first) + n),
  );
}

/** The ids of a source that lead nowhere. */
function danglingIds({ file, text }: Source): string[] {
  const cited = [...text.matchAll(/\bR-(\d+)\b/g)].filter(([, number]) => !rules.includes(Number(number)));
  const records = [...text.matchAll(/\bADR-(\d+)\b/g)].filter(([, number]) => !decisionFiles.some((name) => name.startsWith(`${number}-`)));
  return [...cited, ...records].map(([id]) => `${file}: ${id}`);
}

/** The files of the project that a source's prose names, and links from one page to another, that are not there. `NNNN` is a placeholder. */
function danglingPaths(source: Source): string[] {
  const prose = proseOf(source);
  const isPage = source.file.endsWith(".md");
  const named = (isPage ? prose.replaceAll(/\]\([^)]*\)/g, "]") : prose).matchAll(
    /(?<![\w./@#:-])(?:domain|api|gateway|web|demo|scripts|tests|docs|examples)\/[\w./-]*\.(?:tsx?|js|css|typ|md|json|svg|png|graphql)\b/g,
  );
  const linked = isPage ? prose.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g) : [];
  const paths = [...Array.from(named, ([path]) => path), ...Array.from(linked, ([, path = ""]) => join(dirname(source.file), path))];
  return paths.filter((path) => !path.includes("NNNN") && !existsSync(join(root, path))).map((path) => `${source.file}: ${path}`);
}

test("the page numbers each rule once, and says which number is the next", () => {
  expect(rules.length).toBeGreaterThan(400);
  expect(rules.filter((rule, position) => rules.indexOf(rule) !== position)).toEqual([]);
  const next = Number(/The next free number is R-(\d+)\./.exec(page)?.[1]);
  expect(next).toBeGreaterThan(Math.max(...rules));
});

test("every rule is named by a test", () => {
  const titles = sources.filter(({ file }) => file.endsWith(".test.ts")).flatMap(({ file }) => [...(testTitles(file) ?? [])]);
  const shown = new Set(titles.flatMap(rulesIn));
  expect(rules.filter((rule) => !shown.has(rule)).map((rule) => `R-${rule}`)).toEqual([]);
});

test("every rule, decision record and file that the project cites exists", () => {
  const nextFree = /The next free number is R-\d+\./;
  const read = sources.map(({ file, text }) => ({ file, text: text.replace(nextFree, "") }));
  expect(read.flatMap(danglingIds)).toEqual([]);
  expect(read.flatMap(danglingPaths)).toEqual([]);
});

test("each decision record has its own number", () => {
  const numbers = readdirSync("docs/decisions").map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test("nothing cites a document that is not in the repository", () => {
  const elsewhere =
    /\bspec(?:ification)?(?:'s)?,? sections?\b|\bspec\.md\b|\bdecisions? \d|\bthe spec\b|\.\.\/shared(?!\w|\/(?:shared[A-Z]|grants\b))/i;
  const here = "tests/productRules.test.ts";
  const cited = sources.filter(({ file, text }) => file !== here && elsewhere.test(text)).map(({ file }) => file);
  expect(cited).toEqual([]);
});

test("an id or a path that leads nowhere is noticed", () => {
  const unknown = `R-${"9".repeat(4)}`;
  expect(rulesIn("a title (R-007, R-012 to R-014)")).toEqual([7, 12, 13, 14]);
  expect(danglingIds({ file: "a.ts", text: `R-001, ${unknown}, ADR-${"9".repeat(4)}` })).toEqual([
    `a.ts: ${unknown}`,
    `a.ts: ADR-${"9".repeat(4)}`,
  ]);
  const gone = ["gateway", "gone.ts"].join("/");
  expect(danglingPaths({ file: "a.ts", text: `// see gateway/main.ts and ${gone}\nconst path = "${gone}";` })).toEqual([`a.ts: ${gone}`]);
  expect(danglingPaths({ file: "docs/a.md", text: "[here](trust.md) [there](gone.md) [outside](https://a.org/b.md)" })).toEqual([
    "docs/a.md: docs/gone.md",
  ]);
});
