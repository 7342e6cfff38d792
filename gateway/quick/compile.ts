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
import { addLater, finished, quoted, type Writing } from "./json.ts";
import { fieldsOf, type Operation } from "./operation.ts";

type VariableValues = GraphQLResolveInfo["variableValues"];

/** Runs a query and answers its data as JSON text. Rejects wherever anything is not as it should be: then the query is run in the usual way. */
export type QuickQuery = (context: Context, variables: VariableValues) => Promise<string>;

/** What one run of a query shares; resolvers are told of a field by the info that stands under its number. */
type Run = Writing & { context: Context; variables: VariableValues; infos: GraphQLResolveInfo[] };

/** Adds a value to what the run has written. */
type Write = (value: unknown, run: Run) => void;

/** A field in the query. What is told of it to resolvers is the same in every run; its path leaves out the places in lists. */
type Place = { number: number; info: Omit<GraphQLResolveInfo, "variableValues"> };

type Compiling = Operation & { places: number };

/** Makes a function of a query once, so that a run walks neither the document nor the schema and builds no object on the way. */
export function compileQuery(operation: Operation): QuickQuery {
  const type = operation.schema.getQueryType();
  if (!type) throw new Error("The schema has no queries");
  const write = objectWriter({ ...operation, places: 0 }, type, [operation.operation.selectionSet]);
  return async (context, variables) => {
    const run: Run = { context, variables, infos: [], text: "", parts: [] };
    write(undefined, run);
    return await finished(run);
  };
}

function writerOf(op: Compiling, type: GraphQLOutputType, place: Place): Write {
  if (isNonNullType(type)) {
    const write = valueWriter(op, type.ofType, place);
    return (value, run) => {
      if (value === null || value === undefined) throw new Error("A value is missing");
      write(value, run);
    };
  }
  const write = valueWriter(op, type, place);
  return (value, run) => {
    if (value === null || value === undefined) run.text += "null";
    else write(value, run);
  };
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
  return (value, run) => {
    const result = type.coerceOutputValue(value);
    if (result === null || result === undefined) throw new Error(`No value of ${type.name}`);
    run.text += typeof result === "string" ? quoted(result) : JSON.stringify(result);
  };
}

function listWriter(write: Write): Write {
  return (value, run) => {
    if (!Array.isArray(value)) throw new Error("A list is none");
    run.text += "[";
    for (let index = 0; index < value.length; index += 1) {
      if (index > 0) run.text += ",";
      const item: unknown = value[index];
      if (item instanceof Promise) writeLater(write, item, run);
      else write(item, run);
    }
    run.text += "]";
  };
}

function objectWriter(op: Compiling, type: GraphQLObjectType, sets: SelectionSetNode[]): Write {
  const fields = [...fieldsOf(op, type, sets)].map(([key, nodes], index) =>
    fieldWriter(op, type, { before: `${index === 0 ? "" : ","}${JSON.stringify(key)}:`, nodes }),
  );
  return (source, run) => {
    run.text += "{";
    for (const write of fields) write(source, run);
    run.text += "}";
  };
}

/** A value of an interface is written as its own type, which it tells. */
function abstractWriter(op: Compiling, type: GraphQLAbstractType, place: Place, sets: SelectionSetNode[]): Write {
  const writers = new Map(op.schema.getPossibleTypes(type).map((possible) => [possible.name, objectWriter(op, possible, sets)]));
  return (value, run) => {
    const name = type.resolveType?.(value, run.context, infoOf(run, place), type);
    const write = typeof name === "string" ? writers.get(name) : undefined;
    if (!write) throw new Error(`A value of ${type.name} tells no type`);
    write(value, run);
  };
}

function fieldWriter(op: Compiling, parent: GraphQLObjectType, { before, nodes }: { before: string; nodes: FieldNode[] }): Write {
  const [node] = nodes;
  const typeName = JSON.stringify(parent.name);
  if (node?.name.value === "__typename") return (_source, run) => void (run.text += before + typeName);
  const field = node && parent.getFields()[node.name.value];
  if (!field) throw new Error(`${parent.name} has no field ${node?.name.value}`);
  const place = placeOf(op, parent, field, nodes);
  const resolve = field.resolve ?? defaultFieldResolver;
  const write = writerOf(op, field.type, place);
  const isRead = field.resolve === undefined;
  return (source, run) => {
    run.text += before;
    // A text is what most fields hold, and needs no resolver to be read. What is selected on is an object of the field's type.
    const own = isRead ? (source as Record<string, unknown>)[field.name] : undefined;
    if (typeof own === "string") return write(own, run);
    const args = field.args.length > 0 ? getArgumentValues(field, node, run.variables) : noArgs;
    const value: unknown = resolve(source, args, run.context, infoOf(run, place));
    if (typeof value === "object") {
      if (value instanceof Promise) return writeLater(write, value, run);
      if (value instanceof Error) throw value;
    }
    write(value, run);
  };
}

/** Writes a value that is still on its way, where it stands. */
function writeLater(write: Write, value: Promise<unknown>, run: Run): void {
  const text = value.then((result) => {
    const part: Run = { ...run, text: "", parts: [] };
    write(result, part);
    return finished(part);
  });
  addLater(run, text);
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
