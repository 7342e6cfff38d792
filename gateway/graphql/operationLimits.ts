import { Kind, Lexer, parse, Source, TokenKind, type DefinitionNode, type DocumentNode, type SelectionSetNode } from "graphql";
import { fault } from "../errors/errors.ts";

/** Limits of one operation, checked before anything walks it recursively. */
export const operationLimits = {
  /** Three times the web client's longest operation, twelve times an introspection query. */
  characters: 24_000,
  tokens: 2_000,
  brackets: 60,
  depth: 16,
  aliases: 30,
  fields: 5_000,
  introspections: 2,
  passwords: 1,
};

/**
 * Parses an operation within the limits. Throws a fault with HTTP 400 for an operation that is nested too deep (DEPTH_LIMIT), too long
 * (TOKEN_LIMIT), has too many aliases (ALIAS_LIMIT), or spreads to too many fields or in a circle (OPERATION_TOO_COMPLEX).
 */
export function parseWithinLimits(query: string): DocumentNode {
  const { characters } = operationLimits;
  if (query.length > characters) {
    throw fault("TOKEN_LIMIT", `An operation may have ${characters} characters at most. Send long values as variables.`, 413);
  }
  checkTokens(query);
  const document = parse(query);
  checkShape(document);
  return document;
}

/** Counts tokens and nested brackets in one pass of graphql's lexer, which sees the same strings and comments as its parser. */
function checkTokens(query: string): void {
  const lexer = new Lexer(new Source(query));
  let tokens = 0;
  let depth = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    tokens += 1;
    if (tokens > operationLimits.tokens) {
      throw fault("TOKEN_LIMIT", `An operation may have ${operationLimits.tokens} tokens at most`, 400);
    }
    if (opening.has(kind)) depth += 1;
    else if (closing.has(kind)) depth -= 1;
    if (depth > operationLimits.brackets) throw fault("DEPTH_LIMIT", "The operation is nested too deep", 400);
  }
}

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.PAREN_L, TokenKind.BRACKET_L]);
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.PAREN_R, TokenKind.BRACKET_R]);

/** Fields that check a password. Several in one request would be guesses that the limit of requests does not count. */
const asksForPassword = new Set(["logIn", "signUp", "acceptInvitation", "changePassword", "updateProfile"]);

/** The counts of one definition without its fragments, and the depth of each fragment spread. */
type Part = {
  depth: number;
  aliases: number;
  fields: number;
  introspections: number;
  passwords: number;
  spreads: { name: string; depth: number }[];
};
type Whole = Omit<Part, "spreads">;

/** Measures every definition with its fragments, each fragment once however often it is used. */
function checkShape({ definitions }: DocumentNode): void {
  const parts = new Map<string, Part>();
  const operations: Part[] = [];
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) parts.set(definition.name.value, measure(definition));
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(measure(definition));
  }
  const wholes = resolveFragments(parts);
  for (const operation of operations) checkWhole(addUp(operation, wholes));
}

function measure(definition: DefinitionNode & { selectionSet: SelectionSetNode }): Part {
  const part: Part = { depth: 0, aliases: 0, fields: 0, introspections: 0, passwords: 0, spreads: [] };
  const waiting = [{ set: definition.selectionSet, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const selection of next.set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        part.spreads.push({ name: selection.name.value, depth: next.depth });
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        waiting.push({ set: selection.selectionSet, depth: next.depth });
      } else {
        const depth = next.depth + 1;
        part.fields += 1;
        part.depth = Math.max(part.depth, depth);
        if (selection.alias) part.aliases += 1;
        if (selection.name.value === "__schema" || selection.name.value === "__type") part.introspections += 1;
        if (asksForPassword.has(selection.name.value)) part.passwords += 1;
        if (selection.selectionSet) waiting.push({ set: selection.selectionSet, depth });
      }
    }
  }
  return part;
}

/** Adds up fragments, starting with those that spread no others. Fragments that remain form a circle. */
function resolveFragments(parts: Map<string, Part>): Map<string, Whole> {
  const wholes = new Map<string, Whole>();
  const users = new Map<string, string[]>();
  const open = new Map<string, number>();
  for (const [name, { spreads }] of parts) {
    const known = spreads.filter((spread) => parts.has(spread.name));
    open.set(name, known.length);
    for (const spread of known) users.set(spread.name, [...(users.get(spread.name) ?? []), name]);
  }
  const ready = [...parts.keys()].filter((name) => open.get(name) === 0);
  for (let name = ready.pop(); name !== undefined; name = ready.pop()) {
    const part = parts.get(name);
    if (part) wholes.set(name, addUp(part, wholes));
    for (const user of users.get(name) ?? []) {
      const left = (open.get(user) ?? 0) - 1;
      open.set(user, left);
      if (left === 0) ready.push(user);
    }
  }
  if (wholes.size < parts.size) throw fault("OPERATION_TOO_COMPLEX", "Fragments spread each other in a circle", 400);
  return wholes;
}

function addUp({ spreads, ...own }: Part, wholes: Map<string, Whole>): Whole {
  const whole = { ...own };
  for (const { name, depth } of spreads) {
    const spread = wholes.get(name);
    if (!spread) continue;
    whole.depth = Math.max(whole.depth, depth + spread.depth);
    whole.aliases += spread.aliases;
    whole.fields += spread.fields;
    whole.introspections += spread.introspections;
    whole.passwords += spread.passwords;
  }
  return whole;
}

function checkWhole({ depth, aliases, fields, introspections, passwords }: Whole): void {
  const { depth: deepest, aliases: mostAliases, fields: mostFields, introspections: mostIntrospections } = operationLimits;
  if (depth > deepest) throw fault("DEPTH_LIMIT", `An operation may be ${deepest} fields deep at most`, 400);
  if (aliases > mostAliases) throw fault("ALIAS_LIMIT", `An operation may have ${mostAliases} aliases at most`, 400);
  if (fields > mostFields || introspections > mostIntrospections) {
    throw fault("OPERATION_TOO_COMPLEX", `An operation may have ${mostFields} fields at most, and ask for the schema once`, 400);
  }
  if (passwords > operationLimits.passwords) {
    throw fault("OPERATION_TOO_COMPLEX", "An operation may log in, sign up or change the profile once", 400);
  }
}
