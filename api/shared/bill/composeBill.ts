import type { BankDetail, Address } from "#domain/account/userInfo.ts";
import type { BrokerageBillRequest } from "#domain/documents/kinds/brokerageBill.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import { invalid } from "#domain/http/problem.ts";
import { billMessages, checkBillLines, maxBillLines } from "#domain/partners/brokerageBill.ts";
import type { Db, Trx } from "../../db/database.ts";
import type { BrokerageBill } from "../../document/models/brokerageBillModel.ts";
import { firmNotFound, readFirm } from "../../firm/firm.ts";
import { notFound, ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import { readChosen } from "./billableShipments.ts";

/**
 * What a broker orders: shipments of one partnership, its own firm with an address and a bank ("" for the first), and the bill's fields.
 * `commission` is the sum that it saw, null to skip the comparison.
 */
export type BillOrder = {
  partnerId: string;
  shipmentIds: readonly string[];
  firmId: string;
  addressId: string;
  bankId: string;
  commission: Decimal | null;
  request: BrokerageBillRequest;
};

/** Reads what the bill prints. Throws a `ProblemError` for shipments that cannot be on one bill and an unknown firm. */
export async function composeBill(db: Db | Trx, ownerId: string, order: BillOrder): Promise<BrokerageBill> {
  const { partnerId, shipmentIds, commission, request } = order;
  if (shipmentIds.length > maxBillLines) throw new ProblemError([invalid(billMessages.tooMany, "shipmentIds")]);
  if (new Set(shipmentIds).size < shipmentIds.length) throw new ProblemError([invalid(billMessages.chosenTwice, "shipmentIds")]);
  const lines = await readChosen(db, ownerId, { partnerId, shipmentIds });
  throwIfProblems(checkBillLines(lines, commission));
  return { request, lines, ...(await ownFirm(db, ownerId, order)) };
}

/** The broker's own firm, and the address and bank that the bill prints. */
async function ownFirm(db: Db | Trx, ownerId: string, { firmId, addressId, bankId }: BillOrder) {
  const firm = await readFirm(db, ownerId, firmId);
  if (!firm) throw firmNotFound();
  const address: Address | undefined = addressId === "" ? firm.address[0] : firm.address.find((one) => one.addressId === addressId);
  if (!address) throw notFound(billMessages.addressMissing, "addressId");
  const bank: BankDetail | undefined = bankId === "" ? firm.bankDetails[0] : firm.bankDetails.find((one) => one.bankId === bankId);
  if (!bank) throw notFound(billMessages.bankMissing, "bankId");
  return { firm, address, bank };
}
