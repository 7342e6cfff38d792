import {
  getArgumentValues,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLResolveInfo,
} from "graphql";
import type { Context } from "../builder/context.ts";

/** The state of one run. `infos` caches the `GraphQLResolveInfo` of each field by the field's number. */
export type Run = {
  context: Context;
  variables: GraphQLResolveInfo["variableValues"];
  infos: GraphQLResolveInfo[];
  /** How many values are pending, the run itself included. */
  open: number;
  done(): void;
  failed(error: unknown): void;
};

/** Completes a resolved value, which means: turns it into the response's value. Throws when it violates the schema. */
export type Completer = (value: unknown, run: Run) => unknown;

/** A field of the query. Its info is the same in every run; its path omits the indexes of lists. */
export type FieldPlace = { number: number; info: Omit<GraphQLResolveInfo, "variableValues"> };

/** Completes a value into its place once its promise resolves. */
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

/** Counts a pending value as done and ends the run after the last. */
export function complete(run: Run): void {
  run.open -= 1;
  if (run.open === 0) run.done();
}

/** Throws when a non-null value is missing. */
export function assertNonNull(value: unknown): unknown {
  if (value === null || value === undefined) throw new Error("A value is missing");
  return value;
}

/** Completes a scalar or enum value. */
export function leaf(type: GraphQLLeafType, value: unknown): unknown {
  if (value === null || value === undefined) throw new Error("A value is missing");
  if (value instanceof Error) throw value;
  const result = type.coerceOutputValue(value);
  if (result === null || result === undefined) throw new Error(`No value of ${type.name}`);
  return result;
}

/** Finds the function that completes a value of an interface or union by the value's own type. */
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

/** The info that a field's resolver gets. */
export function infoOf({ infos, variables }: Run, { number, info }: FieldPlace): GraphQLResolveInfo {
  return (infos[number] ??= { ...info, variableValues: variables });
}
