import type { ApiKeyScope } from "#domain/integrations/apiKey.ts";
import type { AuditActor } from "#domain/audit/auditTrail.ts";

/** The caller that a route requires: any API key, an API key with write scope, or a person's session. */
export type Access = "read" | "write" | "session";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in user's id, used in the WHERE of every query; "" on public routes. */
    ownerId: string;
    /** The actor for the audit trail; not set on public routes. */
    actor: AuditActor;
    /** Distinguishes the sessions of a user; "" for an API key and on public routes. */
    sessionId: string;
  }
  interface FastifyContextConfig {
    /** Overrides the default: GET reads, other methods write. */
    access?: Access;
  }
}

/** The authenticated caller; `scope` is an API key's, null for a person's session. */
export type Caller = { ownerId: string; scope: ApiKeyScope | null; actor: AuditActor; sessionId: string };
