import type { FastifyReply, FastifyRequest } from "fastify";
import { fault } from "../errors/errors.ts";

/** What `/graphql` answers with, and the ranges that a client may name instead. */
const served = new Set(["application/graphql-response+json", "application/json", "text/event-stream", "application/*", "text/*", "*/*"]);

/** The content type of a compiled query's response by what the request accepts. Yoga handles everything else. */
export const compiledTypes: Record<string, string> = {
  "*/*": "application/json",
  "application/json": "application/json",
  "application/graphql-response+json": "application/graphql-response+json",
  "application/graphql-response+json, application/json": "application/graphql-response+json",
};

/**
 * The media types of a request's `Accept` that `/graphql` can answer with, in their order; null if there is none. It serves no
 * `multipart/mixed`, which holds parts that come later: nothing here is deferred.
 */
export function acceptedTypes(accept: string | undefined): string | null {
  const types = (accept || "*/*").split(",").map((range) => range.split(";", 1).join("").trim().toLowerCase());
  return types.filter((type) => served.has(type)).join(", ") || null;
}

/** Refuses a request before anything of it is carried out. */
export function refuseRequest(request: FastifyRequest, reply: FastifyReply, { status, message }: { status: number; message: string }) {
  const { extensions } = fault("BAD_USER_INPUT", message);
  if (!request.raw.complete) request.raw.resume();
  return reply.code(status).send({ errors: [{ message, extensions }] });
}
