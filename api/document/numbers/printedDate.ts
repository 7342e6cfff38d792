import type { DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import { fromDayMonthYear, toPrintedDay } from "#domain/time/dates.ts";

/** A date as the firm's documents print it: DD/MM/YYYY, or "02 Nov 2025". Returns other text unchanged. */
export function printedDate(date: string, { firm }: Pick<Shipment, "firm">): string {
  const day = firm.dateStyle === "12 Nov 2025" ? fromDayMonthYear(date) : null;
  return day === null ? date : toPrintedDay(day);
}

/** The numbers with their dates as printed. */
export function printedNumbers(numbers: DocumentNumbers, shipment: Pick<Shipment, "firm">): DocumentNumbers {
  const { invoiceNo, piNo, contractNo } = numbers;
  const date = (name: "invoiceDate" | "piDate" | "contractDate") => printedDate(numbers[name], shipment);
  return { invoiceNo, invoiceDate: date("invoiceDate"), piNo, piDate: date("piDate"), contractNo, contractDate: date("contractDate") };
}

/** A request with the values of its date fields as printed. */
export function withPrintedDates<Request extends FieldValues>(
  request: Request,
  { fields }: { fields: readonly DocumentField[] },
  shipment: Pick<Shipment, "firm">,
): Request {
  const dates = fields.filter(({ type }) => type === "date").map(({ name }) => [name, printedDate(String(request[name]), shipment)]);
  return { ...request, ...Object.fromEntries(dates) };
}
