import { openDatabase } from "../../../api/db/database.ts";
import { newId } from "../../../api/db/id.ts";
import type { PartnerRole, PartnerState, ShareState } from "#domain/partners/partner.ts";
import type { TestApi } from "./anApi.ts";
import type { TestUser } from "./aUser.ts";

export type Partnership = { partnerId: string };

type Made = {
  role?: PartnerRole;
  recordIds?: string[];
  showsPrices?: boolean;
  state?: PartnerState;
  /** The shipments that the partner is on. */
  shipments?: Record<string, ShareState>;
};

/** Makes an office the partner of an exporter, by rows: the service is stopped meanwhile. */
export async function aPartnership(api: TestApi, exporter: TestUser, partner: TestUser, made: Made = {}): Promise<Partnership> {
  const { role = "IMPORTER", recordIds = [], showsPrices = true, state = "ACTIVE", shipments = {} } = made;
  const partnerId = newId();
  const at = new Date().toISOString();
  await api.restart(async () => {
    const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
    try {
      const ofEmail = (email: string) => db.selectFrom("users").select("ownerId").where("email", "=", email).executeTakeFirstOrThrow();
      const [{ ownerId }, { ownerId: partnerOwnerId }] = await Promise.all([ofEmail(exporter.email), ofEmail(partner.email)]);
      const invitation = { codeHash: null, email: null, expiresAt: null, makerId: ownerId, createdAt: at, joinedAt: at, revokedAt: null };
      const flags = { sharesNew: 1 as const, showsPrices: showsPrices ? (1 as const) : (0 as const), mayUpload: 0 as const };
      const row = { ownerId, id: partnerId, role, name: partner.name, scope: "CHOSEN" as const, state, partnerOwnerId };
      await db
        .insertInto("partners")
        .values({ ...row, ...invitation, ...flags })
        .execute();
      for (const recordId of recordIds) await db.insertInto("partnerRecords").values({ ownerId, partnerId, recordId }).execute();
      for (const [shipmentId, shareState] of Object.entries(shipments)) {
        await db
          .insertInto("shipmentPartners")
          .values({ ownerId, shipmentId, partnerId, state: shareState, origin: "CHOSEN", updatedAt: at })
          .execute();
      }
      if (state === "ACTIVE") {
        await db.insertInto("sharedWith").values({ ownerId: partnerOwnerId, exporterOwnerId: ownerId, partnerId, since: at }).execute();
      }
    } finally {
      await close();
    }
  });
  return { partnerId };
}
