/** What each folder (or file at the top) of the gateway may import from the others, outermost first. */
export const gatewayFolders: Record<string, readonly string[]> = {
  "main.ts": ["freshBundle.ts", "runServer.ts"],
  "runServer.ts": ["config.ts", "server", "startServer.ts", "telemetry"],
  "freshBundle.ts": [],
  "startServer.ts": ["config.ts", "graphql", "server", "telemetry", "webClient"],
  "config.ts": ["misspelt.ts", "telemetry"],
  "misspelt.ts": [],
  webClient: ["config.ts"],
  graphql: ["builder", "compiledQueries", "errors", "rest", "schema", "server", "telemetry"],
  compiledQueries: ["builder", "rest"],
  schema: ["builder", "errors", "rest"],
  builder: ["errors", "rest"],
  rest: ["errors", "telemetry"],
  server: ["errors", "telemetry", "webClient"],
  telemetry: [],
  errors: [],
};
