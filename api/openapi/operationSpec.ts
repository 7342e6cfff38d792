import type { z } from "zod";

/** The groups that the reader page shows, in its order. */
export const tags = [
  "Account",
  "API keys",
  "Firms",
  "Master data",
  "Shipments",
  "Documents",
  "Attachments",
  "Shipment stats",
  "Audit trail",
  "Events",
  "Webhooks",
  "Service",
] as const;
export type Tag = (typeof tags)[number];

/** Statuses that a route refuses with by rules of its own, each with when it does so. */
export type Refusals = Partial<Record<400 | 404 | 409 | 410 | 413 | 422 | 429 | 503, string>>;

/** What a route takes and answers, as the OpenAPI document tells it. What follows from the rest is not repeated here. */
export type OperationSpec = {
  /** The operation's id, unique; generated clients name their functions by it. */
  id: string;
  tag: Tag;
  /** A few words, without a full stop. */
  summary: string;
  description?: string;
  /** Neither a session nor an API key is asked for. */
  isPublic?: boolean;
  /** Parameters of the query by name, each described; one that accepts undefined may be left out. */
  query?: Record<string, z.ZodType>;
  /** Headers that the route reads beside those that are told by the flags below. */
  headers?: Record<string, z.ZodType>;
  /** The JSON body, as its route parses it. */
  body?: z.ZodType;
  /** The text fields of a multipart form, which has a `file` beside them. */
  form?: z.ZodObject;
  /** The data of a success; or what is sent in its stead where the answer is no envelope. */
  answer: z.ZodType | PlainAnswer;
  /** An `Idempotency-Key` is heeded. */
  isIdempotent?: boolean;
  /** `If-Match` is heeded beside the body's `version`. */
  isVersioned?: boolean;
  /** The answer's ETag is the version of the shipment. */
  returnsVersion?: boolean;
  refusals?: Refusals;
};

/** An answer that is no envelope; its headers are told by name with what they say. */
export type PlainAnswer = { contentType: string; description: string; schema: z.ZodType; headers?: Record<string, string> };

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the route takes and answers; a test fails for a route of the service without it. */
    spec?: OperationSpec;
  }
}
