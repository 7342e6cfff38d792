import type { FastifyInstance, FastifyRequest } from "fastify";
import { malformed } from "./httpErrors.ts";
import { storable } from "./requestSchema.ts";

/**
 * Rejects repeated query parameters and lists (`shipmentId[]=…`) on all routes of `app`: no route takes them, and choosing one value could
 * affect the wrong record.
 */
export function refuseRepeatedParameters(app: FastifyInstance): void {
  // Runs after authentication and before the body is read.
  app.addHook("preParsing", async (request) => {
    for (const [name, value] of Object.entries(parametersOf(request))) {
      const [plain = ""] = name.split("[");
      if (plain !== name) throw malformed(`${name} is not a parameter: no parameter is a list`, plain);
      if (Array.isArray(value)) throw malformed(`${name} must be given once`, name);
    }
  });
}

/** One query parameter, "" if missing; routes treat unknown ids as "not found" anyway. */
export function queryText(request: FastifyRequest, name: string): string {
  const value = parametersOf(request)[name];
  return typeof value === "string" ? storable(value) : "";
}

/** A query parameter that is a whole number in plain digits; `otherwise` if missing. Throws a 400 for any other value. */
export function queryWhole(request: FastifyRequest, name: string, otherwise: number): number {
  const value = parametersOf(request)[name];
  if (value === undefined) return otherwise;
  if (typeof value !== "string" || !/^\d{1,9}$/.test(value)) throw malformed(`${name} must be a whole number`, name);
  return Number(value);
}

/** A query parameter with a fixed set of values; null if missing. Throws a 400 for any other value. */
export function queryChoice<T extends string>(request: FastifyRequest, name: string, choices: readonly T[]): T | null {
  const value = parametersOf(request)[name];
  if (value === undefined) return null;
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw malformed(`${name} must be ${choices.join(" or ")}`, name);
  return choice;
}

function parametersOf(request: FastifyRequest): Record<string, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify parses each query parameter as a text or a list of texts.
  return request.query as Record<string, unknown>;
}
