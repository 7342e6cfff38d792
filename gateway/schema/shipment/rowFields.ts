import { eachField, type FieldTable } from "#domain/shipment/fields/fieldDefinition.ts";
import { dayOf } from "#domain/time/dates.ts";
import type { builder } from "../../builder/builder.ts";

type RowFields<Row> = PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)["$inferSchemaTypes"], Row>;

/** The output fields of defined fields of a line or container; a figure or date is null if the service does not send it. */
export function rowFields<Fields extends FieldTable, Row extends Readonly<Record<keyof Fields, string | null>>>(
  t: RowFields<Row>,
  fields: Fields,
) {
  return eachField(fields, (name, { type, description }) => {
    const byType = {
      text: () => t.string({ description, resolve: (row): string => row[name] ?? "" }),
      date: () => t.field({ type: "Date", nullable: true, description, resolve: (row): string | null => dayOf(row[name] ?? "") }),
      figure: () => t.field({ type: "Decimal", nullable: true, description, resolve: (row): string | null => row[name] }),
    };
    return byType[type]();
  });
}
