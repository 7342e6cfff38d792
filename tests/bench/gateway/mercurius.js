import Fastify from "fastify";
import mercurius from "mercurius";
import { report } from "./child.ts";
import { resolvers, typeDefs } from "./handWritten.js";

const app = Fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: 1,
  context: (request) => ({ authorization: request.headers.authorization }),
});
await app.listen({ port: 0, host: "127.0.0.1" });
report(`http://127.0.0.1:${app.server.address().port}/graphql`);
