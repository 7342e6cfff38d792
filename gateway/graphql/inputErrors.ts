import {
  getNullableType,
  GraphQLError,
  isInputObjectType,
  isListType,
  specifiedRules,
  validate,
  validateInputLiteral,
  validateInputValue,
  ValuesOfCorrectTypeRule,
  type ASTNode,
  type GraphQLInputType,
  type ValidationContext,
  type ValidationRule,
  type ValueNode,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { fault } from "../errors/errors.ts";
import { isUpload } from "../rest/uploads.ts";

type Path = readonly (string | number)[];

/**
 * Returns the first error in a variable's value, by path and expected type, or null. The message never quotes the value, which may be
 * a password. Later errors are not collected: a megabyte of input could hold as many.
 */
export function firstMistake(value: unknown, type: GraphQLInputType, hideSuggestions: boolean): string | null {
  try {
    validateInputValue(
      withoutExcess(value, type),
      type,
      (error, path) => {
        throw new Mistake(placeWords(path) + wordsOf(error, typeAt(type, path)));
      },
      hideSuggestions,
    );
    return null;
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
}

class Mistake extends Error {}

/**
 * Returns the value with at most the errors that one message needs: only the first unknown field, and empty objects where none
 * belongs. graphql prints every object that it rejects, which takes 50 ms for one of a megabyte.
 */
function withoutExcess(value: unknown, type: GraphQLInputType): unknown {
  const container = getNullableType(type);
  if (typeof value !== "object" || value === null || isUpload(value)) return value;
  if (isListType(container)) {
    return Array.isArray(value) ? value.map((item) => withoutExcess(item, container.ofType)) : withoutExcess(value, container.ofType);
  }
  if (Array.isArray(value)) return [];
  if (!isInputObjectType(container)) return {};
  const fields = container.getFields();
  const known = Object.values(fields).flatMap(({ name, type: own }) => {
    return Object.hasOwn(value, name) ? [[name, withoutExcess(Reflect.get(value, name), own)]] : [];
  });
  return Object.fromEntries([...known, ...firstUnknown(value, fields)]);
}

function firstUnknown(value: object, fields: object): [string, unknown][] {
  for (const name in value) if (!Object.hasOwn(fields, name)) return [[shortened(name), null]];
  return [];
}

/** Characters of an unknown field's name in a message. graphql looks for similar names, which takes long for a name of a megabyte. */
const longestName = 100;

function shortened(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name;
}

/**
 * Validates literals as graphql does, with messages that never quote them. `hideSuggestions` removes "Did you mean" from all
 * validation messages.
 */
export function useInputErrorsWithoutValues({ hideSuggestions }: { hideSuggestions: boolean }): Plugin {
  return {
    onValidate({ setValidationFn }) {
      setValidationFn((schema, document, rules: readonly ValidationRule[] = specifiedRules) => {
        const quiet = rules.map((rule) => (rule === ValuesOfCorrectTypeRule ? quietValuesRule : rule));
        const errors = validate(schema, document, quiet, { hideSuggestions });
        return errors.some(({ message }) => message === abortedMessage) ? [tooRepetitive()] : errors;
      });
    },
  };
}

/** graphql's words where comparing the fields that one place asks for would take too long. */
const abortedMessage = "Validation aborted.";

function tooRepetitive(): GraphQLError {
  return fault("OPERATION_TOO_COMPLEX", "The operation repeats too many fields in one place");
}

/** `ValuesOfCorrectTypeRule` with messages that do not quote the value. */
function quietValuesRule(context: ValidationContext): ReturnType<ValidationRule> {
  const check = (node: ValueNode, type: GraphQLInputType | null | undefined) => {
    if (!type) return false;
    const report = (error: GraphQLError, path: Path) => {
      // An error of a scalar has no nodes.
      const nodes: readonly ASTNode[] = error.nodes ?? [node];
      context.reportError(new GraphQLError(placeWords(path) + wordsOf(error, typeAt(type, path)), { nodes }));
    };
    validateInputLiteral(node, type, report, undefined, undefined, context.hideSuggestions);
    return false;
  };
  const checkValue = (node: ValueNode) => check(node, context.getInputType());
  return {
    NullValue: checkValue,
    ListValue: (node) => check(node, context.getParentInputType()),
    ObjectValue: checkValue,
    EnumValue: checkValue,
    IntValue: checkValue,
    FloatValue: checkValue,
    StringValue: checkValue,
    BooleanValue: checkValue,
  };
}

/**
 * Our scalars' messages and graphql's messages about missing fields, unknown fields and enum values are safe to keep. All its other
 * messages quote the value.
 */
function wordsOf(error: GraphQLError, type: string): string {
  if (error.extensions["code"] !== undefined) return error.message;
  if (/^(Expected|Within) /.test(error.message)) return error.message.replace(/[,;]? [Ff]ound: [^]*$/, "");
  const [guess = ""] = /\. Did you mean the enum value [\w", ]+\?$/.exec(error.message) ?? [];
  return `Expected a value of type "${type}"${guess}`;
}

function placeWords(path: Path): string {
  return path.length > 0 ? `At "${path.join(".")}": ` : "";
}

/** The type at a path in a value. */
function typeAt(type: GraphQLInputType, path: Path): string {
  let found = type;
  for (const step of path) {
    const container = getNullableType(found);
    if (isListType(container)) found = container.ofType;
    else if (isInputObjectType(container)) found = container.getFields()[step]?.type ?? found;
  }
  return String(found);
}
