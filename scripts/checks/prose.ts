import { parseSync } from "vite";
import { isObject } from "#domain/typedObject.ts";

type Phrase = { pattern: RegExp; better: string };
type Passage = { line: number; text: string };
export type Finding = { line: number; phrase: string; better: string };

/** Phrases that make a reader read a sentence twice, and plain words for them. */
const phrases: Phrase[] = [
  { pattern: /\btold\b/gi, better: "returned, logged, notified, shown" },
  { pattern: /\btell(?:s|ing)? of\b/gi, better: "describes, reports" },
  { pattern: /\banew\b/gi, better: "again, new" },
  { pattern: /\bwhoever\b/gi, better: "a user who, a client that" },
  { pattern: /\b(?:let|lets|letting) go\b/gi, better: "release, close, unsubscribe" },
  { pattern: /\bbeside\b/gi, better: "next to, in addition to" },
  { pattern: /\bwork(?:s|ed|ing)? out\b/gi, better: "compute" },
  // "Of its own secret" is fine; "a secret of its own" is not.
  {
    pattern: /\bof (?:its|their|our|my|your) own(?=[.,;:)]|$| (?:and|as|by|for|in|is|or|so|that|to|which|with)\b)/gim,
    better: "its own X, a separate X",
  },
  { pattern: /\b(?:stand|stands|stood) (?:in(?! for)|on|at|below|above|under|here|there|alone)\b/gi, better: "is, are" },
  { pattern: /\b(?:was|were) weighed\b(?! on)/gi, better: "we considered X and rejected it because Y" },
  { pattern: /\bto be had\b/gi, better: "available" },
];

/** Dropped phrases in the prose of a file: comments and published descriptions in code, everything but code in Markdown. */
export function findDroppedPhrases(path: string, content: string): Finding[] {
  return passagesOf(path, content)
    .flatMap(({ line, text }) =>
      phrases.flatMap(({ pattern, better }) =>
        [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({ line: line + countNewlines(text.slice(0, index)), phrase, better })),
      ),
    )
    .toSorted((one, other) => one.line - other.line);
}

function passagesOf(path: string, content: string): Passage[] {
  if (/\.(?:ts|tsx|js)$/.test(path)) return passagesOfScript(path, content);
  if (path.endsWith(".css")) return everySecond(content, /\/\*|\*\//);
  if (path.endsWith(".graphql")) return everySecond(content, /"""/);
  return [{ line: 1, text: withoutCode(content) }];
}

/** The text between an opening and a closing delimiter. */
function everySecond(content: string, delimiter: RegExp): Passage[] {
  let line = 1;
  return content.split(delimiter).flatMap((text, index) => {
    const passage = { line, text };
    line += countNewlines(text);
    return index % 2 === 1 ? [passage] : [];
  });
}

/** Comments, and the strings that GraphQL and OpenAPI publish: `description`, `summary` and the argument of `describe`. */
function passagesOfScript(path: string, content: string): Passage[] {
  const { program, comments } = parseSync(path, content);
  const ranges: Range[] = [...comments];
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(collect);
    if (!isObject(node)) return;
    const published = publishedText(node);
    if (published !== undefined) ranges.push(published);
    Object.values(node).forEach(collect);
  };
  collect(program);
  return ranges.map(({ start, end }) => ({ line: countNewlines(content.slice(0, start)) + 1, text: content.slice(start, end) }));
}

type Range = { start: number; end: number };

function publishedText({ type, key, value, callee, arguments: given }: Record<string, unknown>): Range | undefined {
  if (type === "Property" && isObject(key) && (key["name"] === "description" || key["name"] === "summary")) return rangeOf(value);
  if (type !== "CallExpression" || !isObject(callee) || !isObject(callee["property"]) || !Array.isArray(given)) return undefined;
  return callee["property"]["name"] === "describe" ? rangeOf(given[0]) : undefined;
}

function rangeOf(node: unknown): Range | undefined {
  if (!isObject(node) || typeof node["start"] !== "number" || typeof node["end"] !== "number") return undefined;
  return { start: node["start"], end: node["end"] };
}

/** Markdown with its code blanked out; line numbers stay. */
function withoutCode(markdown: string): string {
  let isFenced = false;
  const lines = markdown.split("\n").map((line) => {
    if (line.startsWith("```")) isFenced = !isFenced;
    return isFenced || line.startsWith("    ") ? "" : line.replace(/`[^`]*`/g, "");
  });
  return lines.join("\n");
}

function countNewlines(text: string): number {
  return text.split("\n").length - 1;
}
