import type { ObjectRef } from "@pothos/core";
import { builder } from "../builder.ts";

/**
 * Defines the types of a list of `type`, for `t.connection`: its connection and its edge, named after it. Both descriptions are sentences of
 * the schema.
 */
export function connectionOf<Row>(
  type: ObjectRef<(typeof builder)["$inferSchemaTypes"], Row>,
  { edge, page }: { edge: string; page: string },
) {
  const Edge = builder.edgeObject({ type, name: `${type.name}Edge`, description: edge });
  const Connection = builder.connectionObject({ type, name: `${type.name}Connection`, description: page }, Edge);
  return { Connection, Edge };
}
