import { buyerMoreFields } from "#domain/masterData/buyer.ts";
import { recordOf } from "#domain/typedObject.ts";
import { trimZeros, type Decimal } from "#domain/figures/decimal.ts";
import { shipmentTypes, type ShipmentType } from "#domain/shipment/shipment.ts";
import { isCanonicalInstant } from "./parsing/isoInstant.ts";
import { fault } from "../../errors/errors.ts";
import { shipment, shipmentSummary, type Shipment, type ShipmentSummary } from "./shipment.ts";
import { parseTolerantly, type TolerantResult } from "./parsing/tolerantParse.ts";

/** Parses a row of the service's list, which may be a whole shipment. Throws BAD_UPSTREAM_RESPONSE for a row without an id. */
export function parseListRow(row: unknown, rest: { noteLost(route: string, fields: string[]): void }): ShipmentSummary | Shipment {
  const read = isRecord(row) && "products" in row ? parseTolerantly(shipment, row) : parseSummary(row);
  if ("fault" in read) throw fault("BAD_UPSTREAM_RESPONSE", `The service's list is incomplete at ${read.fault}`);
  if (read.lost.length > 0)
    rest.noteLost(
      "POST /v1/shipment/filter",
      read.lost.map((field) => `shipments[].${field}`),
    );
  return read.data;
}

/**
 * Parses a row of a list as a summary. A row of the usual form is parsed by hand, many times as fast as by zod (ADR-0066); every other
 * row by the summary's shape. Both have the same result.
 */
export function parseSummary(row: unknown): TolerantResult<ShipmentSummary> | { fault: string } {
  const usual = isRecord(row) ? fastSummary(row) : null;
  return usual ? { data: usual, lost: [] } : parseTolerantly(shipmentSummary, row);
}

/** Parses the form of nearly every row: all fields present, and only the figures to convert. Null for any other row. */
function fastSummary(row: Record<string, unknown>): ShipmentSummary | null {
  const { shipmentId, firmId, name, status, createdAt, updatedAt, currency, portOfLoading, portOfDischarge } = row;
  const { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate, totalAmount, totalQuantity, totalGrossQuantity } = row;
  const { type } = row;
  const consignee = isRecord(row["consignee"]) ? fastConsignee(row["consignee"]) : null;
  const broker = isRecord(row["broker"]) ? fastBroker(row["broker"]) : null;
  if (!isShipmentType(type) || !consignee || !broker) return null;
  if (typeof shipmentId !== "string" || !shipmentId || typeof firmId !== "string" || !firmId || typeof name !== "string") return null;
  if (!isCanonicalInstant(createdAt) || !(isMissing(updatedAt) || isCanonicalInstant(updatedAt))) return null;
  if (!(isMissing(status) || typeof status === "string") || typeof currency !== "string") return null;
  if (typeof invoiceNo !== "string" || typeof piNo !== "string" || typeof contractNo !== "string") return null;
  if (typeof invoiceDate !== "string" || typeof piDate !== "string" || typeof contractDate !== "string") return null;
  if (typeof portOfLoading !== "string" || typeof portOfDischarge !== "string") return null;
  if (typeof totalAmount !== "number" || typeof totalQuantity !== "number" || typeof totalGrossQuantity !== "number") return null;
  return {
    shipmentId,
    firmId,
    name,
    status,
    createdAt,
    updatedAt: updatedAt ?? null,
    invoiceNo,
    invoiceDate,
    piNo,
    piDate,
    contractNo,
    contractDate,
    type,
    consignee,
    broker,
    currency,
    portOfLoading,
    portOfDischarge,
    totalAmount: figureText(totalAmount),
    totalQuantity: figureText(totalQuantity),
    totalGrossQuantity: figureText(totalGrossQuantity),
  };
}

function fastConsignee(party: Record<string, unknown>): ShipmentSummary["consignee"] | null {
  const { buyerId, name, address, country } = party;
  if (typeof buyerId !== "string" || typeof name !== "string" || typeof address !== "string" || typeof country !== "string") return null;
  const more = { ...noMoreTexts };
  for (const field of buyerMoreFields) {
    const value = party[field.name];
    if (typeof value === "string") more[field.name] = value;
    else if (!isMissing(value)) return null;
  }
  return { buyerId, name, address, country, ...more };
}

const noMoreTexts = recordOf(buyerMoreFields.map(({ name }): [typeof name, string] => [name, ""]));

function fastBroker({ brokerId, name, country }: Record<string, unknown>): ShipmentSummary["broker"] | null {
  return typeof brokerId === "string" && typeof name === "string" && typeof country === "string" ? { brokerId, name, country } : null;
}

/** Converts a JSON number to a decimal. An integer has no zeros to trim. */
function figureText(value: number): Decimal {
  return Number.isSafeInteger(value) ? String(value) : trimZeros(String(value));
}

function isShipmentType(value: unknown): value is ShipmentType {
  return (shipmentTypes as readonly unknown[]).includes(value);
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
