import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { fault } from "../../errors/errors.ts";

/** Refuses a request before anything of it is carried out. */
export function refuseRequest(request: FastifyRequest, reply: FastifyReply, { status, message }: { status: number; message: string }) {
  const { extensions } = fault("BAD_USER_INPUT", message);
  if (!request.raw.complete) request.raw.resume();
  return reply.code(status).send({ errors: [{ message, extensions }] });
}

/** What goes wrong before an operation begins is answered like one (R-1365); the log has what failed. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) return refuseRequest(request, reply, { status, message: "The request could not be read" });
  request.log.error({ err: error }, "request failed");
  return reply.code(status).send({ errors: [fault("INTERNAL", "Unexpected error")] });
}

/** Refuses a method that GraphQL does not take. */
export function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuseRequest(request, reply.header("allow", "GET, POST"), { status: 405, message: "Send operations by POST, or queries by GET" });
}
