import { fieldsFromMap, type ContractField } from "#domain/masterData/templates/contractFormat.ts";
import type { ContractFormat as FormatData, UserInfo } from "../../rest/shapes/people/userInfo.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { loadUserInfo } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { pageOfMasterData } from "./record.ts";
import { Viewer } from "../viewer/viewer.ts";

const ContractFieldType = builder.objectRef<ContractField>("ContractField").implement({
  description: "A named section of a contract.",
  fields: (t) => ({
    name: t.exposeString("name", { description: 'The section\'s name, such as "Arbitration".' }),
    value: t.exposeString("value", { description: "The section's text." }),
  }),
});

export const ContractFormat = builder.objectRef<FormatData>("ContractFormat");
defineNode(ContractFormat, {
  description: "A set of contract sections to start contracts from.",
  id: { resolve: ({ contractId }) => contractId, description: "Global id of the contract format." },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The format's name in pick-lists." }),
    fields: t.field({
      type: [ContractFieldType],
      description: "The sections in the user's order.",
      resolve: ({ fields }) => fieldsFromMap(fields),
    }),
  }),
});

registerNodeLoader("ContractFormat", async (id, context) => findFormat(await loadUserInfo(context), id));

const ContractFormatList = connectionOf(ContractFormat, {
  edge: "A contract format and its position in the list.",
  page: "A page of the user's contract formats.",
});
export const ContractFormatEdge = ContractFormatList.Edge;
builder.objectField(Viewer, "contractFormats", (t) =>
  t.connection(
    {
      type: ContractFormat,
      description: "The user's contract formats, in the order of adding. All of them (at most 10,000) unless `first` or `last` says less.",
      resolve: async (_viewer, args, context) =>
        pageOfMasterData((await loadUserInfo(context)).contractFormat, args, context, ({ contractId }) => contractId),
    },
    ContractFormatList.Connection,
    ContractFormatEdge,
  ),
);

/** The user's contract format with that REST id, or null. */
export function findFormat({ contractFormat }: UserInfo, id: string): FormatData | null {
  return contractFormat.find(({ contractId }) => contractId === id) ?? null;
}
