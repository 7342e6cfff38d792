import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createYoga } from "graphql-yoga";
import { maxCost } from "../../../gateway/builder/builder.ts";
import { createContext } from "../../../gateway/builder/context.ts";
import { createRestService } from "../../../gateway/rest/restClient.ts";
import { createSchema } from "../../../gateway/graphql/createSchema.ts";
import { report } from "./child.ts";

/** Our schema and REST client in Yoga as it comes, with nothing of our own around it. */
const service = createRestService({ url: process.env["EP_API_URL"] ?? "" });
const yoga = createYoga({
  schema: createSchema(),
  logging: false,
  graphiql: false,
  context: ({ request }) => {
    const session = service.session({
      authorization: request.headers.get("authorization") ?? undefined,
      idempotencyKey: undefined,
      requestId: "bench",
      address: "127.0.0.1",
      signal: request.signal,
      onEnd: () => {},
    });
    // Nothing puts raw parts in their places here, so every response is parsed as a whole.
    session.parts.keepNoMore();
    return createContext(session, maxCost);
  },
});
// Yoga is a listener for Node's own server; what it answers is no matter of that server's.
const server = createServer((request, response) => void yoga(request, response));
server.listen(0, "127.0.0.1", () => {
  // A server that listens on a port has an address of this form.
  report(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);
});
