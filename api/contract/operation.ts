import type { Access } from "../user/authenticate.ts";
import type { z } from "zod";
import { maxFileBytes } from "#domain/attachment.ts";
import type { Contract, PlainAnswer } from "./contract.ts";
import type { JsonSchema, SchemaWriter } from "./jsonSchema.ts";

/** A route with its contract: the path below `/ep/api`. */
export type ContractRoute = { method: string; path: string; access: Access; contract: Contract };

/** What every refusal's status means unless the route says more. */
export const refusalNames: Record<string, string> = {
  400: "The request cannot be read, or is of the wrong shape.",
  401: "There is no session or API key in `Authorization`, or it is over: sign in again.",
  403: "An API key may not do this.",
  404: "An id is unknown, or another user's, which is told by nothing.",
  409: "What is stored stands against it.",
  410: "What was asked for is no longer kept.",
  413: "The request, or a list in it, is too large.",
  415: "The content type, or the file's type, is not supported.",
  422: "A rule is broken.",
  429: "Too many tries; `Retry-After` tells in how many seconds another may succeed.",
  500: "An unexpected error occurred. `x-request-id` names the request in the server's log.",
  503: "The service is busy; `Retry-After` tells in how many seconds to try again.",
};

/** A route's contract as an OpenAPI operation. */
export function operationOf({ access, contract }: ContractRoute, schemas: SchemaWriter): JsonSchema {
  const { id, tag, summary, description, headers = {}, isPublic = false } = contract;
  const body = requestBody(contract, schemas);
  const parameters = parametersOf(contract, schemas);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, isPublic ? "Needs no sign-in." : accessWords[access]].filter(Boolean).join("\n\n"),
    ...(isPublic && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      200: success(contract, schemas),
      ...("If-None-Match" in headers && { 304: { description: "What is known already is still so." } }),
      ...refusals(contract, access),
    },
  };
}

const accessWords: Record<Access, string> = {
  read: "Needs a session or an API key.",
  write: "Needs a session or an API key of scope WRITE.",
  session: "Needs a person's session; API keys are refused.",
};

function parametersOf(contract: Contract, schemas: SchemaWriter): JsonSchema[] {
  const { query = {}, headers = {}, isIdempotent, isVersioned } = contract;
  return [
    ...Object.entries(query).map(([name, schema]) => parameter("query", name, schema, schemas)),
    ...Object.entries(headers).map(([name, schema]) => parameter("header", name, schema, schemas)),
    ...(isIdempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ...(isVersioned ? [{ $ref: "#/components/parameters/IfMatch" }] : []),
  ];
}

function parameter(place: "query" | "header", name: string, schema: z.ZodType, schemas: SchemaWriter): JsonSchema {
  const { description, ...rest } = schemas.ofInput(schema);
  return { name, in: place, required: !schema.safeParse(undefined).success, description, schema: rest };
}

function requestBody({ body, form }: Contract, schemas: SchemaWriter): JsonSchema | null {
  if (body) {
    const schema = schemas.ofInput(body);
    return { required: "required" in definitionOf(schema, schemas), content: { "application/json": { schema } } };
  }
  if (!form) return null;
  const { properties, required, ...fields } = schemas.ofInput(form);
  const file = { description: `One file of at most ${maxFileBytes / 1024 / 1024} MB.`, contentMediaType: "application/octet-stream" };
  const schema = {
    ...fields,
    properties: { ...asObject(properties), file },
    required: [...(Array.isArray(required) ? required : []), "file"],
  };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

/** What a schema says, or what the one says that it points at. */
function definitionOf(schema: JsonSchema, schemas: SchemaWriter): JsonSchema {
  const name = typeof schema["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : undefined;
  return name === undefined ? schema : (schemas.named()[name] ?? schema);
}

function asObject(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function success({ answer, tellsVersion = false }: Contract, schemas: SchemaWriter): JsonSchema {
  if (isPlain(answer)) {
    const { contentType, description, schema, headers = {} } = answer;
    const told = Object.entries(headers).map(([name, says]) => [name, { description: says, schema: { type: "string" } }]);
    return {
      description,
      ...(told.length > 0 && { headers: Object.fromEntries(told) }),
      content: { [contentType]: { schema: schemas.ofAnswer(schema) } },
    };
  }
  const errors = { type: "array", maxItems: 0, description: "Empty: it went well." };
  const properties = { data: schemas.ofAnswer(answer), errors };
  return {
    description: "It went well.",
    ...(tellsVersion && { headers: { ETag: { $ref: "#/components/headers/ShipmentVersion" } } }),
    content: { "application/json": { schema: { type: "object", properties, required: ["data", "errors"], additionalProperties: false } } },
  };
}

function isPlain(answer: z.ZodType | PlainAnswer): answer is PlainAnswer {
  return "contentType" in answer;
}

/** The route's own refusals, and those that follow from what it takes and whom it lets in. */
function refusals(contract: Contract, access: Access): JsonSchema {
  const { isPublic = false, body, form, isIdempotent, isVersioned, refusals: own = {} } = contract;
  const statuses = new Set<string>(["500", ...Object.keys(own)]);
  if (!isPublic) statuses.add("401");
  if (!isPublic && access !== "read") statuses.add("403");
  if (body || form) for (const status of ["400", "413", "415"]) statuses.add(status);
  if (isIdempotent) for (const status of ["400", "422"]) statuses.add(status);
  if (isVersioned) for (const status of ["400", "409"]) statuses.add(status);
  const told = [...statuses].toSorted().map((status) => {
    const description = Object.entries(own).find(([known]) => known === status)?.[1];
    return [status, { $ref: `#/components/responses/${refusalId(status)}`, ...(description && { description }) }];
  });
  return Object.fromEntries(told);
}

/** What the document calls the shared answer of a refusal. */
export function refusalId(status: string): string {
  return `Refusal${status}`;
}
