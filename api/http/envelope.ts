import type { FastifyReply } from "fastify";
import type { Envelope } from "#domain/http/envelope.ts";
import type { Problem } from "#domain/http/problem.ts";

export function answer<T>(data: T): Envelope<T> {
  return { data, errors: [] };
}

/** Sends the envelope of a refusal. */
export function sendProblems(reply: FastifyReply, status: number, problems: Problem[]): FastifyReply {
  return reply.code(status).send(problemsEnvelope(problems));
}

/** The envelope of a refusal: no data, one error per problem. */
export function problemsEnvelope(problems: readonly Problem[]): Envelope<never> {
  const errors = problems.map(({ message, code, field, fields }) => ({
    error: message,
    code,
    ...(field && { field }),
    ...(fields && { fields }),
  }));
  return { data: null, errors };
}

/** Sends the envelope of a fault or an ended session, which have no code. */
export function sendError(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ data: null, errors: [{ error }] });
}
