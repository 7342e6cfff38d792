import type { ReviewSettings } from "#domain/review/reviewSettings.ts";
import type { Db, Trx } from "../../db/database.ts";

/** An office's settings of reviews; both are off until an owner switches them on. */
export async function readReviewSettings(db: Db | Trx, ownerId: string): Promise<ReviewSettings> {
  const row = await db.selectFrom("reviewSettings").select(["needsApproval", "fourEyes"]).where("ownerId", "=", ownerId).executeTakeFirst();
  return { needsApproval: row?.needsApproval === 1, fourEyes: row?.fourEyes === 1 };
}
