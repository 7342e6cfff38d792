import { sql } from "kysely";
import type { ImportedRecord } from "#domain/import/importKind.ts";
import type { Trx } from "../db/database.ts";

/**
 * What uses an office's records, by their ids: a shipment's name, or "a partner". Ports are used by name alone, which a shipment keeps, so
 * nothing uses them.
 */
export async function usesOf(trx: Trx, ownerId: string, kind: ImportedRecord): Promise<ReadonlyMap<string, string>> {
  const uses = new Map<string, string>();
  for (const { id, user } of await rowsOf(trx, ownerId, kind)) if (id !== null && !uses.has(id)) uses.set(id, user);
  return uses;
}

type Use = { id: string | null; user: string };

async function rowsOf(trx: Trx, ownerId: string, kind: ImportedRecord): Promise<Use[]> {
  switch (kind) {
    case "BUYER":
      return [
        ...(await ofShipments(trx, ownerId, "consigneeId")),
        ...(await ofShipments(trx, ownerId, "sellerId")),
        ...(await ofShipments(trx, ownerId, "buyerId")),
        ...(await ofNotifyParties(trx, ownerId)),
        ...(await ofPartners(trx, ownerId)),
      ];
    case "BROKER":
      return [...(await ofShipments(trx, ownerId, "brokerId")), ...(await ofPartners(trx, ownerId))];
    case "GOODS":
      return await ofLines(trx, ownerId, "productId");
    case "PACKAGING_UNIT":
      return await ofLines(trx, ownerId, "unitId");
    case "LOADING_PORT":
    case "DISCHARGE_PORT":
      return [];
  }
}

/** One shipment for each record: an office may have hundreds of thousands. */
const shipmentName = sql<string>`'the shipment ' || min(shipments.name)`;

async function ofShipments(trx: Trx, ownerId: string, column: "consigneeId" | "sellerId" | "buyerId" | "brokerId"): Promise<Use[]> {
  return await trx
    .selectFrom("shipments")
    .select([`shipments.${column} as id`, shipmentName.as("user")])
    .where("ownerId", "=", ownerId)
    .groupBy(`shipments.${column}`)
    .execute();
}

async function ofNotifyParties(trx: Trx, ownerId: string): Promise<Use[]> {
  return await trx
    .selectFrom("shipmentNotifyParties as parties")
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "parties.ownerId").onRef("shipments.id", "=", "parties.shipmentId"),
    )
    .select(["parties.buyerId as id", shipmentName.as("user")])
    .where("parties.ownerId", "=", ownerId)
    .where("shipments.ownerId", "=", ownerId)
    .groupBy("parties.buyerId")
    .execute();
}

async function ofLines(trx: Trx, ownerId: string, column: "productId" | "unitId"): Promise<Use[]> {
  return await trx
    .selectFrom("shipmentProducts as lines")
    .innerJoin("shipments", (join) => join.onRef("shipments.ownerId", "=", "lines.ownerId").onRef("shipments.id", "=", "lines.shipmentId"))
    .select([`lines.${column} as id`, shipmentName.as("user")])
    .where("lines.ownerId", "=", ownerId)
    .where("shipments.ownerId", "=", ownerId)
    .groupBy(`lines.${column}`)
    .execute();
}

async function ofPartners(trx: Trx, ownerId: string): Promise<Use[]> {
  return await trx
    .selectFrom("partnerRecords")
    .select(["recordId as id", sql<string>`'a partner'`.as("user")])
    .where("ownerId", "=", ownerId)
    .execute();
}
