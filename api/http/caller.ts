import { roleRefusal, type Role } from "#domain/account/role.ts";
import type { ApiKeyScope } from "#domain/integrations/apiKey.ts";
import type { AuditActor } from "#domain/audit/auditTrail.ts";
import type { Trx } from "../db/database.ts";
import { Forbidden } from "./httpErrors.ts";

/** The caller that a route requires: any API key, an API key with write scope, or a person's session. */
export type Access = "read" | "write" | "session";

declare module "fastify" {
  interface FastifyRequest {
    /** The office of the signed-in user, used in the WHERE of every query; "" on public routes. */
    ownerId: string;
    /** The signed-in user, or the maker of the API key; "" on public routes. */
    personId: string;
    /** What the caller may do in the office. */
    role: Role;
    /**
     * Refuses a caller whose membership, role, session or key has ended since the request began. Each write's transaction starts with it,
     * and runs it again after waiting for an office's lock. Not set on public routes.
     */
    stillMay: (trx: Trx) => Promise<void>;
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

/**
 * The authenticated caller: an office and one of its people. `scope` is an API key's, null for a person's session. `tokenVersion` is a
 * session's, which ends once the person has another (a changed password); null for an API key.
 */
export type Caller = {
  ownerId: string;
  personId: string;
  role: Role;
  scope: ApiKeyScope | null;
  actor: AuditActor;
  sessionId: string;
  tokenVersion: number | null;
};

/** What a route requires of its caller, unless it says so itself: GET reads, other methods write. */
export function accessOf(method: string, { access }: { access?: Access }): Access {
  return access ?? (method === "GET" || method === "HEAD" ? "read" : "write");
}

/** The role that an operation needs: the one that it declares, else by its access. */
export function neededRole(access: Access, spec: { role?: Role } | undefined): Role {
  return spec?.role ?? (access === "read" ? "VIEWER" : "EDITOR");
}

/** Throws `Forbidden` if the caller's role does not include the needed one. */
export function refuseRole(role: Role, needed: Role): void {
  const refusal = roleRefusal(role, needed);
  if (refusal !== null) throw new Forbidden(refusal);
}
