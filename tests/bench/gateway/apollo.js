import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import { report } from "./child.ts";
import { resolvers, typeDefs } from "./handWritten.js";

const server = new ApolloServer({ typeDefs, resolvers });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: "127.0.0.1" },
  context: async ({ req }) => ({ authorization: req.headers.authorization }),
});
report(url);
