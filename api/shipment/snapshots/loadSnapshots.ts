import { buyerMoreFields } from "#domain/masterData/buyer.ts";
import { firmSnapshotFields } from "#domain/masterData/firmDocumentFields.ts";
import { givenTexts } from "#domain/masterData/moreFields.ts";
import type { Db, Trx } from "../../db/database.ts";
import { bankColumns, bankOf } from "../../firm/firmRows.ts";
import type { References, Snapshots } from "./references.ts";

/** The owner's current master data for these ids, without unknown ids and those of other owners. Seven queries. */
export async function loadSnapshots(db: Db | Trx, ownerId: string, wanted: References): Promise<Snapshots> {
  const { consigneeId, sellerId, notifyId, brokerId, products, firmId, addressId, bankId } = wanted;
  const buyers = [consigneeId, ...(sellerId ? [sellerId] : []), ...(wanted.buyerId ? [wanted.buyerId] : []), ...notifyId];
  const goods = products.map(({ productId }) => productId);
  const units = products.map(({ unitId }) => unitId);
  return await readSnapshots(db, ownerId, { firmId, addressId, bankId, buyers, brokers: [brokerId], goods, units });
}

/** All of the office's current master data, for many shipments at once. Seven queries. */
export async function loadAllSnapshots(db: Db | Trx, ownerId: string): Promise<Snapshots> {
  return await readSnapshots(db, ownerId, null);
}

/** The ids to read by table; an address and a bank account of the firm. */
type Ids = Pick<References, "firmId" | "addressId" | "bankId"> & Record<"buyers" | "brokers" | "goods" | "units", string[]>;

async function readSnapshots(db: Db | Trx, ownerId: string, ids: Ids | null): Promise<Snapshots> {
  const buyers = await db
    .selectFrom("buyers")
    .select(["id as buyerId", "name", "address", "country", ...buyerMoreFields.map(({ name }) => name)])
    .where("ownerId", "=", ownerId)
    .$if(ids !== null, (query) => query.where("id", "in", ids?.buyers ?? []))
    .execute();
  const brokers = await db
    .selectFrom("brokers")
    .select(["id as brokerId", "name", "country"])
    .where("ownerId", "=", ownerId)
    .$if(ids !== null, (query) => query.where("id", "in", ids?.brokers ?? []))
    .execute();
  const goods = await db
    .selectFrom("goods")
    .select(["id", "name", "hsnCode"])
    .where("ownerId", "=", ownerId)
    .$if(ids !== null, (query) => query.where("id", "in", ids?.goods ?? []))
    .execute();
  const units = await db
    .selectFrom("packagingUnits")
    .select(["id as unitId", "orderUnit", "packingUnit", "weight", "packageType", "netWeight", "grossWeight"])
    .where("ownerId", "=", ownerId)
    .$if(ids !== null, (query) => query.where("id", "in", ids?.units ?? []))
    .execute();
  return {
    ...(await readFirms(db, ownerId, ids)),
    buyers: new Map(
      buyers.map(({ buyerId, name, address, country, ...more }) => [
        buyerId,
        { buyerId, name, address, country, ...givenTexts(buyerMoreFields, more) },
      ]),
    ),
    brokers: new Map(brokers.map((broker) => [broker.brokerId, broker])),
    goods: new Map(goods.map(({ id, ...product }) => [id, product])),
    units: new Map(units.map(({ netWeight: _net, grossWeight: _gross, ...unit }) => [unit.unitId, unit])),
    packaging: new Map(
      units.map(({ unitId, netWeight, grossWeight }) => [unitId, { netWeightPerPackage: netWeight, grossWeightPerPackage: grossWeight }]),
    ),
  };
}

type FirmParts = Pick<Snapshots, "firms" | "addresses" | "banks">;

/** The firm with the chosen address and bank account; those of another firm count as unknown. */
async function readFirms(db: Db | Trx, ownerId: string, ids: Ids | null): Promise<FirmParts> {
  const { firmId = "", addressId = "", bankId = "" } = ids ?? {};
  const firms = await db
    .selectFrom("firms")
    .select(["id", "name", "ieCode", "pan", ...firmSnapshotFields.map(({ name }) => name)])
    .where("ownerId", "=", ownerId)
    .$if(ids !== null, (query) => query.where("id", "=", firmId))
    .execute();
  const addresses = await db
    .selectFrom("firmAddresses")
    .select(["id as addressId", "name", "address", "gst"])
    .where("ownerId", "=", ownerId)
    .$if(ids !== null, (query) => query.where("firmId", "=", firmId).where("id", "=", addressId))
    .execute();
  const banks = await db
    .selectFrom("firmBanks")
    .select(bankColumns)
    .where("ownerId", "=", ownerId)
    .$if(ids !== null, (query) => query.where("firmId", "=", firmId).where("id", "=", bankId))
    .execute();
  return {
    firms: new Map(firms.map(({ id, name, ieCode, pan, ...data }) => [id, { name, ieCode, pan, ...givenTexts(firmSnapshotFields, data) }])),
    addresses: new Map(addresses.map((address) => [address.addressId, address])),
    banks: new Map(banks.map((bank) => [bank.bankId, bankOf(bank)])),
  };
}
