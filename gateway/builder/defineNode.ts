import type { ObjectFieldsShape, ObjectRef } from "@pothos/core";
import { builder } from "./builder.ts";
import type { Context } from "./context.ts";
import { encodeId } from "./globalIds.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

type Definition<Row> = {
  description: string;
  /** Reads the REST id; the field returns the global id. */
  id: { description: string; resolve: (row: Row, args: object, context: Context) => string | Promise<string> };
  fields: ObjectFieldsShape<Types, Row>;
};

/** Defines a type with a global id. Pothos' own `node` creates a promise for every id, which costs much on a page of a list. */
export function defineNode<Row>(ref: ObjectRef<Types, Row>, { description, id, fields }: Definition<Row>): void {
  const toGlobal = (restId: string) => encodeId(ref.name, restId);
  builder.objectType(ref, {
    description,
    interfaces: [builder.nodeInterfaceRef()],
    fields: (t) => ({
      id: t.id({
        description: id.description,
        resolve: (row, args, context) => {
          const restId = id.resolve(row, args, context);
          return typeof restId === "string" ? toGlobal(restId) : restId.then(toGlobal);
        },
      }),
      ...fields(t),
    }),
  });
}
