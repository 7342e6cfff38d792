import {
  coerceInputValue,
  getOperationAST,
  GraphQLError,
  isInputType,
  typeFromAST,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { wrongRequest } from "../errors/maskErrors.ts";
import { firstMistake } from "./inputErrors.ts";

/**
 * Refuses variables of a wrong type before anything else reads them, by the first thing that is wrong with them. Whoever reads
 * them later makes an error of each wrong value, all quoting what they stand in: a megabyte of those would fill the memory.
 * `hideSuggestions` leaves out what could have been meant.
 */
export function useVariableValidation({ hideSuggestions }: { hideSuggestions: boolean }): Plugin {
  return {
    onExecute({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) {
      for (const definition of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
        const mistake = mistakeOf(schema, definition, variableValues ?? {}, hideSuggestions);
        if (mistake) return setResultAndStopExecution({ errors: [wrongRequest(mistake)] });
      }
    },
  };
}

function mistakeOf(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  variables: Record<string, unknown>,
  hideSuggestions: boolean,
): GraphQLError | null {
  const { value: name } = definition.variable.name;
  const type = typeFromAST(schema, definition.type);
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (!isInputType(type) || (value === undefined && definition.defaultValue)) return null;
  // Making words of a mistake costs far more than finding that there is one.
  if (value !== undefined && coerceInputValue(value, type) !== undefined) return null;
  const mistake = firstMistake(value, type, hideSuggestions);
  return mistake === null ? null : new GraphQLError(`Variable "$${name}" has invalid value. ${mistake}`, { nodes: definition });
}
