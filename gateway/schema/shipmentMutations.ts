import { z } from "zod";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { id as restIdShape } from "../answerParts.ts";
import { nothing } from "../answers.ts";
import { fault } from "../errors.ts";
import { shipmentPage, type Shipment as FullShipment } from "../shipmentAnswer.ts";
import { readSummary } from "../summaryReader.ts";
import type { UserInfo } from "../userInfoAnswer.ts";
import { builder } from "../builder.ts";
import { toCursor } from "../connections.ts";
import { loadUserInfo, type Context } from "../context.ts";
import { encodeId } from "../ids.ts";
import { targetId } from "../nodes.ts";
import { errorsField, outcome, type OutcomeFields } from "../payload.ts";
import { shipmentBody, shipmentFieldOf, type ShipmentInput, type UnitFigures } from "../shipmentBody.ts";
import { shipmentField } from "./attachmentPayload.ts";
import { findRecord } from "./record.ts";
import { loadShipment } from "./shipment.ts";
import { shipmentInputs } from "./shipmentInputs.ts";
import { ShipmentEdge } from "./shipmentList.ts";

/** The specification names no answer of this call. */
const stored = z.object({ shipmentId: restIdShape }).nullish().catch(null);

builder.relayMutationField(
  "createShipment",
  { description: "A new shipment. Totals and weights are worked out; they are not entered.", inputFields: shipmentInputs },
  {
    description: "Creates a shipment. Parties, bank, products and units are copied from the master data as they are now.",
    resolve: (_root, { input }, context) => outcome(() => add(input, context), shipmentFieldOf),
  },
  {
    description: "The new shipment.",
    outputFields: (t) => ({ shipment: shipmentField(t), shipmentEdge: edgeField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "updateShipment",
  {
    description: "A shipment and everything it shall now be; what is left out becomes empty.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the shipment." }),
      version: t.int({
        description: "`Shipment.version` as it was read: a change in between is then refused (CONFLICT) instead of overwritten.",
      }),
      ...shipmentInputs(t),
    }),
  },
  {
    description:
      "Changes a shipment. What it already holds keeps its copy of the master data; what is newly chosen is copied as it is now.",
    resolve: (_root, { input: { id, version, ...input } }, context) =>
      outcome(async () => {
        const shipmentId = targetId("Shipment", id, "Shipment");
        const saved = await loadShipment(shipmentId, context);
        const info = await loadUserInfo(context);
        const body = {
          ...shipmentBody(input, (unitId) => savedUnit(saved, unitId) ?? ownUnit(info, unitId)),
          ...(version ? { version } : {}),
        };
        await context.rest.write({ method: "POST", path: "/v1/shipment/update", query: { shipmentId }, body }, nothing);
        return { shipmentId };
      }, shipmentFieldOf),
  },
  { description: "The changed shipment.", outputFields: (t) => ({ shipment: shipmentField(t), errors: errorsField(t) }) },
);

builder.relayMutationField(
  "duplicateShipment",
  {
    description: "The shipment to copy and the copy's name.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the shipment to copy." }),
      name: t.string({ required: true, description: "The name of the copy." }),
    }),
  },
  {
    description: "Creates a shipment with everything that another one holds, but for its attachments, document numbers and dates.",
    resolve: (_root, { input: { id, name } }, context) =>
      outcome(
        async () => add({ ...inputOf(await loadShipment(targetId("Shipment", id, "Shipment"), context)), name }, context),
        ([first = ""]) => (first === "name" || first === "id" ? [first] : null),
      ),
  },
  {
    description: "The copy as it was stored.",
    outputFields: (t) => ({ shipment: shipmentField(t), shipmentEdge: edgeField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "deleteShipment",
  {
    description: "The shipment to delete.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the shipment." }) }),
  },
  {
    description: "Deletes a shipment with its attachments for good.",
    resolve: (_root, { input: { id } }, { rest }) =>
      outcome(async () => {
        const shipmentId = targetId("Shipment", id, "Shipment");
        await rest.write({ method: "DELETE", path: "/v1/shipment/delete", query: { shipmentId } }, nothing);
        return { shipmentId };
      }),
  },
  {
    description: "What was deleted.",
    outputFields: (t) => ({
      deletedShipmentId: t.id({
        nullable: true,
        description: "Its global id; null with errors.",
        resolve: ({ shipmentId }) => (shipmentId ? encodeId("Shipment", shipmentId) : null),
      }),
      errors: errorsField(t),
    }),
  },
);

