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
 * Rejects variables of a wrong type before graphql reads them, with the first error only. graphql creates an error for each wrong
 * value and quotes its surroundings in all of them, which a megabyte of input could use to fill the memory. `hideSuggestions` removes
 * "Did you mean".
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
  // Building a message costs far more than finding that there is an error.
  if (value !== undefined && coerceInputValue(value, type) !== undefined) return null;
  const mistake = firstMistake(value, type, hideSuggestions);
  return mistake === null ? null : new GraphQLError(`Variable "$${name}" has invalid value. ${mistake}`, { nodes: definition });
}
