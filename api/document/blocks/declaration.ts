import { isZero, type Decimal } from "#domain/figures/decimal.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { dayOf } from "#domain/time/dates.ts";
import { financialYearDays } from "#domain/time/financialYear.ts";
import { printedDate } from "../numbers/printedDate.ts";
import type { ShipmentFigures } from "../numbers/shipmentFigures.ts";
import { withoutSentences } from "../text/withoutSentences.ts";
import { taxName } from "./charges.ts";
import { isForeignCountry } from "./origins.ts";
import { isReexport, portsOf } from "./ports.ts";

/** What endorses an export without tax, and one on payment of tax (CGST Rules, 2017, r. 46). */
const withoutPayment = /without\s+payment|\bLUT\b|letter\s+of\s+undertaking/i;
const onPayment = /\bon\s+payment\s+of\s+(?:integrated\s+tax|IGST)/i;
const anyEndorsement = /without\s+payment|\bLUT\b|letter\s+of\s+undertaking|\bon\s+payment\s+of\s+(?:integrated\s+tax|IGST)/i;

type Printed = { text: string; warnings: ShipmentWarning[] };

/**
 * The declaration as an invoice of this date prints it. Sentences of an endorsement that the tax contradicts are left out, with a warning
 * . An export begins with the endorsement that its tax asks for, unless the declaration has one (R-443, R-1146).
 */
export function printedDeclaration(shipment: Shipment, { totals }: ShipmentFigures, date: string): Printed {
  const text = shipment.declaration.trim();
  const isExport = taxName(shipment) === "IGST";
  if (isExport && isRegistered(shipment) && isLoadedAbroad(shipment)) return ofGoodsAbroad(shipment, text, totals.gst);
  if (isZero(totals.gst)) {
    if (!isExport) return { text, warnings: [] };
    const kept = withoutEndorsement(text, onPayment, onPayment, "ON PAYMENT of tax although none is charged");
    return withoutPayment.test(kept.text) ? kept : withUndertaking(shipment, kept, date);
  }
  const kept = withoutEndorsement(text, /without\s+payment/i, withoutPayment, "WITHOUT PAYMENT although tax is charged");
  if (!isExport || onPayment.test(kept.text)) return kept;
  if (!isRegistered(shipment)) {
    const message = "Tax is charged, but the exporter's address has no GSTIN: no endorsement is printed.";
    return { ...kept, warnings: [...kept.warnings, omitted(message, "addressId")] };
  }
  return { ...kept, text: `SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX.\n${kept.text}`.trim() };
}

/**
 * The declaration of goods that are loaded in another country: nothing is taken out of India, so there is no export to endorse (IGST Act, 2017,
 * s. 2 (5)), and no tax (CGST Act, 2017, Schedule III, entry 7; R-1286).
 */
function ofGoodsAbroad(shipment: Shipment, text: string, gst: Decimal): Printed {
  const loaded = `although the goods are loaded in ${portsOf(shipment).loading}, not in India`;
  const kept = withoutEndorsement(text, anyEndorsement, anyEndorsement, `EXPORT ${loaded}`);
  if (isZero(gst)) return kept;
  const doubt = warning("ENDORSEMENT_OMITTED", `Tax is charged as on an export ${loaded}.`, "charges", "gstPercentage");
  return { ...kept, warnings: [...kept.warnings, doubt] };
}

/** Whether the port of loading is outside India: foreign goods are loaded in their country of origin, unless they leave India (R-1341). */
export function isLoadedAbroad(shipment: Shipment): boolean {
  return isForeignCountry(shipment.originCountry) && !isReexport(shipment);
}

/** Only who is registered may charge the tax (CGST Act, 2017, s. 32), and exports under an undertaking. */
function isRegistered({ address }: Shipment): boolean {
  return address.gst.trim() !== "";
}

/** The text without the sentences of an endorsement, if it says so. */
function withoutEndorsement(text: string, contradiction: RegExp, endorsement: RegExp, what: string): Printed {
  if (!contradiction.test(text)) return { text, warnings: [] };
  const warnings = [omitted(`The declaration says ${what}: this endorsement is not printed.`, "declaration")];
  return { text: withoutSentences(text, endorsement), warnings };
}

function omitted(message: string, field: string): ShipmentWarning {
  return warning("ENDORSEMENT_OMITTED", message, field);
}

/** That the year of the firm's letter of undertaking does not cover a date (DD/MM/YYYY), as a sentence without its end; null if it does. */
export function undertakingGap({ firm: { lutArn, lutFinancialYear } }: Shipment, date: string): string | null {
  const day = dayOf(date);
  if (!lutArn || !lutFinancialYear || day === null) return null;
  const { from, to } = financialYearDays({ year: lutFinancialYear.slice(2), period: "APR-MAR" });
  return day < from || day > to ? `The letter of undertaking of ${lutFinancialYear} does not cover ${date}` : null;
}

/** Puts the endorsement of the firm's letter of undertaking first, if its year covers the date. A registered exporter needs one. */
function withUndertaking(shipment: Shipment, { text, warnings }: Printed, date: string): Printed {
  const { lutArn, lutDate } = shipment.firm;
  const doubt = (message: string) => ({ text, warnings: [...warnings, omitted(message, "firmId")] });
  if (!lutArn) {
    if (!isRegistered(shipment)) return { text, warnings };
    return doubt(
      "No tax is charged, but neither the declaration nor the firm has a letter of undertaking or bond: no endorsement is printed.",
    );
  }
  const gap = undertakingGap(shipment, date);
  if (gap !== null) return doubt(`${gap}: its endorsement is not printed.`);
  const dated = lutDate ? ` DATED ${printedDate(lutDate, shipment)}` : "";
  const words = "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX.";
  return { text: `${words} LUT ARN: ${lutArn}${dated}.\n${text}`.trim(), warnings };
}
