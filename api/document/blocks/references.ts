import type { Shipment } from "#domain/shipment/shipment.ts";
import { printedDate } from "../numbers/printedDate.ts";

/** The buyer's order, the letter of credit and the further references, a line each. */
export function referenceLines(shipment: Shipment): string[] {
  const { orderNo, lcNo, lcIssuingBank, references } = shipment;
  const [orderDate, lcDate] = [printedDate(shipment.orderDate, shipment), printedDate(shipment.lcDate, shipment)];
  const named = [
    phrase("Buyer's order no.", orderNo, orderDate, ""),
    phrase("L/C no.", lcNo, lcDate, lcIssuingBank),
    ...references.map(({ label, value }) => `${label}: ${value}`),
  ];
  return named.filter((line) => line !== "");
}

/** "L/C no. 417 dated 10/10/2025, issued by Gulf Bank"; without the parts that are not given, and "" without any. */
function phrase(name: string, number: string, date: string, bank: string): string {
  if (!number && !date && !bank) return "";
  return [[name, number, date && `dated ${date}`].filter(Boolean).join(" "), bank && `issued by ${bank}`].filter(Boolean).join(", ");
}
