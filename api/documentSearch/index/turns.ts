import type { Selectable } from "kysely";
import type { ApiContext } from "../../context.ts";
import type { Database } from "../../db/tables/tables.ts";

export type Entry = Selectable<Database["documentEntries"]>;

/** Hands out waiting documents in turns. */
export type Turns = {
  /** The next document to read; undefined if none waits. */
  next(): Promise<Entry | undefined>;
};

/**
 * Owners take turns, one document each, so that a backlog delays nobody else by more than a document a round. Within an owner the
 * newest and the oldest take turns, so that a backlog does not delay what was just uploaded either.
 */
export function takeTurns({ db, clock }: Pick<ApiContext, "db" | "clock">): Turns {
  let last = "";
  let takesNewest = true;

  async function ownerAfter(id: string, now: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("documentEntries")
      .select("ownerId")
      .where("dueAt", "<=", now)
      .where("ownerId", ">", id)
      .orderBy("ownerId")
      .limit(1)
      .executeTakeFirst();
    return row?.ownerId;
  }

  return {
    async next() {
      const now = clock().toISOString();
      let ownerId = await ownerAfter(last, now);
      if (ownerId === undefined) {
        takesNewest = !takesNewest;
        ownerId = last === "" ? undefined : await ownerAfter("", now);
      }
      last = ownerId ?? "";
      if (ownerId === undefined) return undefined;
      return await db
        .selectFrom("documentEntries")
        .selectAll()
        .where("ownerId", "=", ownerId)
        .where("dueAt", "<=", now)
        .orderBy("dueAt", takesNewest ? "desc" : "asc")
        .limit(1)
        .executeTakeFirst();
    },
  };
}
