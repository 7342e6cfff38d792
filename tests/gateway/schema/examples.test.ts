import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../../../gateway/graphql/createSchema.ts";
import { examples } from "../../../web/graphiql/examples.ts";

const schema = createSchema();

test.each(examples)("GraphiQL's example is a valid operation: $query", ({ query, variables }) => {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const declared = document.definitions.flatMap((definition) =>
    "variableDefinitions" in definition ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value) : [],
  );
  expect(Object.keys(variables).toSorted()).toEqual(declared.toSorted());
});
