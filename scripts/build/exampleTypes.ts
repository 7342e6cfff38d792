import { readFile } from "node:fs/promises";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { parse, type GraphQLSchema } from "graphql";

/** The file with the types of the TypeScript example. */
export const exampleTypesFile = new URL("../../examples/typescript/operations.ts", import.meta.url);

const documentFile = new URL("../../examples/typescript/operations.graphql", import.meta.url);
const scalars = {
  ID: "string",
  Decimal: "string",
  Date: "string",
  DateTime: "string",
  StatsCells: "Record<string, string>",
  File: "never",
};

/** The TypeScript of the example's operations, generated from the schema by GraphQL Code Generator. `sdl` is the schema as text. */
export async function exampleTypes(schema: GraphQLSchema, sdl: string): Promise<string> {
  return await codegen({
    schema: parse(sdl),
    schemaAst: schema,
    documents: [{ location: "operations.graphql", document: parse(await readFile(documentFile, "utf8")) }],
    filename: "operations.ts",
    config: { scalars, useTypeImports: true, enumsAsTypes: true },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
}
