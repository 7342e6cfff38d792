/** How the Relay compiler reads the web client: hashed documents stand in the persisted-operations file that the gateway loads. */
const config = {
  src: "./web",
  schema: "./schema.graphql",
  language: "typescript",
  artifactDirectory: "./web/__generated__",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noSourceControl: true,
  noFutureProofEnums: true,
  excludes: ["**/node_modules/**", "**/__generated__/**"],
  customScalarTypes: {
    Date: "string",
    DateTime: "string",
    Decimal: "string",
    File: "unknown",
    StatsCells: "Readonly<Record<string, string>>",
  },
  persistConfig: { file: "./web/__generated__/operations.json", algorithm: "SHA256" },
};
export { config as default, config as "module.exports" };
