import { includesRole, roleMessages, type Role } from "#domain/account/role.ts";
import { neededRole, type Access } from "../http/caller.ts";
import type { z } from "zod";
import { maxFileMB } from "#domain/documents/attachment.ts";
import type { EnvelopeError } from "#domain/http/envelope.ts";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import type { OperationSpec, PlainAnswer } from "./operationSpec.ts";
import { exampleOf } from "./exampleOf.ts";
import type { JsonSchema, SchemaWriter } from "./jsonSchema.ts";

/** A route with its specification: the path below `/ep/api`. */
export type DescribedRoute = { method: string; path: string; access: Access; spec: OperationSpec };

/** The default meaning of each refusal's status, with an example. */
export const refusalsByStatus: Record<string, { says: string; example: EnvelopeError }> = {
  400: {
    says: "The request is unreadable, has the wrong shape, or repeats a query parameter.",
    example: { error: "rate must be a number", code: "INVALID", field: ["products", "0", "rate"] },
  },
  401: {
    says: "The session or API key in `Authorization` is missing or invalid: sign in again.",
    example: { error: "Your session has ended. Please sign in again." },
  },
  403: { says: "The caller's role, or their API key, lacks this permission.", example: { error: roleMessages.readOnly } },
  404: {
    says: "An id does not exist, or belongs to another user; the answers are identical.",
    example: { error: "Shipment not found", code: "NOT_FOUND", field: ["shipmentId"] },
  },
  409: {
    says: "The request conflicts with stored data.",
    example: { error: shipmentNotices.stale, code: "CONFLICT", field: ["version"] },
  },
  410: {
    says: "The requested data has expired.",
    example: { error: "Events after this one are no longer kept: read anew, then listen from now on", code: "NOT_FOUND", field: ["after"] },
  },
  413: {
    says: "The request, or a list in it, is too large.",
    example: { error: "The request is larger than 1 MB", code: "TOO_LARGE" },
  },
  415: {
    says: "The content type, or the file's type, is not supported.",
    example: { error: "The request's content type is not supported", code: "UNSUPPORTED_TYPE" },
  },
  422: {
    says: "The request breaks a rule.",
    example: { error: "Please fill in all required fields", code: "INVALID", field: ["invoiceNo"] },
  },
  429: {
    says: "Too many requests; `Retry-After` gives the seconds until a retry may succeed.",
    example: { error: "Too many event streams are open", code: "RATE_LIMITED" },
  },
  500: {
    says: "An unexpected error occurred. `x-request-id` names the request in the server's log.",
    example: { error: "An unexpected error occurred" },
  },
  503: {
    says: "The service is busy; `Retry-After` gives the seconds until a retry may succeed.",
    example: { error: "The service is busy. Please try again in a moment." },
  },
};

/** Converts a route's specification to an OpenAPI operation. */
export function openApiOperation({ method, access, spec }: DescribedRoute, schemas: SchemaWriter): JsonSchema {
  const { id, tag, summary, description, headers = {}, isPublic = false } = spec;
  const body = requestBody(spec, schemas);
  const parameters = parametersOf(spec, schemas);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: [description, isPublic ? "Needs no sign-in." : `${accessWords[access]} ${roleSentences[neededRole(access, spec)]}`]
      .filter(Boolean)
      .join("\n\n"),
    ...(isPublic && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      200: success(spec, schemas),
      ...("If-None-Match" in headers && { 304: { description: "The known answer is still current; there is no body." } }),
      ...refusals(spec, { method, access }),
    },
  };
}

const accessWords: Record<Access, string> = {
  read: "Needs a session or an API key.",
  write: "Needs a session or an API key of scope WRITE.",
  session: "Needs a person's session; API keys are refused.",
};

const roleSentences: Record<Role, string> = {
  OWNER: "Only for owners.",
  EDITOR: "For owners and editors.",
  VIEWER: "For every role.",
};

