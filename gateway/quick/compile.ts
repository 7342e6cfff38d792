import {
  defaultFieldResolver,
  getArgumentValues,
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
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";
import type { Context } from "../context.ts";
import { joined, quoted, type Written } from "./json.ts";
import { fieldsOf, type Operation } from "./operation.ts";

type VariableValues = GraphQLResolveInfo["variableValues"];

/** Runs a query and answers its data as JSON text. Rejects wherever anything is not as it should be: then the query is run in the usual way. */
export type QuickQuery = (context: Context, variables: VariableValues) => Promise<string>;

/** What one run of a query shares; resolvers are told of a field by the info that stands under its number. */
type Run = { context: Context; variables: VariableValues; infos: GraphQLResolveInfo[] };

type Write = (value: unknown, run: Run) => Written;

/** A field in the query. What is told of it to resolvers is the same in every run; its path leaves out the places in lists. */
type Place = { number: number; info: Omit<GraphQLResolveInfo, "variableValues"> };

type Compiling = Operation & { places: number };

/** Makes a function of a query once, so that a run walks neither the document nor the schema and builds no object on the way. */
export function compileQuery(operation: Operation): QuickQuery {
  const type = operation.schema.getQueryType();
  if (!type) throw new Error("The schema has no queries");
  const write = objectWriter({ ...operation, places: 0 }, type, [operation.operation.selectionSet]);
  return async (context, variables) => await write(undefined, { context, variables, infos: [] });
}

function writerOf(op: Compiling, type: GraphQLOutputType, place: Place): Write {
  if (isNonNullType(type)) {
    const write = valueWriter(op, type.ofType, place);
    return (value, run) => {
      if (value === null || value === undefined) throw new Error("A value is missing");
      return write(value, run);
    };
  }
  const write = valueWriter(op, type, place);
  return (value, run) => (value === null || value === undefined ? "null" : write(value, run));
}

function valueWriter(op: Compiling, type: GraphQLOutputType, place: Place): Write {
  if (isLeafType(type)) return leafWriter(type);
  if (isListType(type)) return listWriter(writerOf(op, type.ofType, place));
  const sets = place.info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  if (isObjectType(type)) return objectWriter(op, type, sets);
  if (isAbstractType(type)) return abstractWriter(op, type, place, sets);
  throw new Error(`No value is of the type ${String(type)}`);
}

function leafWriter(type: GraphQLLeafType): Write {
  return (value) => {
    const result = type.coerceOutputValue(value);
    if (typeof result === "string") return quoted(result);
    if (result === null || result === undefined) throw new Error(`No value of ${type.name}`);
    return JSON.stringify(result);
  };
}

function listWriter(write: Write): Write {
  const writeItem: Write = (item, run) => (item instanceof Promise ? item.then((value) => write(value, run)) : write(item, run));
  return (value, run) => {
    if (!Array.isArray(value)) throw new Error("A list is none");
    return wrapped(
      "[",
      joined(value.length, (index) => writeItem(value[index], run)),
      "]",
    );
  };
}

function objectWriter(op: Compiling, type: GraphQLObjectType, sets: SelectionSetNode[]): Write {
  const fields = [...fieldsOf(op, type, sets)].map(([key, nodes]) => fieldWriter(op, type, key, nodes));
  return (source, run) =>
    wrapped(
      "{",
      joined(fields.length, (index) => fields[index]?.(source, run) ?? ""),
      "}",
    );
}

/** A value of an interface is written as its own type, which it tells. */
function abstractWriter(op: Compiling, type: GraphQLAbstractType, place: Place, sets: SelectionSetNode[]): Write {
  const writers = new Map(op.schema.getPossibleTypes(type).map((possible) => [possible.name, objectWriter(op, possible, sets)]));
  return (value, run) => {
    const name = type.resolveType?.(value, run.context, infoOf(run, place), type);
    const write = typeof name === "string" ? writers.get(name) : undefined;
    if (!write) throw new Error(`A value of ${type.name} tells no type`);
    return write(value, run);
  };
}

function fieldWriter(op: Compiling, parent: GraphQLObjectType, key: string, nodes: FieldNode[]): Write {
  const [node] = nodes;
  const prefix = `${JSON.stringify(key)}:`;
  if (node?.name.value === "__typename") return () => prefix + JSON.stringify(parent.name);
  const field = node && parent.getFields()[node.name.value];
  if (!field) throw new Error(`${parent.name} has no field ${node?.name.value}`);
  const place = placeOf(op, parent, field, nodes);
  const resolve = field.resolve ?? defaultFieldResolver;
  const write = writerOf(op, field.type, place);
  return (source, run) => {
    const args = field.args.length > 0 ? getArgumentValues(field, node, run.variables) : noArgs;
    const value: unknown = resolve(source, args, run.context, infoOf(run, place));
    if (value instanceof Error) throw value;
    return wrapped(prefix, value instanceof Promise ? value.then((result) => write(result, run)) : write(value, run), "");
  };
}

const noArgs = Object.freeze({});

function placeOf(op: Compiling, parentType: GraphQLObjectType, field: GraphQLField<unknown, unknown>, fieldNodes: FieldNode[]): Place {
  const { schema, fragments, operation } = op;
  const number = op.places;
  op.places += 1;
  const info: Place["info"] = {
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
  return { number, info };
}

function infoOf({ infos, variables }: Run, { number, info }: Place): GraphQLResolveInfo {
  return (infos[number] ??= { ...info, variableValues: variables });
}

function wrapped(open: string, text: Written, close: string): Written {
  return typeof text === "string" ? open + text + close : text.then((done) => open + done + close);
}
