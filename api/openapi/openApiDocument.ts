import { z } from "zod";
import { problemCodes } from "#domain/http/problem.ts";
import { tags, type Tag } from "./operationSpec.ts";
import { exampleOf } from "./exampleOf.ts";
import { createSchemaWriter, type JsonSchema } from "./jsonSchema.ts";
import { openApiOperation, refusalId, refusalsByStatus, type DescribedRoute } from "./openApiOperation.ts";

const introduction = `
Everything that Lading's screens do, as JSON over HTTP; GraphQL at \`/graphql\` does the same.

**Signing in.** \`POST /v1/user/login\` returns a \`jwt\` that is valid for 12 hours. Programs use an API key, which
\`POST /v1/user/api-key/add\` returns once. Send either as \`Authorization: Bearer …\`. Status 401 means one thing: sign in again.

**Responses** are \`{ "data": …, "errors": [] }\`. A refusal has \`data\` null and one error for each reason: \`error\` in words for
users, \`code\` for programs, \`field\` as the path of the wrong value in the body. An id of another office gets the same response as an
unknown id.

**Roles.** The people of an office share all its data. An owner may do everything; an editor may not change bank details, stamps, firms'
existence, team, API keys and webhooks; a viewer may read. Each operation says who may call it, and refuses others with 403. An API key may
do at most what its maker may do now.

**Bodies** are JSON of at most 1 MB; null means that a field is left out, unless its description says otherwise. Unknown names are ignored, except in a shipment's body, which
rejects them because a misspelt figure would go unnoticed. A shipment can be sent back as it was returned. Lists have at most 500 items
unless a description says otherwise. **Figures** are exact: a JSON number or plain decimal text of at most 15 digits, such as 1142.5 or
"1142.5"; a shipment returns numbers, the totals of the sheet are text. Amounts are in the shipment's currency, weights in its packing unit.
**Instants** are ISO 8601 in UTC; dates of documents are DD/MM/YYYY.

**Repeating a call.** Send an \`Idempotency-Key\` with every add, generate, merge, upload and deletion: a repetition within 24 hours returns the
first response and changes nothing. **Changing what others may change:** send the \`version\` that you read; a stale one is rejected with
409.

**Addresses** are exact: another method is rejected with 405 and \`Allow\`, any other path below \`/ep/api\` with 404. A query parameter
may be given once. The server rejects malformed HTTP (a header of more than 16 KB, an unknown method, a wrong length) with 400 or 431,
without this envelope.
`.trim();

const tagNames: Record<Tag, string> = {
  Account: "Sign-up and sign-in, the signed-in user with all master data, the set-up.",
  Team: "The people of the office, their roles, and invitations.",
  Partners: "Importers, brokers and customs house agents who are other offices, and the shipments that they are on.",
  "Share links": "Links to documents of a shipment, for visitors without an account; and what a visitor sees and does.",
  Inbox: "What others did that concerns the caller, and e-mails about it.",
  "API keys": "API keys for programs. Only an owner's session manages them.",
  Firms: "The exporter's firms with their addresses, bank accounts, stamp and letterhead.",
  "Master data": "Buyers, brokers, ports, packaging, products, terms and texts. `GET /v1/user/info` returns all of them.",
  Shipments: "Finding, reading and writing shipments.",
  Documents: "Rendering a shipment's documents, as PDF or as a preview.",
  Attachments: "A shipment's files: uploading, merging, renaming, deleting, and fetching any stored file.",
  Comments: "Comments on shipments and files, and requests for documents.",
  "Shipment stats": "A firm's shipments as a spreadsheet with the user's own columns.",
  "Shared with me": "What exporters share with the caller's office as their partner: an importer, a broker or a customs house agent.",
  "Audit trail": "The history of all changes.",
  Events: "A live stream of shipment events.",
  Webhooks: "Delivery of events to your server, signed by the Standard Webhooks specification.",
  Service: "This document.",
};

const envelopeError = z
  .object({
    error: z.string().describe("The reason, in words for the user."),
    code: z.enum(problemCodes).optional().describe("The kind of refusal; absent for 401, 403, 405 and faults."),
    field: z.array(z.string()).optional().describe('The faulty path in the request, such as `["products", "0", "rate"]`.'),
    fields: z
      .array(z.array(z.string()))
      .optional()
      .meta({ example: [["invoiceNo"], ["invoiceDate"]] })
      .describe("All faulty paths, if one sentence names several missing fields."),
  })
  .meta({ id: "Error", example: refusalsByStatus["400"]?.example, description: "One reason why a request was refused." });

const refusal = z
  .object({
    data: z.null().describe("Always null: the request was refused."),
    errors: z.array(envelopeError).min(1).describe("The reasons."),
  })
  .meta({ id: "Refusal", example: { data: null }, description: "The envelope of a refusal." });

/** Builds the OpenAPI 3.1 document of the routes, ordered by path. */
export function openApiDocument(routes: DescribedRoute[]): JsonSchema {
  const schemas = createSchemaWriter();
  const refusalSchema = schemas.ofAnswer(refusal);
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = openApiOperation(route, schemas);
  return {
    openapi: "3.1.1",
    info: { title: "Lading REST", version: "1", description: introduction, license },
    servers: [{ url: "/ep/api", description: "The server that returned this document." }],
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
            "Changes with the answer, for `If-None-Match`. It starts with the shipment's version, so it also serves as `If-Match` of a change.",
          schema: { type: "string" },
          example: '"3.p9ZkX2mQ7vT8bN1cR6yW3zL5hJ0"',
        },
        RetryAfter: {
          description: "Seconds until a retry may succeed.",
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

/** The sources are not public; customers of an installation may use its API. */
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

/** Adds whole examples to the schemas of objects; their own examples contain only values that their parts lack. */
function withExamples(named: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const whole = Object.entries(named).map(([id, schema]) => [id, { ...schema, examples: [exampleOf(schema, named, id)] }]);
  return Object.fromEntries(whole);
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A random text, new for each submit. Within 24 hours, the same request of the same person gets the first answer; another request with the same key, or a colleague's, is refused (422).",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  example: "6f1c2b7e-4a9d-4c35-8e70-2d5b9a1f3c84",
};

const ifMatch = {
  name: "If-Match",
  in: "header",
  required: false,
  description:
    'The version of the shipment as read, such as `"3"`; the body\'s `version` takes precedence. A stale version is refused (409).',
  schema: { type: "string" },
};
