import { z } from "zod";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { figure, id as restIdShape } from "../../rest/shapes/parsing/fields.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { fault } from "../../errors/errors.ts";
import { parseTolerantly } from "../../rest/shapes/parsing/tolerantParse.ts";
import { shipmentPage, shipmentSummary, type Shipment as FullShipment } from "../../rest/shapes/shipment.ts";
import type { UserInfo } from "../../rest/shapes/people/userInfo.ts";
import { builder } from "../../builder/builder.ts";
import { toCursor } from "../../builder/connections/connections.ts";
import { loadUserInfo, type Context } from "../../builder/context.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { targetId } from "../../builder/nodes.ts";
import { partialUpdate, refuseLosses } from "../../builder/partialUpdate.ts";
import { errorsField, outcome, type OutcomeFields } from "../../builder/payload.ts";
import { shipmentBody, shipmentFieldOf, type ShipmentInput, type UnitFigures } from "./shipmentBody.ts";
import { shipmentCursor } from "./list/shipmentPositions.ts";
import { changedShipment, inputOf, known } from "./shipmentChange.ts";
import { shipmentField } from "../attachment/attachmentPayload.ts";
import { findRecord } from "../masterData/record.ts";
import { loadShipment } from "./shipment.ts";
import { shipmentInputs } from "./shipmentInputs.ts";
import { ShipmentEdge } from "./list/shipmentList.ts";
import { warningsField } from "./shipmentWarning.ts";

/** The REST contract defines no response for this call. */
const stored = z.object({ shipmentId: restIdShape }).nullish().catch(null);

builder.relayMutationField(
  "createShipment",
  {
    description: "The shipment to create. Totals and weights are computed, not entered.",
    inputFields: (t) => shipmentInputs(t, false),
  },
  {
    description: "Creates a shipment. Parties, bank, products and units are copied from the master data as they are now.",
    resolve: (_root, { input }, context) => outcome(() => add(input, context), shipmentFieldOf),
  },
  {
    description: "The new shipment.",
    outputFields: (t) => ({ shipment: shipmentField(t), shipmentEdge: edgeField(t), warnings: warningsField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "updateShipment",
  {
    description: `The shipment to change and its new values. ${partialUpdate}`,
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the shipment." }),
      version: t.int({
        description:
          "`Shipment.version` that the change was made from: a change in between is refused (CONFLICT). When omitted, only a change during the mutation itself is.",
      }),
      ...shipmentInputs(t, true),
    }),
  },
  {
    description: "Changes a shipment. Unchanged parts keep their copy of the master data; newly chosen parts are copied as they are now.",
    resolve: (_root, { input: { id, version, ...given } }, context) =>
      outcome(async () => {
        const shipmentId = targetId("Shipment", id, "Shipment");
        const saved = await loadWhole(shipmentId, context);
        const info = await loadUserInfo(context);
        const body = shipmentBody(changedShipment(saved, given), (unitId) => savedUnit(saved, unitId) ?? ownUnit(info, unitId));
        // A header, not the body: with the version in the body, a repeated request would differ from the first.
        const ifMatch = version ?? saved.version ?? undefined;
        const call = { method: "POST" as const, path: "/v1/shipment/update", query: { shipmentId }, body };
        await context.rest.write({ ...call, ...(ifMatch === undefined ? {} : { ifMatch }) }, ignoredResponse);
        return { shipmentId };
      }, shipmentFieldOf),
  },
  {
    description: "The changed shipment.",
    outputFields: (t) => ({ shipment: shipmentField(t), warnings: warningsField(t), errors: errorsField(t) }),
  },
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
    description: "Creates a shipment with everything of another one except its attachments, document numbers and dates.",
    resolve: (_root, { input: { id, name } }, context) =>
      outcome(
        async () => add({ ...inputOf(await loadWhole(targetId("Shipment", id, "Shipment"), context)), name }, context),
        (path) => copyFieldOf(shipmentFieldOf(path)),
      ),
  },
  {
    description: "The copy as it was stored.",
    outputFields: (t) => ({ shipment: shipmentField(t), shipmentEdge: edgeField(t), warnings: warningsField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "deleteShipment",
  {
    description: "The shipment to delete.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the shipment." }) }),
  },
  {
    description: "Deletes a shipment with its attachments permanently.",
    resolve: (_root, { input: { id } }, { rest }) =>
      outcome(
        async () => {
          const shipmentId = targetId("Shipment", id, "Shipment");
          await rest.write({ method: "DELETE", path: "/v1/shipment/delete", query: { shipmentId } }, ignoredResponse);
          return { shipmentId };
        },
        () => ["id"],
      ),
  },
  {
    description: "The id of the deleted shipment, or why it was not deleted.",
    outputFields: (t) => ({
      deletedShipmentId: t.id({
        nullable: true,
        description: "Global id of the deleted shipment; null with errors.",
        resolve: ({ shipmentId }) => (shipmentId ? encodeId("Shipment", shipmentId) : null),
      }),
      errors: errorsField(t),
    }),
  },
);

