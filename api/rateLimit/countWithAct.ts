import type { Trx } from "../db/database.ts";
import { rateLimited, type Rate } from "./rateLimits.ts";

type Attempt = {
  /** The name of the limit, and whom or what it counts. */
  name: string;
  key: string;
  now: Date;
};

/**
 * Counts an act in its own transaction, so that one that is refused or rolled back counts nothing, and a restart forgets none, on either
 * database. Throws RATE_LIMITED beyond the limit. Call it last: others that count the same key wait until the transaction ends.
 */
export async function countWithAct(trx: Trx, { points, seconds, noun }: Rate, { name, key, now }: Attempt): Promise<void> {
  const at = now.getTime();
  const expire = at + seconds * 1000;
  const counted = await trx
    .insertInto("rateLimits")
    .values({ key: `${name}:${key}`, points: 1, expire })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => ({
        points: row
          .case()
          .when("rateLimits.expire", "<=", at)
          .then(1)
          .else(row("rateLimits.points", "+", 1))
          .end(),
        expire: row.case().when("rateLimits.expire", "<=", at).then(expire).else(row.ref("rateLimits.expire")).end(),
      })),
    )
    .returning(["points", "expire"])
    .executeTakeFirstOrThrow();
  if (counted.points > points) throw rateLimited(noun, counted.expire - at);
}
