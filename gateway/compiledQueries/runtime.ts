import {
  getArgumentValues,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLResolveInfo,
} from "graphql";
import type { Context } from "../builder/context.ts";

/** The state of one run. */
export type Run = {
  context: Context;
  variables: GraphQLResolveInfo["variableValues"];
  /** How many values are pending, the run itself included. */
  open: number;
  done(): void;
  failed(error: unknown): void;
};

/** Completes a resolved value, which means: turns it into the response's value. Throws when it violates the schema. */
export type Completer = (value: unknown, run: Run) => unknown;

/** The info of a field without its variables. It is the same in every run; its path omits the indexes of lists. */
export type FieldPlace = Omit<GraphQLResolveInfo, "variableValues">;

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

/** The info that a field's resolver gets. Few resolvers read it, so it is not copied for each. */
export function infoOf({ variables }: Run, place: FieldPlace): GraphQLResolveInfo {
  return new FieldInfo(variables, place);
}

class FieldInfo implements GraphQLResolveInfo {
  readonly variableValues: GraphQLResolveInfo["variableValues"];
  readonly #place: FieldPlace;

  constructor(variableValues: GraphQLResolveInfo["variableValues"], place: FieldPlace) {
    this.variableValues = variableValues;
    this.#place = place;
  }
  get schema() {
    return this.#place.schema;
  }
  get fragments() {
    return this.#place.fragments;
  }
  get operation() {
    return this.#place.operation;
  }
  get parentType() {
    return this.#place.parentType;
  }
  get fieldNodes() {
    return this.#place.fieldNodes;
  }
  get fieldName() {
    return this.#place.fieldName;
  }
  get returnType() {
    return this.#place.returnType;
  }
  get path() {
    return this.#place.path;
  }
  get rootValue() {
    return this.#place.rootValue;
  }
  get getAbortSignal() {
    return this.#place.getAbortSignal;
  }
  get getAsyncHelpers() {
    return this.#place.getAsyncHelpers;
  }
}
