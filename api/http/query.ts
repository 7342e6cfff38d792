import type { FastifyInstance, FastifyRequest } from "fastify";
import { malformed } from "./httpErrors.ts";

/**
 * Refuses queries that name a parameter twice, or as a list (`shipmentId[]=…`), on all routes of `app`: none takes one, and
 * guessing which value is meant could answer for the wrong record.
 */
export function refuseRepeatedParameters(app: FastifyInstance): void {
  // After the session was asked for, and before the body is read.
  app.addHook("preParsing", async (request) => {
    for (const [name, value] of Object.entries(parametersOf(request))) {
      const [plain = ""] = name.split("[");
      if (plain !== name) throw malformed(`${name} is not a parameter: no parameter is a list`, plain);
      if (Array.isArray(value)) throw malformed(`${name} must be given once`, name);
    }
  });
}

/** One parameter of the query, "" where it is missing; unknown ids are "not found" all the same. */
export function queryText(request: FastifyRequest, name: string): string {
  const value = parametersOf(request)[name];
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : "";
}

/** A parameter that is a whole number in plain digits; `otherwise` where it is missing. Refuses everything else with a 400. */
export function queryWhole(request: FastifyRequest, name: string, otherwise: number): number {
  const value = parametersOf(request)[name];
  if (value === undefined) return otherwise;
  if (typeof value !== "string" || !/^\d{1,9}$/.test(value)) throw malformed(`${name} must be a whole number`, name);
  return Number(value);
}

/** A parameter that is one of a few words; null where it is missing. Refuses everything else with a 400. */
export function queryChoice<T extends string>(request: FastifyRequest, name: string, choices: readonly T[]): T | null {
  const value = parametersOf(request)[name];
  if (value === undefined) return null;
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw malformed(`${name} must be ${choices.join(" or ")}`, name);
  return choice;
}

/** Fastify parses a query into texts and lists of texts by name. */
function parametersOf(request: FastifyRequest): Record<string, unknown> {
  return request.query as Record<string, unknown>;
}
