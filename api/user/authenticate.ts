import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../context.ts";
import { readSession } from "./session.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in user's id, which stands in the WHERE of every query; "" on the public routes. */
    ownerId: string;
  }
}

/** Asks for a session before anything of the body is read, on all routes of this scope. */
export function authenticate(app: FastifyInstance, context: ApiContext): void {
  app.addHook("onRequest", async (request) => {
    request.ownerId = await readSession(context, request.headers.authorization);
  });
}
