import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Envelope } from "#domain/http/envelope.ts";

const refusal: Envelope<null> = {
  data: null,
  errors: [{ error: "REST and files are served by another server than this one", code: "NOT_FOUND" }],
};

/** Responds with 404 to REST and file requests when another server is the service, in REST's envelope. */
export async function refuseRest(app: FastifyInstance): Promise<void> {
  for (const prefix of ["/ep/api", "/files"]) {
    await app.register(
      async (scope) => {
        scope.addHook("onRequest", refuse);
        // Without these routes the web client would serve its page to every GET.
        for (const path of ["", "/*"]) scope.get(path, refuse);
        scope.setNotFoundHandler(refuse);
      },
      { prefix },
    );
  }
}

async function refuse(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return await reply.code(404).send(refusal);
}
