import Handlebars from "handlebars";
import type { DocumentBudget } from "../limits/documentLimits.ts";
import { DocumentProblem } from "../limits/documentProblem.ts";

/** The path of a field: names relative to the group that is `depth` levels further out. */
export type FieldPath = { depth: number; names: string[]; text: string };

/** A parsed text with merge fields: plain text, a field, or a block with nested parts. */
export type Part =
  | { type: "text"; text: string }
  | { type: "field"; path: FieldPath }
  | { type: BlockName; path: FieldPath; body: Part[]; otherwise: Part[] };

const blockNames = ["if", "unless", "each", "with"] as const;
type BlockName = (typeof blockNames)[number];

const forbidden = new Set(["constructor", "__proto__", "prototype"]);
const maxDepth = 10;

type Reading = { field: string[]; depth: number };

/**
 * Parses a user's text with Handlebars' parser. Allows only fields, comments, and the blocks if, unless, each and with. Never compiles it,
 * because Handlebars' compiler generates code. Throws a DocumentProblem at `field`.
 */
export function parseMergeText(source: string, { budget, field }: { budget: DocumentBudget; field: string[] }): Part[] {
  const tags = source.split("{{").length - 1;
  if (tags === 0) return [{ type: "text", text: source }];
  budget.spend("mergeFields", tags, field);
  return readStatements(parse(source, field).body, { field, depth: 0 });
}

function parse(source: string, field: string[]): hbs.AST.Program {
  try {
    return Handlebars.parse(source);
  } catch (error) {
    const line = /line (\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
    throw new DocumentProblem(`The merge fields cannot be read${line ? ` near line ${line}` : ""}`, "INVALID", field);
  }
}

function readStatements(statements: hbs.AST.Statement[], reading: Reading): Part[] {
  if (reading.depth > maxDepth) throw new DocumentProblem(`Merge blocks are nested deeper than ${maxDepth}`, "INVALID", reading.field);
  return statements.flatMap((statement) => readStatement(statement, reading));
}

function readStatement(statement: hbs.AST.Statement, reading: Reading): Part[] {
  if (isContent(statement)) return [{ type: "text", text: statement.value }];
  if (statement.type === "CommentStatement") return [];
  if (isMustache(statement) && statement.params.length === 0 && !statement.hash) {
    return [{ type: "field", path: readPath(statement.path, reading) }];
  }
  if (isBlock(statement)) return [readBlock(statement, reading)];
  throw notAllowed(statement.type.replace("Statement", "").toLowerCase(), reading);
}

function readBlock(block: hbs.AST.BlockStatement, reading: Reading): Part {
  const name = blockNames.find((known) => known === block.path.original);
  const [subject] = block.params;
  const isPlain = block.params.length === 1 && !block.hash && !hasBlockParams(block.program) && !hasBlockParams(block.inverse);
  if (!name || !subject || !isPlain) throw notAllowed(`#${String(block.path.original)}`, reading);
  const inner = { ...reading, depth: reading.depth + 1 };
  return {
    type: name,
    path: readPath(subject, reading),
    body: readStatements(block.program?.body ?? [], inner),
    otherwise: readStatements(block.inverse?.body ?? [], inner),
  };
}

function readPath(expression: hbs.AST.Expression, reading: Reading): FieldPath {
  if (!isPath(expression) || expression.data) throw notAllowed(textOf(expression), reading);
  const names = expression.parts;
  if (names.some((name) => typeof name !== "string" || forbidden.has(name))) throw notAllowed(expression.original, reading);
  return { depth: expression.depth, names, text: expression.original };
}

function notAllowed(what: string, { field }: Reading): DocumentProblem {
  return new DocumentProblem(`{{${what}}} is not allowed in a document`, "INVALID", field);
}

function textOf(expression: hbs.AST.Expression): string {
  return "original" in expression ? String(expression.original) : "an expression";
}

function hasBlockParams(program: hbs.AST.Program | undefined): boolean {
  return (program?.blockParams?.length ?? 0) > 0;
}

function isContent(node: hbs.AST.Node): node is hbs.AST.ContentStatement {
  return node.type === "ContentStatement";
}

function isMustache(node: hbs.AST.Node): node is hbs.AST.MustacheStatement {
  return node.type === "MustacheStatement";
}

function isBlock(node: hbs.AST.Node): node is hbs.AST.BlockStatement {
  return node.type === "BlockStatement";
}

function isPath(node: hbs.AST.Node): node is hbs.AST.PathExpression {
  return node.type === "PathExpression";
}
