import { sumOfWeights } from "#domain/figures/currency.ts";
import { sumOfPackages } from "#domain/figures/packages.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { milestonesOutOfOrder } from "#domain/shipment/progress/milestone.ts";
import { transportWarnings } from "#domain/shipment/progress/transportWarnings.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { reusedNumber, shipmentWarnings, type UniqueNumber } from "#domain/shipment/shipmentWarnings.ts";
import { exactFigure, type ShipmentWarning } from "#domain/shipment/warning.ts";
import type { Db, Trx } from "../../db/database.ts";

/** The shipment with all its warnings, including document numbers that the firm's other shipments use too. */
export async function withWarnings(db: Db | Trx, ownerId: string, shipment: Shipment): Promise<Shipment> {
  const { containerDetail, container = [] } = shipment;
  const warnings = shipmentWarnings({
    ...shipment,
    products: shipment.products.map((line) => line.package),
    containers: containerDetail?.containers ?? 0,
    container,
    goods: {
      netWeight: sumOfWeights(shipment.products.map((line) => exactFigure(line.package.netWeight))),
      grossWeight: sumOfWeights(shipment.products.map((line) => exactFigure(line.package.grossWeight))),
      unit: shipment.products[0]?.unit.packingUnit ?? "",
      packages: sumOfPackages(shipment.products.map((line) => exactFigure(line.package.total))),
    },
    texts: printedTexts(shipment),
  });
  const ofProgress = [...orderWarnings(shipment), ...transportWarnings(shipment)];
  return { ...shipment, warnings: [...(await reusedNumbers(db, ownerId, shipment)), ...warnings, ...ofProgress] };
}

/** The milestones that were reached after a later one. */
function orderWarnings({ progress }: Shipment): ShipmentWarning[] {
  return milestonesOutOfOrder(progress.map(({ milestone, actual }) => ({ milestone, actual: fromDayMonthYear(actual) ?? "" }))).map(
    ({ milestone, words }) => ({ message: words, code: "MILESTONE_ORDER", field: ["progress", milestone, "actual"] }),
  );
}

/** What documents may print, by the body's fields: the copy of a master record is at its id. */
function printedTexts(shipment: Shipment): object {
  const { name: _name, notes: _notes, attachments: _attachments, warnings: _warnings, ...printed } = shipment;
  const { firm, address, seller, consignee, notifyParties, broker, bankDetails, ...own } = printed;
  return {
    ...own,
    firmId: firm,
    addressId: address,
    sellerId: seller,
    consigneeId: consignee,
    notifyId: notifyParties,
    brokerId: broker,
    bankId: bankDetails,
  };
}

/** One indexed query for each document number. */
async function reusedNumbers(db: Db | Trx, ownerId: string, shipment: Shipment): Promise<ShipmentWarning[]> {
  const found: ShipmentWarning[] = [];
  for (const field of ["invoiceNo", "piNo"] as const satisfies readonly UniqueNumber[]) {
    const number = shipment[field];
    if (number === "") continue;
    const other = await db
      .selectFrom("shipments")
      .select("name")
      .where("ownerId", "=", ownerId)
      .where("firmId", "=", shipment.firmId)
      .where(field, "=", number)
      .where("id", "!=", shipment.shipmentId)
      .limit(1)
      .executeTakeFirst();
    if (other) found.push(reusedNumber(field, number, other.name));
  }
  return found;
}
