import type { Role } from "#domain/account/role.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import type { Db } from "../db/database.ts";
import { readFirms } from "../firm/firm.ts";
import { restContractFormat, storedFormats } from "../masterData/contractFormatRoutes.ts";
import { listKinds, readList } from "../masterData/listRoutes.ts";
import { recordTables, restRecord, storedKinds } from "../masterData/record.ts";

/** An office and one of its people. */
export type Person = { ownerId: string; personId: string };

/** The data of GET /v1/user/info: the person's account and all master data of the office, each list in the order of entering. */
export async function readUserInfo(db: Db, { ownerId, personId, role }: Person & { role: Role }): Promise<UserInfo> {
  const user = await readAccount(db, personId);
  // The type and the set-up are the office's, and only owners have a part in the set-up; a partner's office has none.
  const office = personId === ownerId ? user : await readAccount(db, ownerId);
  const status = role === "OWNER" && office.type === "EXPORTER" ? office.status : "ONBOARDING_COMPLETED";
  const partnership = await db.selectFrom("sharedWith").select("partnerId").where("ownerId", "=", ownerId).limit(1).executeTakeFirst();
  const told = { ...(role !== "OWNER" && { role }), ...(partnership && { isPartner: true }) };
  const info: Record<string, unknown> = {
    userId: personId,
    ...user,
    type: office.type,
    status,
    ...told,
    firms: await readFirms(db, ownerId),
  };
  for (const kind of listKinds) info[kind.rest.list] = await readList(db, ownerId, kind);
  for (const stored of storedKinds) {
    const rows = await recordTables(db).selectFrom(stored.table).selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
    info[stored.kind.rest.list] = rows.map((row) => restRecord(stored, row));
  }
  info["contractFormat"] = (await storedFormats(db, ownerId)).map(restContractFormat);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every list of UserInfo is the `rest.list` of a kind, which the code above fills.
  return info as UserInfo;
}

async function readAccount(db: Db, id: string) {
  return await db.selectFrom("users").select(["name", "email", "type", "status"]).where("id", "=", id).executeTakeFirstOrThrow();
}
