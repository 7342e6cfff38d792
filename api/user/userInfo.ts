import type { UserInfo } from "#domain/account/userInfo.ts";
import type { Db } from "../db/database.ts";
import { readFirms } from "../firm/firm.ts";
import { restContractFormat } from "../masterData/contractFormatRoutes.ts";
import { listKinds, readList } from "../masterData/listRoutes.ts";
import { recordTables, restRecord, storedKinds } from "../masterData/record.ts";

/** The data of GET /v1/user/info: the account and all its master data, each list in the order of entering. */
export async function readUserInfo(db: Db, ownerId: string): Promise<UserInfo> {
  const account = await db
    .selectFrom("users")
    .select(["id", "name", "email", "type", "status"])
    .where("id", "=", ownerId)
    .executeTakeFirstOrThrow();
  const { id, ...user } = account;
  const info: Record<string, unknown> = { userId: id, ...user, firms: await readFirms(db, ownerId) };
  for (const kind of listKinds) info[kind.rest.list] = await readList(db, ownerId, kind);
  for (const stored of storedKinds) {
    const rows = await recordTables(db).selectFrom(stored.table).selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
    info[stored.kind.rest.list] = rows.map((row) => restRecord(stored, row));
  }
  const formats = await db.selectFrom("contractFormats").selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
  info["contractFormat"] = formats.map(restContractFormat);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every list of UserInfo is the `rest.list` of a kind, which the code above fills.
  return info as UserInfo;
}
