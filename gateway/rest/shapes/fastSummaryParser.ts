import { trimZeros, type Decimal } from "#domain/decimal.ts";
import { shipmentTypes, type ShipmentType } from "#domain/shipment.ts";
import { isCanonicalInstant } from "./isoInstant.ts";
import { fault } from "../../errors/errors.ts";
import { shipment, shipmentSummary, type Shipment, type ShipmentSummary } from "./shipment.ts";
import { parseTolerantly, type TolerantResult } from "./tolerantParse.ts";

/** Reads a row of the service's list, which may be a whole shipment. Throws BAD_UPSTREAM_RESPONSE for a row without an id. */
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
 * Reads a row of a list by the shape of a summary. A row of the usual form is read by hand, many times as fast, which a page of
 * them makes felt; every other row goes through the summary's own shape, with the same outcome.
 */
export function parseSummary(row: unknown): TolerantResult<ShipmentSummary> | { fault: string } {
  const usual = isRecord(row) ? fastSummary(row) : null;
  return usual ? { data: usual, lost: [] } : parseTolerantly(shipmentSummary, row);
}

/** The form that nearly every row has: everything is there and nothing needs to be turned but the figures. Null for any other. */
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

function fastConsignee({ buyerId, name, address, country }: Record<string, unknown>): ShipmentSummary["consignee"] | null {
  if (typeof buyerId !== "string" || typeof name !== "string" || typeof address !== "string" || typeof country !== "string") return null;
  return { buyerId, name, address, country };
}

function fastBroker({ brokerId, name, country }: Record<string, unknown>): ShipmentSummary["broker"] | null {
  return typeof brokerId === "string" && typeof name === "string" && typeof country === "string" ? { brokerId, name, country } : null;
}

/** A JSON number as a figure. A whole one has nothing to trim. */
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
