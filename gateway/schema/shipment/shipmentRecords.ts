import type { FlatRecord } from "../../rest/shapes/people/userInfo.ts";
import { builder } from "../../builder/builder.ts";
import { loadUserInfo, type Context } from "../../builder/context.ts";
import { findFirm, Firm } from "../firm/firm.ts";
import { recordTypes, type RecordTypeName } from "../masterData/masterData.ts";
import { findRecord } from "../masterData/record.ts";
import { LineUnitType, ProductLineType, ShipmentBrokerType, ShipmentFirmType, ShipmentPartyType } from "./shipmentParts.ts";

/** Description of null, shared by the fields below. */
const gone = "as it is now, null if it was deleted. All master data is read with one call a request.";

/** Finds the master record that a part of a shipment was copied from. */
async function recordOf(type: RecordTypeName, id: string, context: Context): Promise<FlatRecord | null> {
  return id === "" ? null : findRecord(await loadUserInfo(context), recordTypes[type].kind, id);
}

builder.objectField(ShipmentPartyType, "buyer", (t) =>
  t.field({
    type: recordTypes.Buyer.Record,
    nullable: true,
    description: `The buyer ${gone}`,
    resolve: ({ buyerId }, _args, context) => recordOf("Buyer", buyerId, context),
  }),
);

builder.objectField(ShipmentBrokerType, "broker", (t) =>
  t.field({
    type: recordTypes.Broker.Record,
    nullable: true,
    description: `The broker ${gone}`,
    resolve: ({ brokerId }, _args, context) => recordOf("Broker", brokerId, context),
  }),
);

builder.objectField(ShipmentFirmType, "firm", (t) =>
  t.field({
    type: Firm,
    nullable: true,
    description: `The firm ${gone}`,
    resolve: async ({ firmId }, _args, context) => findFirm(await loadUserInfo(context), firmId),
  }),
);

builder.objectFields(ProductLineType, (t) => ({
  product: t.field({
    type: recordTypes.Goods.Record,
    nullable: true,
    description: `The product ${gone}`,
    resolve: ({ productId }, _args, context) => recordOf("Goods", productId, context),
  }),
}));

builder.objectFields(LineUnitType, (t) => ({
  packagingUnit: t.field({
    type: recordTypes.PackagingUnit.Record,
    nullable: true,
    description: `The packaging unit ${gone}`,
    resolve: ({ unitId }, _args, context) => recordOf("PackagingUnit", unitId, context),
  }),
}));
