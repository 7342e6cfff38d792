import { getOperationAST, getVariableValues } from "graphql";
import type { Plugin } from "graphql-yoga";
import { wrongRequest } from "./errorCodes.ts";

/**
 * Refuses variables of a wrong type before anything else reads them, by the first thing that is wrong with them. Whoever reads
 * them later makes an error of each wrong value, all quoting what they stand in: a megabyte of those would fill the memory.
 * `hideSuggestions` leaves out what could have been meant.
 */
export function useCheckedVariables({ hideSuggestions }: { hideSuggestions: boolean }): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const definitions = getOperationAST(args.document, args.operationName)?.variableDefinitions ?? [];
      const options = { maxErrors: 1, hideSuggestions };
      const [error] = getVariableValues(args.schema, definitions, args.variableValues ?? {}, options).errors ?? [];
      if (error) setResultAndStopExecution({ errors: [wrongRequest(error)] });
    },
  };
}
