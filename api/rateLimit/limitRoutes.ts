import type { FastifyInstance } from "fastify";
import type { RateLimit } from "#domain/http/limits.ts";
import type { ApiContext } from "../context.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The rate limit that the route's calls count towards, by owner and by address. */
    limit?: RateLimit;
  }
}

/** Rejects calls beyond their route's rate limit before the body is read. Register after `authenticate`. */
export function limitRoutes(app: FastifyInstance, { rateLimits }: ApiContext): void {
  app.addHook("onRequest", async ({ routeOptions, ownerId, ip }) => {
    const { limit } = routeOptions.config;
    if (limit) await rateLimits.take(limit, { ownerId, address: ip });
  });
}
