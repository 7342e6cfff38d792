import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { TestUser } from "./aUser.ts";

/** A page of a trail as REST tells it. */
export type TrailPage = { entries: AuditEntry[]; hasOlder: boolean; hasNewer: boolean; total?: number };

/** A page of everything that the user's account did. */
export async function trailOf(user: TestUser, query = ""): Promise<TrailPage> {
  return (await user.get<TrailPage>(`/v1/audit-trail?${query}`)).data;
}

/** The newest line of it in words. */
export async function latestSentence(user: TestUser): Promise<string | undefined> {
  return (await trailOf(user, "limit=1")).entries[0]?.sentence;
}
