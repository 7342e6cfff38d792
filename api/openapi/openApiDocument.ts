import { z } from "zod";
import { problemCodes } from "#domain/problem.ts";
import { tags, type Tag } from "./operationSpec.ts";
import { exampleOf } from "./exampleOf.ts";
import { createSchemaWriter, type JsonSchema } from "./jsonSchema.ts";
import { openApiOperation, refusalId, refusalsByStatus, type DescribedRoute } from "./openApiOperation.ts";

const introduction = `
Everything that Lading's screens do, as JSON over HTTP; GraphQL at \`/graphql\` does the same.

**Signing in.** \`POST /v1/user/login\` answers a \`jwt\` of 12 hours; machines use an API key, which \`POST /v1/user/api-key/add\` tells
once. Either goes into \`Authorization: Bearer …\`. Status 401 means one thing: sign in again.

**Answers** are \`{ "data": …, "errors": [] }\`. A refusal has \`data\` null and one error for each reason: \`error\` in the user's words,
\`code\` to branch on, \`field\` as the path in the body that is to blame. Another user's id is answered like an unknown one.

**Bodies** are JSON of at most 1 MB; null stands for a field that is left out. Unknown names are
ignored, but refused in a shipment's body, where a misspelt figure would go unseen; what a shipment answers can be sent back as it is. Lists have at most 500 items
unless told otherwise. **Figures** are exact: a JSON number or plain decimal text of at most 15 digits, such as 1142.5 or "1142.5"; answers
tell numbers. Amounts are in the shipment's currency, weights in its packing unit. **Instants** are ISO 8601 in UTC; dates of documents are
DD/MM/YYYY.

**Doing it once.** Send an \`Idempotency-Key\` with every add, generate, merge and upload: repeated within 24 hours, it gets the first answer
and makes nothing anew. **Changing what others may change:** send the \`version\` that was read; a stale one is refused with 409.

**Addresses** are taken as they are written here: another method is refused with 405 and \`Allow\`, everything else below \`/ep/api\` with 404; a
parameter of the query is given once. What is no HTTP (a header of more than 16 KB, an unknown method, a wrong length) is refused by the
server itself with 400 or 431, without this envelope.
`.trim();

const tagNames: Record<Tag, string> = {
  Account: "Signing up and in, the signed-in user with all master data, the set-up.",
  "API keys": "Keys for machines. Only a person's own session manages them.",
  Firms: "The exporter's own firms with their addresses, bank accounts, stamp and letterhead.",
  "Master data": "Buyers, brokers, ports, packaging, products, terms and texts. All of it is read by `GET /v1/user/info`.",
  Shipments: "Finding, reading and writing shipments.",
  Documents: "Drawing a shipment's contract, invoices, packing list and documents of your own, as PDF or as a preview.",
  Attachments: "A shipment's files: uploading, merging, renaming, deleting, and fetching any stored file.",
  "Shipment stats": "A firm's shipments as a spreadsheet with columns of your own.",
  "Audit trail": "Who did what when.",
  Events: "What happens to shipments, as it happens.",
  Webhooks: "Having a server of yours told of events, signed as Standard Webhooks prescribe.",
  Service: "This document.",
};

const envelopeError = z
  .object({
    error: z.string().describe("The reason in words for the user."),
    code: z.enum(problemCodes).optional().describe("What kind of refusal it is; absent for 401, 403, 405 and faults."),
    field: z.array(z.string()).optional().describe('The path in the request that is to blame, such as `["products", "0", "rate"]`.'),
    fields: z
      .array(z.array(z.string()))
      .optional()
      .meta({ example: [["invoiceNo"], ["invoiceDate"]] })
      .describe("All paths that are to blame, where one sentence names several missing fields."),
  })
  .meta({ id: "Error", example: refusalsByStatus["400"]?.example, description: "One reason why a request was refused." });

const refusal = z
  .object({
    data: z.null().describe("Nothing: the request was refused."),
    errors: z.array(envelopeError).min(1).describe("The reasons."),
  })
  .meta({ id: "Refusal", example: { data: null }, description: "The envelope of a refusal." });

/** The OpenAPI 3.1 document of the routes, its paths in their order. */
export function openApiDocument(routes: DescribedRoute[]): JsonSchema {
  const schemas = createSchemaWriter();
  const refusalSchema = schemas.ofAnswer(refusal);
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = openApiOperation(route, schemas);
  return {
    openapi: "3.1.1",
    info: { title: "Lading REST", version: "1", description: introduction, license },
    servers: [{ url: "/ep/api", description: "The server that this document comes from." }],
    security: [{ bearer: [] }],
    tags: tags.map((name) => ({ name, description: tagNames[name] })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The `jwt` of a session, or an API key (`lading_…`)." },
      },
      parameters: { IdempotencyKey: idempotencyKey, IfMatch: ifMatch },
      headers: {
        ShipmentVersion: {
          description:
            "Changes with the answer: for `If-None-Match` of a reading, and, since it begins with the shipment's version, for `If-Match` of a change.",
          schema: { type: "string" },
          example: '"3.p9ZkX2mQ7vT8bN1cR6yW3zL5hJ0"',
        },
        RetryAfter: {
          description: "In how many seconds to try again.",
          schema: { type: "integer", minimum: 0 },
          example: 2,
        },
      },
      responses: Object.fromEntries(
        Object.keys(refusalsByStatus).map((status) => [refusalId(status), refusalAnswer(status, refusalSchema)]),
      ),
      schemas: withExamples(schemas.named()),
    },
  };
}

/** The sources are open to nobody; who runs an installation may use its service. */
const license = { name: "Proprietary, all rights reserved", identifier: "LicenseRef-Lading" };

function refusalAnswer(status: string, schema: JsonSchema): JsonSchema {
  const { says, example } = refusalsByStatus[status] ?? {};
  const isRetried = status === "429" || status === "503";
  return {
    description: says,
    ...(isRetried && { headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } }),
    content: { "application/json": { schema, example: { data: null, errors: [example] } } },
  };
}

/** Schemas of objects with whole examples: their own name only what their parts do not. */
function withExamples(named: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const whole = Object.entries(named).map(([id, schema]) => [id, { ...schema, examples: [exampleOf(schema, named, id)] }]);
  return Object.fromEntries(whole);
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A random text of your own, one a submit. Repeated within 24 hours, the same request gets the first answer; with another request the key is refused (422).",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  example: "6f1c2b7e-4a9d-4c35-8e70-2d5b9a1f3c84",
};

const ifMatch = {
  name: "If-Match",
  in: "header",
  required: false,
  description:
    'The version of the shipment that was read, such as `"3"`; the body\'s `version` goes before it. A stale one is refused (409).',
  schema: { type: "string" },
};
