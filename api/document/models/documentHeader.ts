import { fromDayMonthYear, type Day } from "#domain/time/dates.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Identity } from "../numbers/documentNumbers.ts";
import { printedDate } from "../numbers/printedDate.ts";
import { buyerOf, exporterLines, isToOrder } from "../blocks/headerBoxes.ts";
import type { Signature } from "../blocks/blockTypes.ts";
import type { DocumentHeader } from "./documentModel.ts";

/** Header data for every page and the file's properties. */
export function documentHeader({ title, name, number, date }: Identity, shipment: Shipment, letterhead: boolean): DocumentHeader {
  const author = shipment.firm.name.trim();
  return {
    title,
    number,
    date: printedDate(date, shipment),
    letterhead,
    sender: { name: author, lines: exporterLines(shipment) },
    metadata: {
      title: `${name} ${number}`.trim(),
      subject: [`${name}, ${author}`, addresseeOf(shipment)].filter(Boolean).join(" to "),
      author,
      day: fileDay(date, shipment),
    },
    ...(shipment.firm.isSample && { isSample: true as const }),
    unknownFields: [],
    warnings: [],
  };
}

/** Whom the goods are for, by name: the consignee, or the buyer if they are consigned to order. */
function addresseeOf(shipment: Shipment): string {
  const { consignee } = shipment;
  return (isToOrder(consignee) ? (buyerOf(shipment)?.name ?? "") : consignee.name).trim();
}

/**
 * The file's date, which PDF/A requires. A document without a date takes the shipment's, so that the same request always gives the same
 * file.
 */
function fileDay(date: string, { invoiceDate, createdAt }: Shipment): Day {
  return fromDayMonthYear(date) ?? fromDayMonthYear(invoiceDate) ?? createdAt.slice(0, 10);
}

/** The firm's signature block, with its stamp if the firm has one. */
export function firmSignature({ firm }: Shipment, role = ""): Signature {
  return { party: firm.name.trim(), role, isStamped: true };
}
