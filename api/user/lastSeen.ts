import type { Db } from "../db/database.ts";

/** Record a person's use at most every five minutes. */
const noteMilliseconds = 5 * 60 * 1000;

/** Records that a member uses the product now; `before` is when they were last seen. */
export async function noteSeen(
  { db, clock }: { db: Db; clock: () => Date },
  member: { ownerId: string; userId: string },
  before: string | null,
): Promise<void> {
  const now = clock();
  if (before !== null && now.getTime() - Date.parse(before) < noteMilliseconds) return;
  const at = now.toISOString();
  const noted = db
    .insertInto("lastSeen")
    .values({ ...member, at })
    .onConflict((conflict) => conflict.columns(["ownerId", "userId"]).doUpdateSet({ at }));
  // A full disk must not block reads.
  await noted.execute().catch(() => undefined);
}
