import type { Field } from "#domain/masterData/kind.ts";
import type { OptionalTexts } from "#domain/masterData/moreFields.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { recordOf } from "#domain/typedObject.ts";
import type { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";

type SchemaTypes = (typeof builder)["$inferSchemaTypes"];
type InputFields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, "InputObject">;
type OutputFields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Shape>;
type Read<Shape, Data> = (from: Shape, args: object, context: Context) => Data | Promise<Data>;

/** The output fields of optional data: texts, empty if not given, and dates, null if not given. `read` finds the data. */
export function moreOutputs<Shape, Name extends string>(
  t: OutputFields<Shape>,
  fields: readonly (Field & { name: Name })[],
  read: Read<Shape, OptionalTexts<Name>>,
) {
  const resolve =
    <Value>(valueOf: (data: OptionalTexts<Name>) => Value) =>
    (from: Shape, args: object, context: Context) => {
      const data = read(from, args, context);
      return data instanceof Promise ? data.then(valueOf) : valueOf(data);
    };
  return recordOf(
    fields.map(
      ({ name, input, description }) =>
        [
          name,
          input === "date"
            ? t.field({
                type: "Date",
                nullable: true,
                description: `${description} Such as "2025-04-01"; null if not given.`,
                resolve: resolve((data) => fromDayMonthYear(data[name] ?? "")),
              })
            : t.string({ description: `${description} Empty if not given.`, resolve: resolve((data) => data[name] ?? "") }),
        ] as const,
    ),
  );
}

/** The input fields of optional data. */
export function moreInputs<Name extends string>(t: InputFields, fields: readonly (Field & { name: Name })[]) {
  return recordOf(
    fields.map(
      ({ name, input, description }) =>
        [
          name,
          input === "date" ? t.field({ type: "Date", description: `${description} Such as "2025-04-01".` }) : t.string({ description }),
        ] as const,
    ),
  );
}
