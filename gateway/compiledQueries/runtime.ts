import {
  getArgumentValues,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLResolveInfo,
} from "graphql";
import type { Context } from "../builder/context.ts";

/** What one run of a query shares; resolvers are told of a field by the info that stands under its number. */
export type Run = {
  context: Context;
  variables: GraphQLResolveInfo["variableValues"];
  infos: GraphQLResolveInfo[];
  /** How many values are on their way, the run itself counted as one. */
  open: number;
  done(): void;
  failed(error: unknown): void;
};

/** Makes of a value what is answered for it. Throws where it is not as the schema says. */
export type Completer = (value: unknown, run: Run) => unknown;

/** A field in the query. What is told of it to resolvers is the same in every run; its path leaves out the places in lists. */
export type FieldPlace = { number: number; info: Omit<GraphQLResolveInfo, "variableValues"> };

/** Keeps the place of a value that is on its way; it is answered there when it has come. */
export function defer(
  run: Run,
  value: Promise<unknown>,
  answer: (value: unknown) => unknown,
  into: Record<string | number, unknown>,
  key: string | number,
): void {
  run.open += 1;
  const take = (come: unknown): void => {
    into[key] = answer(come);
    complete(run);
  };
  value.then(take).catch(run.failed);
}

/** One value less is on its way. */
export function complete(run: Run): void {
  run.open -= 1;
  if (run.open === 0) run.done();
}

/** A value that the schema lets be missing nowhere. */
export function assertNonNull(value: unknown): unknown {
  if (value === null || value === undefined) throw new Error("A value is missing");
  return value;
}

/** A value that is no object or list, as its type has it answered. */
export function leaf(type: GraphQLLeafType, value: unknown): unknown {
  if (value === null || value === undefined) throw new Error("A value is missing");
  if (value instanceof Error) throw value;
  const result = type.coerceOutputValue(value);
  if (result === null || result === undefined) throw new Error(`No value of ${type.name}`);
  return result;
}

/** What answers a value of an interface: the value tells its own type. */
export function resolveAbstract(
  type: GraphQLAbstractType,
  answers: Map<string, Completer>,
  value: unknown,
  run: Run,
  place: FieldPlace,
): Completer {
  const name = type.resolveType?.(value, run.context, infoOf(run, place), type);
  const answer = typeof name === "string" ? answers.get(name) : undefined;
  if (!answer) throw new Error(`A value of ${type.name} tells no type`);
  return answer;
}

/** The arguments of a field in this run. */
export function argumentsOf(run: Run, field: GraphQLField<unknown, unknown>, node: FieldNode): Record<string, unknown> {
  return getArgumentValues(field, node, run.variables);
}

/** What resolvers are told of a field. */
export function infoOf({ infos, variables }: Run, { number, info }: FieldPlace): GraphQLResolveInfo {
  return (infos[number] ??= { ...info, variableValues: variables });
}