function edgeField(t: OutcomeFields) {
  return t.field({
    type: ShipmentEdge,
    nullable: true,
    description: "The same with its cursor at the start of the newest-first list; null with errors.",
    resolve: async ({ shipmentId }, _args, context) =>
      shipmentId ? { node: await loadShipment(shipmentId, context), cursor: toCursor(0) } : null,
  });
}

async function add(input: ShipmentInput, context: Context): Promise<{ shipmentId: string }> {
  const info = await loadUserInfo(context);
  const body = shipmentBody(input, (unitId) => ownUnit(info, unitId));
  const answer = await context.rest.write({ method: "POST", path: "/v1/shipment/add", body }, stored);
  return answer ?? { shipmentId: await newestId(body.firmId, body.name, context) };
}

/** The id of what was just stored, for servers whose answer does not tell it: that of the firm's newest shipments which has the name. */
async function newestId(firmId: string, name: string, { rest }: Context): Promise<string> {
  const newest = { limit: 10, offset: 0, sort: "desc" };
  const { shipments } = await rest.search("/v1/shipment/filter", { firmId }, newest, shipmentPage);
  const rows = shipments.map(readSummary).flatMap(({ success, data }) => (success ? [data] : []));
  const found = rows.find((row) => row.name === name.trim());
  if (!found) throw fault("BAD_UPSTREAM_RESPONSE", "The service does not tell what it stored");
  return found.shipmentId;
}

/** The unit as the user's master data has it now. */
function ownUnit(info: UserInfo, unitId: string): UnitFigures | null {
  const unit = findRecord(info, packagingUnit, unitId);
  if (!unit) return null;
  const figure = (name: string) => String(unit[name] || "0");
  return {
    weight: figure("weight"),
    packageType: String(unit["packageType"] ?? ""),
    netWeight: figure("netWeight"),
    grossWeight: figure("grossWeight"),
  };
}

/** The unit as the shipment keeps it; a unit that is on it already stays as it was saved. */
function savedUnit({ products }: FullShipment, unitId: string): UnitFigures | null {
  const line = products.find((product) => product.unitId === unitId);
  if (!line) return null;
  const { netWeightPerPackage: netWeight, grossWeightPerPackage: grossWeight } = line.package;
  return { weight: line.unit.weight, packageType: line.unit.packageType, netWeight, grossWeight };
}

/** A saved shipment as the input that would make it again. */
function inputOf(saved: FullShipment): ShipmentInput {
  const { firmId, address, bankDetails, seller, consignee, broker, notifyParties, products, container, containerDetail } = saved;
  const { gst: _workedOut, ...charges } = saved.charges;
  return {
    ...saved,
    firmId: encodeId("Firm", firmId),
    addressId: address.addressId,
    bankId: bankDetails.bankId,
    sellerId: seller ? encodeId("Buyer", seller.buyerId) : null,
    consigneeId: encodeId("Buyer", consignee.buyerId),
    notifyPartyIds: notifyParties.map(({ buyerId }) => encodeId("Buyer", buyerId)),
    brokerId: encodeId("Broker", broker.brokerId),
    products: products.map((line) => ({
      ...line,
      productId: encodeId("Goods", line.productId),
      unitId: encodeId("PackagingUnit", line.unitId),
      netWeightPerPackage: line.package.netWeightPerPackage,
      grossWeightPerPackage: line.package.grossWeightPerPackage,
    })),
    charges,
    containerDetail: containerDetail ? { containerCount: containerDetail.containers, type: containerDetail.type } : null,
    containers: container,
  };
}
