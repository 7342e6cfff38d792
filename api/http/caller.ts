import type { ApiKeyScope } from "#domain/apiKey.ts";
import type { AuditActor } from "#domain/auditTrail.ts";

/** What a call asks of its caller: any key, a key that may write, or a person's own session. */
export type Access = "read" | "write" | "session";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in user's id, which stands in the WHERE of every query; "" on the public routes. */
    ownerId: string;
    /** Who calls, for the audit trail; not set on the public routes. */
    actor: AuditActor;
    /** Tells one session of a user from another; "" for an API key and on the public routes. */
    sessionId: string;
  }
  interface FastifyContextConfig {
    /** Told by a route where its method does not: a GET reads, everything else writes. */
    access?: Access;
  }
}

/** Whose call it is; `scope` is that of an API key, null for a person's session. */
export type Caller = { ownerId: string; scope: ApiKeyScope | null; actor: AuditActor; sessionId: string };