function parametersOf(spec: OperationSpec, schemas: SchemaWriter): JsonSchema[] {
  const { query = {}, headers = {}, isIdempotent, isVersioned } = spec;
  return [
    ...Object.entries(query).map(([name, schema]) => parameter("query", name, schema, schemas)),
    ...Object.entries(headers).map(([name, schema]) => parameter("header", name, schema, schemas)),
    ...(isIdempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ...(isVersioned ? [{ $ref: "#/components/parameters/IfMatch" }] : []),
  ];
}

function parameter(place: "query" | "header", name: string, schema: z.ZodType, schemas: SchemaWriter): JsonSchema {
  const { description, ...rest } = schemas.ofInput(schema);
  const example = exampleOf(rest, {}, name);
  const required = !schema.safeParse(undefined).success;
  return { name, in: place, required, description, schema: rest, ...(example !== undefined && { example }) };
}

function requestBody({ body, form }: OperationSpec, schemas: SchemaWriter): JsonSchema | null {
  if (body) {
    const schema = schemas.ofInput(body);
    return {
      required: "required" in definitionOf(schema, schemas),
      content: { "application/json": { schema, example: exampleOf(schema, schemas.named()) } },
    };
  }
  if (!form) return null;
  const { properties, required, ...fields } = schemas.ofInput(form);
  const file = {
    description: `One file of at most ${maxFileMB} MB, unless the operation takes less.`,
    contentMediaType: "application/octet-stream",
    examples: ["(the bytes of the file)"],
  };
  const schema = {
    ...fields,
    properties: { ...asObject(properties), file },
    required: [...(Array.isArray(required) ? required : []), "file"],
  };
  return { required: true, content: { "multipart/form-data": { schema, example: exampleOf(schema, schemas.named()) } } };
}

/** The schema itself, or the one that it references. */
function definitionOf(schema: JsonSchema, schemas: SchemaWriter): JsonSchema {
  const name = typeof schema["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : undefined;
  return name === undefined ? schema : (schemas.named()[name] ?? schema);
}

function asObject(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function success({ answer, returnsVersion = false }: OperationSpec, schemas: SchemaWriter): JsonSchema {
  if (isPlain(answer)) {
    const { contentType, description, schema, headers = {} } = answer;
    const told = schemas.ofAnswer(schema);
    const tags = Object.entries(headers).map(([name, says]) => [name, { description: says, schema: { type: "string" } }]);
    return {
      description,
      ...(tags.length > 0 && { headers: Object.fromEntries(tags) }),
      content: { [contentType]: { schema: told, example: exampleOf(told, schemas.named()) } },
    };
  }
  const errors = {
    type: "array",
    maxItems: 0,
    items: { $ref: "#/components/schemas/Error" },
    description: "Always empty: the request succeeded.",
  };
  const data = schemas.ofAnswer(answer);
  const schema = { type: "object", properties: { data, errors }, required: ["data", "errors"], additionalProperties: false };
  return {
    description: "The request succeeded.",
    ...(returnsVersion && { headers: { ETag: { $ref: "#/components/headers/ShipmentVersion" } } }),
    content: { "application/json": { schema, example: { data: exampleOf(data, schemas.named()), errors: [] } } },
  };
}

function isPlain(answer: z.ZodType | PlainAnswer): answer is PlainAnswer {
  return "contentType" in answer;
}

/** The route's own refusals, and those implied by its input and access. */
function refusals(spec: OperationSpec, { method, access }: Pick<DescribedRoute, "method" | "access">): JsonSchema {
  const { isPublic = false, body, form, isIdempotent, isVersioned, refusals: own = {} } = spec;
  const statuses = new Set<string>(["400", "429", "500", "503", ...Object.keys(own)]);
  if (!isPublic) statuses.add("401");
  if (!isPublic && (access !== "read" || !includesRole("VIEWER", neededRole(access, spec)))) statuses.add("403");
  if (method !== "GET") statuses.add("415");
  if (body || form) statuses.add("413");
  if (isIdempotent) statuses.add("422");
  if (isVersioned) statuses.add("409");
  const told = [...statuses].toSorted().map((status) => {
    const description = Object.entries(own).find(([known]) => known === status)?.[1];
    return [status, { $ref: `#/components/responses/${refusalId(status)}`, ...(description && { description }) }];
  });
  return Object.fromEntries(told);
}

/** The component name of a status's shared answer. */
export function refusalId(status: string): string {
  return `Refusal${status}`;
}
