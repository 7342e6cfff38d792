import { firstNumbers } from "#domain/documents/numbering/firstNumbers.ts";
import { isBefore, isOfSpring, nextNumbers, numbersBefore, type DatedNumber } from "#domain/documents/numbering/nextNumber.ts";
import { numberedFields, numberFields, type NumberField } from "#domain/documents/numbering/numberFields.ts";
import { numberWarnings } from "#domain/documents/numbering/numberWarnings.ts";
import type { DocumentNumbers } from "#domain/shipment/shipment.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import { fromDayMonthYear, toDayMonthYear, type Day } from "#domain/time/dates.ts";
import { financialYearOf } from "#domain/time/financialYear.ts";
import type { Db } from "../../db/database.ts";

/** How many of a firm's last numbers are read: more than any firm writes out of order. */
const mostNumbers = 200;

/** The shipment whose numbers are asked for. */
type Subject = DocumentNumbers & { shipmentId: string; firmId: string; firm: { name: string } };
type Place = { ownerId: string; subject: Subject; field: NumberField };

/** Numbers and dates for a shipment's documents, the names of those that are proposals, and what may be wrong with them. */
export type ProposedNumbers = DocumentNumbers & { proposed: NumberField[]; warnings: ShipmentWarning[] };

/**
 * The numbers and dates of a shipment's next documents: the given ones, else the shipment's own, else the next free number of its
 * firm, or the first of a new series (R-1035), and the date `today`. Those of other `fields` stay the shipment's. Reads at most 200 of the
 * firm's numbers of each kind, by indexes.
 */
export async function proposeNumbers(
  db: Db,
  { ownerId, subject, given, today }: { ownerId: string; subject: Subject; given: Partial<DocumentNumbers>; today: Day },
  fields: readonly NumberField[] = numberFields,
): Promise<ProposedNumbers> {
  const { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate } = subject;
  const numbers: DocumentNumbers = { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate };
  const proposed: NumberField[] = [];
  const warnings: ShipmentWarning[] = [];
  for (const field of fields) {
    const dateField = numberedFields[field];
    const date = given[dateField] || subject[dateField] || toDayMonthYear(today);
    const day = fromDayMonthYear(date) ?? today;
    const place = { ownerId, subject, field };
    const last = await lastNumbers(db, place, day);
    const own = (given[field] || subject[field]).trim();
    const next = async () =>
      last.length > 0 ? nextNumbers(last, day, await springNumbers(db, place, day)) : firstNumbers(subject.firm.name, field, day);
    const number = own || (await firstFree(db, place, await next()));
    if (own === "" && number !== "") proposed.push(field);
    numbers[field] = number;
    numbers[dateField] = date;
    if (number !== "") warnings.push(...numberWarnings(field, { number, day, ...(await factsOf(db, place, { number, day }, last)) }));
  }
  return { ...numbers, proposed, warnings };
}

/** The firm's last numbers in the financial year of a day, newest first; those of any year if it has none. */
async function lastNumbers(db: Db, place: Place, day: Day): Promise<DatedNumber[]> {
  const dateField = numberedFields[place.field];
  const year = financialYearOf(day);
  const ofYear = await others(db, place)
    .where(dateField, ">=", `${year}-04-01`)
    .where(dateField, "<=", `${year + 1}-03-31`)
    .execute();
  // Without a date no document has used the number; a firm may have thousands of such shipments.
  const rows = ofYear.length > 0 ? ofYear : await others(db, place).where(dateField, ">", "").execute();
  return rows.map((row) => ({ number: row[place.field], day: row[dateField] }));
}

/** For a day of January to March the firm's last numbers from those months of the year before; else none. */
async function springNumbers(db: Db, place: Place, day: Day): Promise<DatedNumber[]> {
  if (!isOfSpring(day)) return [];
  const dateField = numberedFields[place.field];
  const year = financialYearOf(day);
  const rows = await others(db, place).where(dateField, ">=", `${year}-01-01`).where(dateField, "<=", `${year}-03-31`).execute();
  return rows.map((row) => ({ number: row[place.field], day: row[dateField] }));
}

function others(db: Db, { ownerId, subject, field }: Place) {
  const dateField = numberedFields[field];
  return db
    .selectFrom("shipments")
    .select([...numberFields, ...Object.values(numberedFields)])
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", subject.firmId)
    .where(field, "!=", "")
    .where("id", "!=", subject.shipmentId)
    .orderBy(dateField, "desc")
    .orderBy("createdAt", "desc")
    .limit(mostNumbers);
}

/** The first number that no shipment of the firm has; "" without candidates. */
async function firstFree(db: Db, place: Place, candidates: readonly string[]): Promise<string> {
  const taken = await shipmentsWith(db, place, candidates);
  return candidates.find((number) => !taken.some((row) => row[place.field] === number)) ?? candidates.at(-1) ?? "";
}

async function factsOf(db: Db, place: Place, own: DatedNumber, last: readonly DatedNumber[]) {
  const { subject, field } = place;
  const before = numbersBefore(own);
  const found = await shipmentsWith(db, place, [own.number, ...before]);
  const other = found.find((row) => row[field] === own.number && row.id !== subject.shipmentId);
  const isBeforeUsed = found.some((row) => row[field] !== own.number) || !last.some((number) => isBefore(number, own));
  return { otherShipment: other?.name ?? null, unusedBefore: isBeforeUsed ? null : (before[0] ?? null) };
}

/** The firm's shipments that have one of these numbers. */
async function shipmentsWith(db: Db, { ownerId, subject, field }: Place, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return await db
    .selectFrom("shipments")
    .select(["id", "name", ...numberFields])
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", subject.firmId)
    .where(field, "in", numbers)
    .limit(mostNumbers)
    .execute();
}
