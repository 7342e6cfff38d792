import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendError, sendProblems } from "./envelope.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route rejects every request; it is not part of the API. */
    isCatchAll?: boolean;
  }
}

/** A method that a route accepts, and its path's segments, such as ["files", ":ownerId", ":key"]. */
type Route = { segments: string[]; method: string };

/**
 * Rejects requests that match no route of `app`, before reading the body: 405 with `Allow` if the path accepts other methods, otherwise
 * 404. Call it before adding the routes.
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

  // Without these, the web client would serve its page for every other GET.
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
