import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../context.ts";
import { answer } from "../http/envelope.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { readLinkContent } from "./linkContent.ts";
import { linkVisitOperations, openBody, readBody } from "./linkVisitOperations.ts";
import { findByToken } from "./liveLinks.ts";
import { openLink } from "./openLink.ts";
import { linkActRoutes } from "./linkActRoutes.ts";
import { passOf } from "./pass.ts";
import { visitorOf } from "./visitorOf.ts";

/** Routes for visitors of share links; they need no session. The token is in the body, which no log holds. */
export function linkVisitRoutes(app: FastifyInstance, context: ApiContext): void {
  linkActRoutes(app, context);

  app.post("/v1/link/read", { config: { access: "read", spec: linkVisitOperations.read } }, async (request) => {
    const { token, pass } = parseRequest(readBody, request.body);
    const link = await findByToken(context, request.ip, token);
    const visitor = await visitorOf(context, link, pass);
    const door = { hasPassword: link.passwordHash !== null, asksName: link.asksName === 1 };
    return answer({ ...door, content: visitor && (await readLinkContent(context, link, visitor)) });
  });

  app.post("/v1/link/open", { config: { spec: linkVisitOperations.open } }, async (request) => {
    const { token, ...given } = parseRequest(openBody, request.body);
    const link = await findByToken(context, request.ip, token);
    const visitor = await openLink(context, link, { ...given, address: request.ip, requestId: request.id });
    return answer({ pass: passOf(context, link, visitor.visit) });
  });
}
