import type { z } from "zod";
import type { Role } from "#domain/account/role.ts";

/** The groups of the API reference, in order. */
export const tags = [
  "Account",
  "Team",
  "Partners",
  "Share links",
  "Inbox",
  "API keys",
  "Firms",
  "Master data",
  "Shipments",
  "Documents",
  "Attachments",
  "Comments",
  "Shipment stats",
  "Shared with me",
  "Audit trail",
  "Events",
  "Webhooks",
  "Service",
] as const;
export type Tag = (typeof tags)[number];

/** Statuses of a route's own refusals, each with its reason. */
type Refusals = Partial<Record<400 | 404 | 409 | 410 | 413 | 422 | 429 | 503, string>>;

/** A route's input and answer, as the OpenAPI document describes them. Omits what the other fields imply. */
export type OperationSpec = {
  /** The unique id of the operation; generated clients derive function names from it. */
  id: string;
  tag: Tag;
  /** A few words, without a full stop. */
  summary: string;
  description?: string;
  /** Requires neither a session nor an API key. */
  isPublic?: boolean;
  /** The least role that may call it; when omitted, VIEWER for reading and EDITOR for writing. */
  role?: Role;
  /** Query parameters by name, with descriptions; one that accepts undefined is optional. */
  query?: Record<string, z.ZodType>;
  /** Headers that the route reads, except those that the flags below imply. */
  headers?: Record<string, z.ZodType>;
  /** The JSON body, as its route parses it. */
  body?: z.ZodType;
  /** The text fields of a multipart form, in addition to `file`. */
  form?: z.ZodObject;
  /** The data of a success, or the raw answer if it has no envelope. */
  answer: z.ZodType | PlainAnswer;
  /** Honours `Idempotency-Key`. */
  isIdempotent?: boolean;
  /** Honours `If-Match` in addition to the body's `version`. */
  isVersioned?: boolean;
  /** The answer's ETag starts with the shipment's version. */
  returnsVersion?: boolean;
  refusals?: Refusals;
};

/** An answer without envelope; `headers` gives a description for each header name. */
export type PlainAnswer = { contentType: string; description: string; schema: z.ZodType; headers?: Record<string, string> };

declare module "fastify" {
  interface FastifyContextConfig {
    /** Describes the route; a test fails for an API route without it. */
    spec?: OperationSpec;
  }
}
