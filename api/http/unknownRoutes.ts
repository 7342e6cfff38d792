import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendError, sendProblems } from "./envelope.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route refuses whatever reaches it; it is no call of the service. */
    isCatchAll?: boolean;
  }
}

/** A route's path by its segments, such as ["files", ":ownerId", ":key"], and a method that it takes. */
type Route = { segments: string[]; method: string };

/**
 * Refuses every request that reaches no route of `app`, before its body is read: 405 with `Allow` where the path takes other
 * methods, else 404. Call it before the routes are added.
 */
export function refuseUnknownRoutes(app: FastifyInstance): void {
  const routes: Route[] = [];

  async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = segmentsOf(decodeURI(request.url.split(/[?#]/)[0] ?? ""));
    const allowed = new Set(routes.filter(({ segments }) => isMatch(segments, path)).map(({ method }) => method));
    if (allowed.size === 0 || allowed.has(request.method))
      return sendProblems(reply, 404, [{ message: "Not found", code: "NOT_FOUND", field: null }]);
    const allow = [...allowed].toSorted().join(", ");
    return sendError(reply.header("allow", allow), 405, `This address does not take ${request.method}, only ${allow}`);
  }

  // Without these, the web client would serve its page to every other GET.
  for (const path of ["", "/*"]) app.get(path, { config: { isCatchAll: true } }, refuse);
  app.setNotFoundHandler(refuse);
  app.addHook("onRequest", async (request, reply) => (isUnknown(request) ? await refuse(request, reply) : undefined));
  app.addHook("onRoute", ({ method, url, config }) => {
    if (config?.isCatchAll) return;
    for (const one of [method].flat()) routes.push({ segments: segmentsOf(url), method: one });
  });
}

function isUnknown({ is404, routeOptions }: FastifyRequest): boolean {
  return is404 || routeOptions.config.isCatchAll === true;
}

function segmentsOf(path: string): string[] {
  return path.split("/").slice(1);
}

function isMatch(segments: string[], path: string[]): boolean {
  const isSame = (segment: string, index: number) => (segment.startsWith(":") ? path[index] !== "" : segment === path[index]);
  return segments.length === path.length && segments.every(isSame);
}
