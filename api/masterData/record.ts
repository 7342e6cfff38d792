import type { Kysely } from "kysely";
import { z } from "zod";
import type { AuditChange, AuditNoun } from "#domain/audit/auditTrail.ts";
import { broker } from "#domain/masterData/broker.ts";
import { buyer } from "#domain/masterData/buyer.ts";
import { checkRecord, tidy, type RecordValues } from "#domain/masterData/check.ts";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import { documentTemplate } from "#domain/masterData/templates/documentTemplate.ts";
import { goods } from "#domain/masterData/goods.ts";
import type { RecordKind } from "#domain/masterData/kind.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { parseDecimal } from "#domain/figures/decimal.ts";
import { fieldChange, hiddenChange } from "../audit/auditDraft.ts";
import { parseRequest, text } from "../http/requestSchema.ts";
import type { Db, Trx } from "../db/database.ts";
import { throwIfProblems } from "../http/httpErrors.ts";
import { recordExamples } from "./recordExamples.ts";

/** A kind of record with its table, its noun in the audit trail, and its request body. */
export type StoredKind = { kind: RecordKind; table: RecordTable; noun: AuditNoun; body: RecordBody };
type RecordTable = "buyers" | "brokers" | "loadingPorts" | "dischargePorts" | "packagingUnits" | "goods" | "documentTemplates";

/** A row of a record: texts and decimal texts by field name. */
export type RecordRow = { ownerId: string; id: string } & Record<string, string>;

/** The body of an add or update: the kind's fields, each a text or a figure as text. */
type RecordBody = ReturnType<typeof bodyOf>;

const tables: readonly Omit<StoredKind, "body">[] = [
  { kind: buyer, table: "buyers", noun: "BUYER" },
  { kind: broker, table: "brokers", noun: "BROKER" },
  { kind: loadingPort, table: "loadingPorts", noun: "LOADING_PORT" },
  { kind: dischargePort, table: "dischargePorts", noun: "DISCHARGE_PORT" },
  { kind: packagingUnit, table: "packagingUnits", noun: "PACKAGING_UNIT" },
  { kind: goods, table: "goods", noun: "GOODS" },
  { kind: documentTemplate, table: "documentTemplates", noun: "DOCUMENT_TEMPLATE" },
];

export const storedKinds: readonly StoredKind[] = tables.map((stored) => ({ ...stored, body: bodyOf(stored) }));

/** Treats the tables of all kinds as one: they differ only in the columns that the kind's fields name. */
export function recordTables(db: Db | Trx): Kysely<Record<RecordTable, RecordRow>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The tables differ only in the columns that their kinds name.
  return db as unknown as Kysely<Record<RecordTable, RecordRow>>;
}

/** Reads, checks and normalises a record from a body; figures become exact decimal text, "0" if missing. */
export function readRecord({ kind, body }: StoredKind, sent: unknown): RecordValues {
  const values: RecordValues = parseRequest(body, sent);
  throwIfProblems(checkRecord(kind, values, "settings"));
  return Object.fromEntries(
    kind.fields.map((field) => {
      const tidied = tidy(field, values[field.name] ?? "");
      return [field.name, field.input === "number" ? (parseDecimal(tidied) ?? "0") : tidied];
    }),
  );
}

/** Converts a row to its REST form: the kind's id, texts, figures as JSON numbers, without optional figures of 0 and blank optional data. */
export function restRecord({ kind }: StoredKind, row: RecordValues): Record<string, string | number> {
  const fields = kind.fields
    .filter(({ input, required, name, isMore }) => (isMore ? row[name] : input !== "number" || required || row[name] !== "0"))
    .map(({ input, name }) => [name, input === "number" ? Number(row[name]) : (row[name] ?? "")] as const);
  return { [kind.rest.id]: row["id"] ?? "", ...Object.fromEntries(fields) };
}

/** A record's name in the audit trail: its required short texts, such as "MT, KG, BAG". */
export function recordName({ kind }: StoredKind, row: RecordValues): string {
  const named = kind.fields.filter(({ input, required }) => required && (input === "text" || input === "upperText"));
  return named.map(({ name }) => row[name] ?? "").join(", ");
}

/** The bytes of a record's texts. */
export function textBytes({ kind }: StoredKind, row: RecordValues): number {
  return Buffer.byteLength(kind.fields.map(({ name }) => row[name] ?? "").join(""));
}

/** The changed fields of an update; for long texts only that they changed. */
export function recordChanges({ kind }: StoredKind, before: RecordValues, after: RecordValues): AuditChange[] {
  return kind.fields.flatMap(({ name, label, input }) => {
    const compare = input === "longText" ? hiddenChange : fieldChange;
    return compare(label.toLowerCase(), before[name] ?? "", after[name] ?? "");
  });
}

function bodyOf({ kind: { fields, name: kindName, label }, table }: Omit<StoredKind, "body">) {
  const shape = fields.map(({ name, input, maxLength, description }) => {
    // The limit applies after trimming, so the description states it instead of the schema.
    const field = input === "number" ? numberOrText() : text(Infinity);
    return [name, field.describe(input === "number" ? description : `${description} At most ${maxLength} characters.`)] as const;
  });
  const required = fields.filter((field) => field.required).map((field) => field.name);
  const id = `${kindName.charAt(0).toUpperCase()}${kindName.slice(1)}Body`;
  return z.object(Object.fromEntries(shape)).meta({ id, description: `${label} as entered.`, required, example: recordExamples[table] });
}

/** A figure as the rules read it; other values pass through, for the check to reject. */
function numberOrText() {
  return z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value) => (typeof value === "number" ? (parseDecimal(value) ?? String(value)) : (value ?? "")));
}
