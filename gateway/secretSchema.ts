import { NoSchemaIntrospectionCustomRule, validate } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Refuses to tell the schema, and takes the guesses out of errors: each "Did you mean" names fields that nobody told. */
export function useSecretSchema(): Plugin {
  return {
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules) => validate(schema, document, rules, { hideSuggestions: true }));
    },
  };
}
