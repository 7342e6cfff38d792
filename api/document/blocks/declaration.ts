import { isZero } from "#domain/figures/decimal.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { dayOf } from "#domain/time/dates.ts";
import { financialYearDays } from "#domain/time/financialYear.ts";
import { printedDate } from "../numbers/printedDate.ts";
import type { ShipmentFigures } from "../numbers/shipmentFigures.ts";
import { taxName } from "./charges.ts";

/** What may stand between two sentences: blanks after an end mark, or a line break. */
const sentenceGap = /(?<=[.;!])\s+|\n+/g;
/** Words that end in a point without ending a sentence, as in "LUT ARN NO. AD24" and "DT. 01/04/2025", and the number of a sentence. */
const abbreviated =
  /(?:^|[^\p{L}\p{N}/])(?:nos?|sl|sr|st|dt|dtd|dated|ref|regn?|vide|viz|rs|m\/s|messrs|mrs?|dr|art|sec|cl|cir|notf?n|no?tf|f|inv|lic|cert|pvt|govt)\.$/iu;
const numbered = /^\s*\d{1,2}\.$/;
/** A point before a figure ends no sentence either, as in "Notifn. 16/2017"; but "2. We declare" is the next one. */
const figure = /^\d(?!\d?[.)]\s)/;

/** What endorses an export without tax, and one on payment of tax (CGST Rules, 2017, r. 46). */
const withoutPayment = /without\s+payment|\bLUT\b|letter\s+of\s+undertaking/i;
const onPayment = /\bon\s+payment\s+of\s+(?:integrated\s+tax|IGST)/i;

type Printed = { text: string; warnings: ShipmentWarning[] };

/**
 * The declaration as an invoice of this date prints it. Sentences of an endorsement that the tax contradicts are left out, with a warning
 * . An export begins with the endorsement that its tax asks for, unless the declaration has one (R-443, R-1146).
 */
export function printedDeclaration(shipment: Shipment, { totals }: ShipmentFigures, date: string): Printed {
  const text = shipment.declaration.trim();
  const isExport = taxName(shipment) === "IGST";
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

/** Only who is registered may charge the tax (CGST Act, 2017, s. 32), and exports under an undertaking. */
function isRegistered({ address }: Shipment): boolean {
  return address.gst.trim() !== "";
}

/** The text without the sentences of an endorsement, if it says so; the others keep what stands between them. */
function withoutEndorsement(text: string, contradiction: RegExp, endorsement: RegExp, what: string): Printed {
  if (!contradiction.test(text)) return { text, warnings: [] };
  const sentences = sentencesOf(text);
  const isEndorsing = sentences.map((sentence) => endorsement.test(sentence.text));
  // Its words may be on two lines: "ON PAYMENT OF" and "INTEGRATED TAX".
  const runsOver = sentences.map(({ text: rest, before }, index) => {
    const former = sentences[index - 1]?.text ?? "";
    return !isEndorsing[index - 1] && !isEndorsing[index] && endorsement.test(former + before + rest);
  });
  let kept = "";
  let between = "";
  for (const [index, sentence] of sentences.entries()) {
    between = longer(between, sentence.before);
    if (isEndorsing[index] || runsOver[index] || runsOver[index + 1]) continue;
    kept += (kept === "" ? "" : between) + sentence.text;
    between = "";
  }
  return { text: kept, warnings: [omitted(`The declaration says ${what}: this endorsement is not printed.`, "declaration")] };
}

/** The sentences of a text, each with what stands before it. */
function sentencesOf(text: string): { text: string; before: string }[] {
  const sentences: { text: string; before: string }[] = [];
  let [start, before] = [0, ""];
  for (const { 0: separator, index } of text.matchAll(sentenceGap)) {
    const [sentence, next] = [text.slice(start, index), index + separator.length];
    const goesOn = !separator.includes("\n") && sentence.endsWith(".") && figure.test(text.slice(next, next + 4));
    if (goesOn || abbreviated.test(sentence.slice(-12)) || numbered.test(sentence)) continue;
    sentences.push({ text: sentence, before });
    [start, before] = [next, separator];
  }
  return [...sentences, { text: text.slice(start), before }];
}

/** The one of two gaps with more line breaks. */
function longer(one: string, other: string): string {
  return other.split("\n").length > one.split("\n").length || one === "" ? other : one;
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
