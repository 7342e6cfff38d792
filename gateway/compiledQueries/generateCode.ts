import {
  GraphQLID,
  GraphQLString,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from "graphql";
import { fieldsOf, type Operation } from "./operation.ts";
import type { FieldPlace } from "./runtime.ts";

/**
 * JavaScript under construction for a query. The code refers to values of this process, such as resolvers, by their index in `given`.
 * Of a client's text it contains only response keys, in quotes.
 */
export type Source = Operation & { functions: string[]; given: unknown[] };

/** Writes the expression that completes a resolved value, given the name of the variable that holds the value. */
type Expression = (value: string) => string;

/** Writes a function that completes an object field by field in the query's order, and returns the function's name. */
export function writeObject(source: Source, type: GraphQLObjectType, sets: SelectionSetNode[]): string {
  const fields = [...fieldsOf(source, type, sets)];
  const lines = fields.map(([key, nodes]) => writeField(source, type, { key: JSON.stringify(key), nodes }));
  const keys = fields.map(([key]) => `${keyOf(key)}: null`).join(", ");
  return write(
    source,
    `(object, run) { if (object instanceof Error) throw object; const into = { ${keys} }; ${lines.join(" ")} return into; }`,
  );
}

/** A key in an object literal. `__proto__` has a special meaning there unless it is computed. */
function keyOf(key: string): string {
  return key === "__proto__" ? '["__proto__"]' : JSON.stringify(key);
}

function writeField(source: Source, parent: GraphQLObjectType, { key, nodes }: { key: string; nodes: FieldNode[] }): string {
  const [node] = nodes;
  if (node?.name.value === "__typename") return `into[${key}] = ${JSON.stringify(parent.name)};`;
  const field = node && parent.getFields()[node.name.value];
  if (!field) throw new Error(`${parent.name} has no field ${node?.name.value}`);
  const place = give(source, placeOf(source, parent, field, nodes));
  const args = field.args.length > 0 ? `argumentsOf(run, ${give(source, field)}, ${give(source, node)})` : "noArguments";
  const own = `object[${JSON.stringify(field.name)}]`;
  const told = `${args}, run.context, infoOf(run, ${place})`;
  const value = field.resolve
    ? `const value = ${give(source, field.resolve)}(object, ${told});`
    : `let value = ${own}; if (typeof value === "function") value = ${own}(${told});`;
  const answer = expressionOf(source, field.type, { place, sets: nodes.flatMap(({ selectionSet }) => selectionSet ?? []) })("value");
  return `{ ${value} ${writeAnswer({ answer, key, keep: `into[${key}] = ${answer}` })} }`;
}

/** Completes a value now, or when its promise resolves. */
function writeAnswer({ answer, key, keep }: { answer: string; key: string; keep: string }): string {
  return `if (value instanceof Promise) defer(run, value, (value) => ${answer}, into, ${key}); else ${keep};`;
}

/** The name of the field's place, and the selections on its objects. */
type Selected = { place: string; sets: SelectionSetNode[] };

function expressionOf(source: Source, type: GraphQLOutputType, selected: Selected): Expression {
  if (isNonNullType(type)) return presentExpression(source, type.ofType, selected);
  const present = presentExpression(source, type, selected);
  return (value) => `(${value} === null || ${value} === undefined ? null : ${present(value)})`;
}

function presentExpression(source: Source, type: GraphQLOutputType, selected: Selected): Expression {
  if (isLeafType(type)) return leafExpression(source, type);
  const answer = writeComposite(source, type, selected);
  return (value) => `${answer}(assertNonNull(${value}), run)`;
}

/** Most fields hold strings, which need no conversion. */
function leafExpression(source: Source, type: GraphQLLeafType): Expression {
  const name = give(source, type);
  const isText = type === GraphQLString || type === GraphQLID;
  return (value) => (isText ? `(typeof ${value} === "string" ? ${value} : leaf(${name}, ${value}))` : `leaf(${name}, ${value})`);
}

function writeComposite(source: Source, type: GraphQLOutputType, selected: Selected): string {
  if (isObjectType(type)) return writeObject(source, type, selected.sets);
  if (isListType(type)) return writeList(source, expressionOf(source, type.ofType, selected)("value"));
  if (isAbstractType(type)) return writeAbstract(source, type, selected);
  throw new Error(`No value is of the type ${String(type)}`);
}

function writeList(source: Source, answer: string): string {
  const item = writeAnswer({ answer, key: "into.push(null) - 1", keep: `into.push(${answer})` });
  const loop = `for (let index = 0; index < list.length; index += 1) { const value = list[index]; ${item} }`;
  return write(
    source,
    `(list, run) { if (!Array.isArray(list)) throw new Error("A list is none"); const into = []; ${loop} return into; }`,
  );
}

/** A value of an interface is completed as its own type. */
function writeAbstract(source: Source, type: GraphQLAbstractType, { place, sets }: Selected): string {
  const possible = source.schema.getPossibleTypes(type).map((one) => `[${JSON.stringify(one.name)}, ${writeObject(source, one, sets)}]`);
  const answers = `answers${source.functions.length}`;
  source.functions.push(`const ${answers} = new Map([${possible.join(", ")}]);`);
  return write(source, `(value, run) { return resolveAbstract(${give(source, type)}, ${answers}, value, run, ${place})(value, run); }`);
}

function write(source: Source, text: string): string {
  const name = `answer${source.functions.length}`;
  source.functions.push(`function ${name}${text}`);
  return name;
}

function give(source: Source, value: unknown): string {
  return `given${source.given.push(value) - 1}`;
}

function placeOf(
  source: Source,
  parentType: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  fieldNodes: FieldNode[],
): FieldPlace {
  const { schema, fragments, operation } = source;
  return {
    schema,
    fragments,
    operation,
    parentType,
    fieldNodes,
    fieldName: field.name,
    returnType: field.type,
    path: { prev: undefined, key: field.name, typename: parentType.name },
    rootValue: undefined,
    getAbortSignal: () => undefined,
    getAsyncHelpers: () => ({ promiseAll: (values) => Promise.all(values), track: () => {} }),
  };
}
