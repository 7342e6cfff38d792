import type { z } from "zod";
import { checksOf } from "./shapeChecks.ts";

/** Converts a value of the usual form to zod's result; throws for every other value. */
type Read = (value: unknown) => unknown;
type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes["_zod"]["def"];
/** Writes the expression that reads a value, given the name of the variable that holds it. */
type Expression = (variable: string) => string;

/** JavaScript under construction for a shape. It refers to values of this process by their index in `given`. */
type Source = { functions: string[]; given: unknown[]; known: Map<Schema, string> };

/** Shapes that are made for one call are not worth compiling. */
const usesBefore = 2;
const uses = new WeakMap<z.ZodType, { count: number; read: Read | null }>();

/**
 * Parses a value of the usual form by code generated from its shape, with the result that zod has (ADR-0140). Null for every other
 * value, which zod must read. Keys that the value lacks may be present in the result as undefined.
 */
export function parseUsual<T extends z.ZodType>(shape: T, value: unknown): { data: z.output<T> } | null {
  const used = uses.get(shape) ?? { count: 0, read: null };
  if (used.count === 0) uses.set(shape, used);
  used.count += 1;
  if (used.count <= usesBefore) return null;
  used.read ??= compile(shape);
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The code converts as the shape does.
    return { data: used.read(value) as z.output<T> };
  } catch {
    return null;
  }
}

function compile(shape: Schema): Read {
  const source: Source = { functions: [], given: [], known: new Map() };
  const root = functionOf(source, shape);
  const names = source.given.map((_value, index) => `given${index}`).join(", ");
  const text = `"use strict"; const [${names}] = given;\n${source.functions.join("\n")}\nreturn ${root};`;
  // The text contains keys of our shapes, in quotes, and nothing that a service or client sent. It returns one of its functions.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-type-assertion
  return new Function("given", "unusual", "context", text)(source.given, unusual, context) as Read;
}

/** Always the same error: it is caught, and its stack would cost more than zod. */
const notUsual = new Error("Not of the usual form");

function unusual(): never {
  throw notUsual;
}

/** What transforms get; one that refuses a value leaves the whole to zod. */
const context = Object.freeze({ value: undefined, issues: Object.freeze([]), addIssue: unusual });

/** The name of a function that reads values of a shape. */
function functionOf(source: Source, shape: Schema): string {
  const known = source.known.get(shape);
  if (known !== undefined) return known;
  const name = addFunction(source, `return ${expressionOf(source, shape)("value")};`);
  source.known.set(shape, name);
  return name;
}

function addFunction(source: Source, body: string): string {
  const name = `read${source.functions.length}`;
  source.functions.push(`function ${name}(value) { ${body} }`);
  return name;
}

function give(source: Source, value: unknown): string {
  return `given${source.given.push(value) - 1}`;
}

/** What has no code here is read by zod, that part alone. */
function expressionOf(source: Source, shape: Schema): Expression {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each shape is one of zod's types.
  const { def } = (shape as z.core.$ZodTypes)._zod;
  const checks = checksOf(def.checks);
  const plain = checks && plainExpression(source, def);
  if (!plain) return called(give(source, readByZod(shape)));
  if (checks.length === 0) return plain;
  const checked = (value: unknown) => (checks.every((check) => check(value)) ? value : unusual());
  return (variable) => `${give(source, checked)}(${plain(variable)})`;
}

