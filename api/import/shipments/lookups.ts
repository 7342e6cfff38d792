import { importMessages } from "#domain/import/import.ts";
import type { ListKind } from "#domain/masterData/kind.ts";
import { currency } from "#domain/masterData/lists/currency.ts";
import { declaration } from "#domain/masterData/lists/declaration.ts";
import { originCountry } from "#domain/masterData/lists/originCountry.ts";
import { paymentTerm } from "#domain/masterData/lists/paymentTerm.ts";
import { shipmentTerm } from "#domain/masterData/lists/shipmentTerm.ts";
import { folded } from "#domain/text/folded.ts";
import type { Db, Trx } from "../../db/database.ts";
import { readList } from "../../masterData/listRoutes.ts";
import { loadAllSnapshots } from "../../shipment/snapshots/loadSnapshots.ts";
import type { Snapshots } from "../../shipment/snapshots/references.ts";

/** What a name stands for: a record's id, or why there is none. */
export type Found = { id: string } | { problem: string };

/** Ids by folded name. */
type Index = ReadonlyMap<string, readonly string[]>;

/** The office's master data, to look names up in. */
export type Lookups = {
  snapshots: Snapshots;
  index: Record<"firms" | "buyers" | "brokers" | "goods", Index>;
  /** Firms by the ids of their addresses and bank accounts. */
  firmOf: ReadonlyMap<string, string>;
  /** Known texts by the name of a shipment's field: offered, and its spelling kept. */
  texts: Readonly<Record<string, readonly string[]>>;
};

/** Lists whose only item stands for a blank cell. */
const lists: Record<string, ListKind> = {
  originCountry,
  termsOfPayment: paymentTerm,
  termsOfShipment: shipmentTerm,
  currency,
  declaration,
};

/** Reads what a table of shipments may name. */
export async function readLookups(db: Db | Trx, ownerId: string): Promise<Lookups> {
  const snapshots = await loadAllSnapshots(db, ownerId);
  const { firms, buyers, brokers, goods } = snapshots;
  const addresses = await db.selectFrom("firmAddresses").select(["id", "firmId"]).where("ownerId", "=", ownerId).execute();
  const banks = await db.selectFrom("firmBanks").select(["id", "firmId"]).where("ownerId", "=", ownerId).execute();
  const texts: Record<string, readonly string[]> = {};
  for (const [field, list] of Object.entries(lists)) texts[field] = await readList(db, ownerId, list);
  for (const [field, table] of [["portOfLoading", "loadingPorts"] as const, ["portOfDischarge", "dischargePorts"] as const]) {
    const ports = await db.selectFrom(table).select("name").where("ownerId", "=", ownerId).execute();
    texts[field] = ports.map(({ name }) => name);
  }
  const withCountry = ({ name, country }: { name: string; country: string }) => [name, `${name} (${country})`];
  return {
    snapshots,
    index: {
      firms: indexed(firms, ({ name }) => [name]),
      buyers: indexed(buyers, withCountry),
      brokers: indexed(brokers, withCountry),
      goods: indexed(goods, ({ name }) => [name]),
    },
    firmOf: new Map([...addresses, ...banks].map(({ id, firmId }) => [id, firmId])),
    texts,
  };
}

/** The record of a name; `nouns` are its kind's names for one and several. */
export function findNamed(index: Index, name: string, [noun, nouns]: readonly [string, string]): Found {
  const [id, another] = index.get(folded(name)) ?? [];
  if (id === undefined) return { problem: importMessages.unknownRecord(noun, name) };
  return another === undefined ? { id } : { problem: importMessages.severalRecords(nouns, name) };
}

/** The product of a name; its HSN code, if one is given, tells namesakes apart and must be the stored one. */
export function findProduct({ index, snapshots }: Lookups, name: string, hsnCode: string): Found {
  const ids = index.goods.get(folded(name)) ?? [];
  const [first] = ids;
  if (first === undefined) return { problem: importMessages.unknownRecord("product", name) };
  const codeOf = (id: string) => snapshots.goods.get(id)?.hsnCode ?? "";
  const fitting = hsnCode === "" ? ids : ids.filter((id) => codeOf(id) === hsnCode);
  const [id, another] = fitting;
  if (id === undefined) return { problem: importMessages.otherHsnCode(codeOf(first)) };
  return another === undefined ? { id } : { problem: importMessages.severalProducts(name) };
}

/** What a row says of its packaging details; "" for nothing. */
export type Packaging = { orderUnit: string; packingUnit: string; packageType: string; netWeight: string };

/** The packaging details that a row describes: of several, those of the net weight per package. */
export function findPackaging({ snapshots }: Lookups, { netWeight, ...given }: Packaging): Found {
  const fits = (said: string, stored: string) => said === "" || folded(said) === folded(stored);
  const fitting = [...snapshots.units.values()].filter(
    (unit) =>
      fits(given.orderUnit, unit.orderUnit) && fits(given.packingUnit, unit.packingUnit) && fits(given.packageType, unit.packageType),
  );
  const exact = fitting.filter(({ unitId }) => snapshots.packaging.get(unitId)?.netWeightPerPackage === netWeight);
  const [unit, another] = fitting.length > 1 && exact.length > 0 ? exact : fitting;
  if (unit === undefined) return { problem: importMessages.unknownPackaging };
  return another === undefined ? { id: unit.unitId } : { problem: importMessages.severalPackagings };
}

/** The firm's address or account of a name; without a name the only one, "" if there are several. */
export function findOfFirm<T>(
  { firmOf }: Lookups,
  records: ReadonlyMap<string, T>,
  firmId: string,
  { name, namesOf, noun }: { name: string; namesOf: (record: T) => string[]; noun: string },
): Found {
  const own = [...records].filter(([id]) => firmOf.get(id) === firmId);
  if (name === "") return { id: own.length === 1 ? (own[0]?.[0] ?? "") : "" };
  const found = own.find(([, record]) => namesOf(record).some((text) => folded(text) === folded(name)));
  return found ? { id: found[0] } : { problem: importMessages.unknownRecord(noun, name) };
}

/** The only record; "" if there are several or none. */
export function onlyOne(records: ReadonlyMap<string, unknown>): string {
  return records.size === 1 ? ([...records.keys()][0] ?? "") : "";
}

/** A text of a shipment's field, in the spelling of the office's list; the only item of the list for a blank one. */
export function knownText({ texts }: Lookups, field: string, text: string): string {
  const known = texts[field] ?? [];
  if (text === "") return field in lists && known.length === 1 ? (known[0] ?? "") : "";
  return known.find((one) => folded(one) === folded(text)) ?? text;
}

function indexed<T>(records: ReadonlyMap<string, T>, namesOf: (record: T) => string[]): Index {
  const index = new Map<string, string[]>();
  for (const [id, record] of records) {
    for (const name of new Set(namesOf(record).map(folded))) {
      const ids = index.get(name);
      if (ids) ids.push(id);
      else index.set(name, [id]);
    }
  }
  return index;
}
