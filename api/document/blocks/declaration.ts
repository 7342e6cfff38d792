import { isZero } from "#domain/figures/decimal.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import { dayOf } from "#domain/time/dates.ts";
import { financialYearDays } from "#domain/time/financialYear.ts";
import { printedDate } from "../numbers/printedDate.ts";
import type { ShipmentFigures } from "../numbers/shipmentFigures.ts";
import { taxName } from "./charges.ts";

const sentenceEnd = /(?<=[.;!])\s+|\n+/;
const endorsement = /without\s+payment|\bLUT\b|letter\s+of\s+undertaking/i;

type Printed = { text: string; warnings: ShipmentWarning[] };

/**
 * The declaration as an invoice of this date prints it. One that charges tax cannot be "WITHOUT PAYMENT" of it (CGST Rules, 2017, r. 46), so
 * the sentences of that endorsement are left out, with a warning. One of an export that charges none begins with it.
 */
export function printedDeclaration(shipment: Shipment, { totals }: ShipmentFigures, date: string): Printed {
  const text = shipment.declaration.trim();
  if (isZero(totals.gst))
    return taxName(shipment) === "IGST" && !endorsement.test(text) ? withEndorsement(shipment, text, date) : { text, warnings: [] };
  if (!/without\s+payment/i.test(text)) return { text, warnings: [] };
  const message = "The declaration says WITHOUT PAYMENT although tax is charged: this endorsement is not printed.";
  const kept = text.split(sentenceEnd).filter((sentence) => !endorsement.test(sentence));
  return { text: kept.join(" "), warnings: [{ message, code: "ENDORSEMENT_OMITTED", field: ["declaration"] }] };
}

/** That the year of the firm's letter of undertaking does not cover a date (DD/MM/YYYY), as a sentence without its end; null if it does. */
export function undertakingGap({ firm: { lutArn, lutFinancialYear } }: Shipment, date: string): string | null {
  const day = dayOf(date);
  if (!lutArn || !lutFinancialYear || day === null) return null;
  const { from, to } = financialYearDays({ year: lutFinancialYear.slice(2), period: "APR-MAR" });
  return day < from || day > to ? `The letter of undertaking of ${lutFinancialYear} does not cover ${date}` : null;
}

/** Puts the endorsement of the firm's letter of undertaking first, in the words of the CGST Rules, 2017, r. 46, if its year covers the date. */
function withEndorsement(shipment: Shipment, text: string, date: string): Printed {
  const { lutArn, lutDate } = shipment.firm;
  if (!lutArn) return { text, warnings: [] };
  const gap = undertakingGap(shipment, date);
  if (gap !== null)
    return { text, warnings: [{ message: `${gap}: its endorsement is not printed.`, code: "ENDORSEMENT_OMITTED", field: ["firmId"] }] };
  const dated = lutDate ? ` DATED ${printedDate(lutDate, shipment)}` : "";
  const words = "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX.";
  return { text: `${words} LUT ARN: ${lutArn}${dated}.\n${text}`.trim(), warnings: [] };
}
