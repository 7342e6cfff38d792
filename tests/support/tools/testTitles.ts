import { readFileSync } from "node:fs";
import { parseSync } from "vite";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** The titles of the tests in a file, as they are written there; null where there is no such file. Tests that are skipped do not count. */
export function testTitles(file: string): Set<string> | null {
  let source: string;
  try {
    source = readFileSync(file, "utf8");
  } catch {
    return null;
  }
  const titles = new Set<string>();
  visit(parseSync(file, source).program, (node) => {
    if (node.type !== "CallExpression" || !isRunningTest(node["callee"])) return;
    const [first] = Array.isArray(node["arguments"]) ? node["arguments"] : [];
    const title = isNode(first) ? textOf(first, source) : null;
    if (title !== null) titles.add(title);
  });
  return titles;
}

/** `test(…)`, `test.each(…)(…)` and the like; not `test.skip(…)` or `test.todo(…)`. */
function isRunningTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return callee["name"] === "test";
  if (callee.type === "CallExpression") return isRunningTest(callee["callee"]);
  if (callee.type !== "MemberExpression" || !isNode(callee["property"])) return false;
  return !["skip", "todo"].includes(String(callee["property"]["name"])) && isRunningTest(callee["object"]);
}

/** The text of a string, or a template as it is written; null for anything else, such as the table of cases of `test.each`. */
function textOf(node: Node, source: string): string | null {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  return node.type === "TemplateLiteral" ? source.slice(node.start + 1, node.end - 1) : null;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, look);
  if (!isNode(value)) return;
  look(value);
  for (const child of Object.values(value)) if (typeof child === "object") visit(child, look);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
