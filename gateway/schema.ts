import { getNamedType, type GraphQLSchema } from "graphql";
import { builder } from "./builder/builder.ts";
import "./builder/scalars.ts";
import "./builder/nodes.ts";
import "./schema/viewer.ts";
import "./schema/choices.ts";
import "./schema/account.ts";
import "./schema/apiKey.ts";
import "./schema/webhook.ts";
import "./schema/webhookMutations.ts";
import "./schema/masterData.ts";
import "./schema/listItem.ts";
import "./schema/firm.ts";
import "./schema/firmMutations.ts";
import "./schema/contractFormat.ts";
import "./schema/contractFormatMutations.ts";
import "./schema/shipment.ts";
import "./schema/shipmentDetails.ts";
import "./schema/shipmentRecords.ts";
import "./schema/shipmentList.ts";
import "./schema/shipmentMutations.ts";
import "./schema/attachment.ts";
import "./schema/attachmentMutations.ts";
import "./schema/auditTrail.ts";
import "./schema/document.ts";
import "./schema/documentPreview.ts";
import "./schema/shipmentMasterData.ts";
import "./schema/stats.ts";
import "./schema/statsSummary.ts";
import "./schema/statsMutations.ts";
import "./schema/statsColumnMutations.ts";
import "./schema/subscription.ts";

/** The whole schema: every file named here adds its noun to the builder. */
export function createSchema(): GraphQLSchema {
  const schema = builder.toSchema();
  // A mutation's one argument is described as the type that it alone takes.
  for (const { args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const arg of args) arg.description = getNamedType(arg.type).description;
  }
  return schema;
}
