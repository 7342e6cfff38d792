import type { ExpressionBuilder, Selectable } from "kysely";
import type { Partner, PartnerRole, PartnerState } from "#domain/partners/partner.ts";
import { partnerMessages } from "#domain/partners/partnerInput.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Database } from "../db/tables/tables.ts";
import { notFound } from "../http/httpErrors.ts";
import { mailsAbout } from "../mail/queueMail.ts";

export type PartnerRow = Selectable<Database["partners"]>;

/** Selects an office's partners; null selects all. */
export type PartnerSelection = { role: PartnerRole | null; state: PartnerState | null };

/** Some of an office's partners in the order of their first invitation, and how many the selection has. */
export async function listPartners(
  db: Db,
  ownerId: string,
  { role, state }: PartnerSelection,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ partners: Partner[]; total: number }> {
  const selected = db
    .selectFrom("partners")
    .where("partners.ownerId", "=", ownerId)
    .$if(role !== null, (query) => query.where("partners.role", "=", role))
    .$if(state !== null, (query) => query.where("partners.state", "=", state));
  const { total } = await selected.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await selected.select("id").orderBy("id").limit(limit).offset(offset).execute();
  return { partners: await readPartners(db, ownerId, idsOf(rows)), total: Number(total) };
}

/** The partners with these ids, in the order of their first invitation; unknown ids are left out. At most three queries. */
export async function readPartners(db: Db | Trx, ownerId: string, ids: readonly string[]): Promise<Partner[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("partners")
    .selectAll()
    .select(sharedShipments(ownerId))
    .select(ofOwnOffice)
    .where("partners.ownerId", "=", ownerId)
    .where("partners.id", "in", ids)
    .orderBy("partners.id")
    .execute();
  const records = await db
    .selectFrom("partnerRecords")
    .select(["partnerId", "recordId"])
    .where("ownerId", "=", ownerId)
    .where("partnerId", "in", ids)
    .orderBy("recordId")
    .execute();
  const recordsOf = Map.groupBy(records, ({ partnerId }) => partnerId);
  const mails = await mailsAbout(db, ownerId, idsOf(rows.filter(({ state }) => state === "INVITED")));
  return rows.map((row) => {
    const isActive = row.state === "ACTIVE";
    return {
      partnerId: row.id,
      role: row.role,
      name: row.name,
      scope: row.scope,
      recordIds: (recordsOf.get(row.id) ?? []).map(({ recordId }) => recordId),
      state: row.state,
      // What a partner's office does is not the exporter's to see once the partnership has ended.
      office: isActive ? (row.firmName ?? row.personName ?? "") : null,
      email: row.email,
      sharesNew: row.sharesNew === 1,
      showsPrices: row.showsPrices === 1,
      mayUpload: row.mayUpload === 1,
      shipments: isActive ? Number(row.shipments) : 0,
      createdAt: row.createdAt,
      expiresAt: row.expiresAt,
      joinedAt: row.joinedAt,
      lastSeenAt: isActive ? (row.lastSeenAt ?? null) : null,
      mail: mails.get(row.id) ?? null,
    };
  });
}

/** A partner of the office. Throws for another office's, as for an unknown id. */
export async function readPartner(db: Db | Trx, ownerId: string, partnerId: string): Promise<Partner> {
  const [partner] = await readPartners(db, ownerId, [partnerId]);
  if (!partner) throw partnerNotFound();
  return partner;
}

/** A partner's row for a change in a transaction that holds the office's lock. */
export async function findPartnerRow(trx: Trx, ownerId: string, partnerId: string): Promise<PartnerRow> {
  const row = await trx.selectFrom("partners").selectAll().where("ownerId", "=", ownerId).where("id", "=", partnerId).executeTakeFirst();
  if (!row) throw partnerNotFound();
  return row;
}

/** The error for an unknown partner or another office's. */
function partnerNotFound() {
  return notFound(partnerMessages.notFound, "partnerId");
}

type OfPartner = ExpressionBuilder<Database, "partners">;

function sharedShipments(ownerId: string) {
  return ({ selectFrom }: OfPartner) => [
    selectFrom("shipmentPartners")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("shipmentPartners.ownerId", "=", ownerId)
      .whereRef("shipmentPartners.partnerId", "=", "partners.id")
      .where("shipmentPartners.state", "=", "SHARED")
      .as("shipments"),
  ];
}

/** What the partner's office calls itself (its first firm, else its first owner), and when somebody of it was last seen. */
function ofOwnOffice({ selectFrom }: OfPartner) {
  return [
    selectFrom("firms").select("name").whereRef("firms.ownerId", "=", "partners.partnerOwnerId").orderBy("id").limit(1).as("firmName"),
    selectFrom("users")
      .select("name")
      .whereRef("users.ownerId", "=", "partners.partnerOwnerId")
      .where("users.role", "=", "OWNER")
      .where("users.removedAt", "is", null)
      .orderBy("id")
      .limit(1)
      .as("personName"),
    selectFrom("lastSeen")
      .select(({ fn }) => fn.max("at").as("at"))
      .whereRef("lastSeen.ownerId", "=", "partners.partnerOwnerId")
      .as("lastSeenAt"),
  ];
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
