import type { z } from "zod";
import { parseUsual } from "./compiledShape.ts";

/** The parsed value, and the names of fields that could not be parsed, without their values. `[]` stands for a list's entry. */
export type TolerantResult<T> = { data: T; lost: string[] };

/** What was dropped, by its name: a value, or only nulls of a list, which say nothing. */
type Losses = Map<string, "value" | "null">;
const losses = new WeakMap<object, Losses>();

/** The names of the values that could not be parsed of a response's data. */
export function lostOf(data: object): string[] {
  return [...(losses.get(data) ?? [])].flatMap(([name, what]) => (what === "value" ? [name] : []));
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Marks list entries that cannot be parsed, until they are removed together. */
const unreadable = Symbol("unreadable");
/** Each round repairs one more level of nesting. */
const maxRounds = 10;

/**
 * Parses a value by its shape and drops only what does not fit (ADR-0008): a part is converted if it has the right value in another
 * type ("7" for 7), else becomes null, else the object or list entry around it goes. A value that fits is parsed once. Returns the
 * place of the first fault when the value is useless without that part, such as a record's id.
 */
export function parseTolerantly<T extends z.ZodType>(shape: T, value: unknown): TolerantResult<z.output<T>> | { fault: string } {
  const usual = parseUsual(shape, value);
  if (usual) return { data: usual.data, lost: [] };
  const whole = shape.safeParse(value);
  if (whole.success) return { data: whole.data, lost: [] };
  const root = { value: structuredClone(value) };
  const lost: Losses = new Map();
  let issues = whole.error.issues;
  for (let round = 0; round < maxRounds; round += 1) {
    for (const issue of issues) if (!repair(root, issue, lost)) return { fault: nameOf(whole.error.issues[0]?.path ?? []) };
    root.value = withoutUnreadable(root.value);
    const read = shape.safeParse(root.value);
    if (read.success) {
      if (typeof read.data === "object" && read.data !== null) losses.set(read.data, lost);
      return { data: read.data, lost: [...lost.keys()] };
    }
    issues = read.error.issues;
  }
  return { fault: nameOf(issues[0]?.path ?? []) };
}

/** Changes the part that an issue is about so that the shape may accept it; false when that is the whole value. */
function repair(root: { value: unknown }, issue: Issue, lost: Losses): boolean {
  let path: Path = ["value", ...issue.path];
  const given = at(root, path);
  const converted = convert(given, issue);
  if (converted !== undefined) {
    put(root, path, converted);
    return true;
  }
  // Null was rejected already, so the parent goes instead.
  while (path.length > 1 && isMissing(at(root, path)) && !isEntry(root, path)) path = path.slice(0, -1);
  if (path.length <= 1) return false;
  const name = nameOf(path.slice(1));
  const isNull = isMissing(at(root, path));
  if (!isNull || !lost.has(name)) lost.set(name, isNull ? "null" : "value");
  put(root, path, replacement(issue) ?? (isNull ? unreadable : null));
  return true;
}

/** The same value in the expected type; undefined when there is none. */
function convert(given: unknown, issue: Issue): string | number | boolean | undefined {
  if (issue.code !== "invalid_type") return undefined;
  const expected: string = issue.expected;
  if (expected === "string") return typeof given === "number" && isExact(given) ? String(given) : undefined;
  if (expected === "boolean") return ({ true: true, "1": true, false: false, "0": false } as Record<string, boolean>)[String(given)];
  const isFigure = typeof given === "string" && /^-?\d{1,15}(\.\d+)?$/.test(given.trim());
  return (expected === "number" || expected === "int") && isFigure ? Number(given) : undefined;
}

/** Whether a JSON number is exactly what was sent; longer ones have been rounded. */
export function isExact(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}

/** A shape may name its own replacement for a dropped value, where null has another meaning. */
function replacement(issue: Issue): unknown {
  return issue.code === "custom" ? issue.params?.["instead"] : undefined;
}

function at(root: object, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), root);
}

function put(root: object, path: Path, value: unknown): void {
  const holder = at(root, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder === "object" && holder !== null && key !== undefined) Reflect.set(holder, key, value);
}

function isEntry(root: object, path: Path): boolean {
  return Array.isArray(at(root, path.slice(0, -1)));
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

function withoutUnreadable(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== unreadable).map(withoutUnreadable);
  if (typeof value !== "object" || value === null) return value;
  for (const [key, part] of Object.entries(value)) Reflect.set(value, key, withoutUnreadable(part));
  return value;
}

function nameOf(path: Path): string {
  return path
    .map((step) => (typeof step === "number" ? "[]" : String(step)))
    .join(".")
    .replaceAll(".[]", "[]");
}
