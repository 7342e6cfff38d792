import { buyerMoreFields } from "#domain/masterData/buyer.ts";
import { firmSnapshotFields } from "#domain/masterData/firmDocumentFields.ts";
import { givenTexts } from "#domain/masterData/moreFields.ts";
import type { Db, Trx } from "../../db/database.ts";
import { bankColumns, bankOf } from "../../firm/firmRows.ts";
import type { References, Snapshots } from "./references.ts";

/** The owner's current master data for these ids, without unknown ids and those of other owners. Seven queries. */
export async function loadSnapshots(db: Db | Trx, ownerId: string, wanted: References): Promise<Snapshots> {
  const { consigneeId, sellerId, notifyId, brokerId, products } = wanted;
  const buyers = await db
    .selectFrom("buyers")
    .select(["id as buyerId", "name", "address", "country", ...buyerMoreFields.map(({ name }) => name)])
    .where("ownerId", "=", ownerId)
    .where("id", "in", [consigneeId, ...(sellerId ? [sellerId] : []), ...(wanted.buyerId ? [wanted.buyerId] : []), ...notifyId])
    .execute();
  const brokers = await db
    .selectFrom("brokers")
    .select(["id as brokerId", "name", "country"])
    .where("ownerId", "=", ownerId)
    .where("id", "=", brokerId)
    .execute();
  const goodsIds = products.map(({ productId }) => productId);
  const goods = await db
    .selectFrom("goods")
    .select(["id", "name", "hsnCode"])
    .where("ownerId", "=", ownerId)
    .where("id", "in", goodsIds)
    .execute();
  const unitIds = products.map(({ unitId }) => unitId);
  const units = await db
    .selectFrom("packagingUnits")
    .select(["id as unitId", "orderUnit", "packingUnit", "weight", "packageType", "netWeight", "grossWeight"])
    .where("ownerId", "=", ownerId)
    .where("id", "in", unitIds)
    .execute();
  return {
    ...(await loadFirm(db, ownerId, wanted)),
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
async function loadFirm(db: Db | Trx, ownerId: string, { firmId, addressId, bankId }: References): Promise<FirmParts> {
  const firms = await db
    .selectFrom("firms")
    .select(["id", "name", "ieCode", "pan", ...firmSnapshotFields.map(({ name }) => name)])
    .where("ownerId", "=", ownerId)
    .where("id", "=", firmId)
    .execute();
  const addresses = await db
    .selectFrom("firmAddresses")
    .select(["id as addressId", "name", "address", "gst"])
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .where("id", "=", addressId)
    .execute();
  const banks = await db
    .selectFrom("firmBanks")
    .select(bankColumns)
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .where("id", "=", bankId)
    .execute();
  return {
    firms: new Map(firms.map(({ id, name, ieCode, pan, ...data }) => [id, { name, ieCode, pan, ...givenTexts(firmSnapshotFields, data) }])),
    addresses: new Map(addresses.map((address) => [address.addressId, address])),
    banks: new Map(banks.map((bank) => [bank.bankId, bankOf(bank)])),
  };
}