/** The expression for a type, without its checks; null for a type that zod must read. */
function plainExpression(source: Source, def: Definition): Expression | null {
  if (("format" in def && def.format) || ("coerce" in def && def.coerce)) return null;
  switch (def.type) {
    case "string":
    case "number":
    case "boolean":
    case "null":
      return unless(tests[def.type]);
    case "unknown":
      // Zod decides what a missing key means.
      return unless((variable) => `${variable} !== undefined`);
    case "enum": {
      const values = give(source, new Set(Object.values(def.entries)));
      return unless((variable) => `${values}.has(${variable})`);
    }
    case "union":
      return unionExpression(def.options);
    case "nullable":
      return emptyOr("null", expressionOf(source, def.innerType));
    case "optional":
      return def.innerType._zod.optin === "defaulted" ? null : emptyOr("undefined", expressionOf(source, def.innerType));
    case "catch":
      // When this part would have to be replaced, zod reads the whole value.
      return expressionOf(source, def.innerType);
    case "array":
      return called(writeList(source, def.element));
    case "object":
      return def.catchall ? null : called(writeObject(source, def.shape));
    case "record":
      return writeRecord(source, def);
    case "transform": {
      const transform = give(source, def.transform);
      return (variable) => `${transform}(${variable}, context)`;
    }
    case "pipe": {
      const first = expressionOf(source, def.in);
      const then = functionOf(source, def.out);
      return (variable) => `${then}(${first(variable)})`;
    }
    default:
      return null;
  }
}

const tests: Record<"string" | "number" | "boolean" | "null", Expression> = {
  string: (variable) => `typeof ${variable} === "string"`,
  number: (variable) => `Number.isFinite(${variable})`,
  boolean: (variable) => `typeof ${variable} === "boolean"`,
  null: (variable) => `${variable} === null`,
};

/** The value as it is where the test holds. */
function unless(test: Expression): Expression {
  return (variable) => `(${test(variable)} ? ${variable} : unusual())`;
}

/** A union of simple types is the value as it is; zod tries the options of others one by one. */
function unionExpression(options: readonly Schema[]): Expression | null {
  const known = options.map(({ _zod: { def } }) =>
    def.checks?.length ? undefined : Object.entries(tests).find(([type]) => type === def.type),
  );
  if (known.includes(undefined)) return null;
  return unless((variable) => known.map((one) => one?.[1](variable)).join(" || "));
}

function emptyOr(empty: "null" | "undefined", inner: Expression): Expression {
  return (variable) => `(${variable} === ${empty} ? ${empty} : ${inner(variable)})`;
}

function called(name: string): Expression {
  return (variable) => `${name}(${variable})`;
}

const objectsOnly = `if (typeof value !== "object" || value === null || Array.isArray(value)) unusual();`;

/** The keys are constants, so that all objects of a shape share one hidden class. */
function writeObject(source: Source, shape: Readonly<Record<string, Schema>>): string {
  const fields = Object.entries(shape).map(([key, field], index) => {
    const variable = `value${index}`;
    return { variable, key: JSON.stringify(key), expression: expressionOf(source, field)(variable) };
  });
  const reads = fields.map(({ key, variable }) => `const ${variable} = value[${key}];`).join(" ");
  const parts = fields.map(({ key, expression }) => `${key}: ${expression}`).join(", ");
  return addFunction(source, `${objectsOnly} ${reads} return { ${parts} };`);
}

function writeList(source: Source, element: Schema): string {
  const push = `list.push(${expressionOf(source, element)("item")});`;
  const loop = `for (let index = 0; index < value.length; index += 1) { const item = value[index]; ${push} }`;
  return addFunction(source, `if (!Array.isArray(value)) unusual(); const list = []; ${loop} return list;`);
}

function writeRecord(source: Source, { keyType, valueType }: z.core.$ZodRecordDef): Expression | null {
  if (keyType._zod.def.type !== "string" || keyType._zod.def.checks?.length) return null;
  const put = `if (key === "__proto__") unusual(); const item = value[key]; into[key] = ${expressionOf(source, valueType)("item")};`;
  return called(addFunction(source, `${objectsOnly} const into = {}; for (const key of Object.keys(value)) { ${put} } return into;`));
}

function readByZod(shape: Schema): Read {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Shapes are made by zod's usual functions.
  const { safeParse } = shape as z.ZodType;
  return (value) => {
    const read = safeParse(value);
    return read.success ? read.data : unusual();
  };
}