/** Only the name is the client's: what else is refused of a copy is the original's. */
function copyFieldOf([first = ""]: string[]): string[] | null {
  return first === "name" || first === "id" ? [first] : null;
}

function edgeField(t: OutcomeFields) {
  return t.field({
    type: ShipmentEdge,
    nullable: true,
    description: "The new shipment with its cursor in lists by the time of creation; null with errors.",
    resolve: async ({ shipmentId }, _args, context) => {
      if (!shipmentId) return null;
      const node = await loadShipment(shipmentId, context);
      // Only the embedded service keeps versions, and it pages by position.
      const isOurs = node.version !== null && node.version !== undefined;
      return { node, cursor: isOurs ? shipmentCursor(node, "createdAt") : toCursor(0) };
    },
  });
}

/** Fields that the service computes or copies itself. */
const notWritten = [
  /^(attachments|progress|transport|warnings|status|cancelReason|createdAt|updatedAt|version|differsFromMasterData|total\w+|amountBeforeGST)\b/,
  /^(firm|consignee|broker|address|bankDetails)\b|\.(name|hsnCode|address|country)$|\.package\.(total|type|netWeight|grossWeight)$/,
];

/** Loads a shipment of which all that an update or a copy writes was read. */
async function loadWhole(shipmentId: string, context: Context): Promise<FullShipment> {
  const saved = await loadShipment(shipmentId, context);
  refuseLosses(saved, (field) => !notWritten.some((pattern) => pattern.test(field)));
  return saved;
}

async function add(input: ShipmentInput, context: Context): Promise<{ shipmentId: string }> {
  const info = await loadUserInfo(context);
  const body = shipmentBody(input, (unitId) => ownUnit(info, unitId));
  const answer = await context.rest.write({ method: "POST", path: "/v1/shipment/add", body }, stored);
  return answer ?? { shipmentId: await newestId(body.firmId, body.name, context) };
}

/** Finds the new shipment's id when the response lacks it: the firm's newest shipment with that name. */
async function newestId(firmId: string, name: string, { rest }: Context): Promise<string> {
  const newest = { limit: 10, offset: 0, sort: "desc" };
  const { shipments } = await rest.search("/v1/shipment/filter", { firmId }, newest, shipmentPage);
  const rows = shipments.map((row) => parseTolerantly(shipmentSummary, row)).flatMap((read) => ("data" in read ? [read.data] : []));
  const found = rows.find((row) => row.name === name.trim());
  if (!found) throw fault("BAD_UPSTREAM_RESPONSE", "The service does not tell what it stored");
  return found.shipmentId;
}

/** The unit in the user's current master data. */
function ownUnit(info: UserInfo, unitId: string): UnitFigures | null {
  const unit = findRecord(info, packagingUnit, unitId);
  if (!unit) return null;
  const figureOf = (name: string) => figure.safeParse(unit[name]).data ?? null;
  return {
    weight: known(figureOf("weight"), "weight of these packaging details"),
    packageType: String(unit["packageType"] ?? ""),
    netWeight: figureOf("netWeight") ?? "0",
    grossWeight: figureOf("grossWeight") ?? "0",
  };
}

/** The unit as the shipment stores it; a unit that is already on the shipment keeps its saved figures. */
function savedUnit({ products }: FullShipment, unitId: string): UnitFigures | null {
  const line = products.find((product) => product.unitId === unitId);
  if (!line) return null;
  const { netWeightPerPackage: netWeight, grossWeightPerPackage: grossWeight } = line.package;
  const { weight, packageType } = line.unit;
  return weight !== null && netWeight !== null && grossWeight !== null ? { weight, packageType, netWeight, grossWeight } : null;
}
