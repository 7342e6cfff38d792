import { builder } from "../../builder/builder.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import type { Context } from "../../builder/context.ts";
import { viewerField } from "./viewer.ts";

type Deletion = {
  /** The type in GraphQL, such as "ContractFormat". */
  type: string;
  /** The noun in descriptions, such as "contract format". */
  one: string;
  /** The noun in 'Contract format not found'. */
  label: string;
  description: string;
  /** Deletes the record with this REST id. */
  remove: (id: string, context: Context) => Promise<unknown>;
};

/** The mutation that deletes a record of the viewer's. */
export function defineDeletion({ type, one, label, description, remove }: Deletion): void {
  builder.relayMutationField(
    `delete${type}`,
    {
      description: `The ${one} to delete.`,
      inputFields: (t) => ({ id: t.id({ required: true, description: `Global id of the ${one}.` }) }),
    },
    {
      description,
      resolve: (_root, { input }, context) =>
        outcome(
          async () => {
            const id = targetId(type, input.id, label);
            await remove(id, context);
            return { id };
          },
          () => ["id"],
        ),
    },
    {
      description: `The id of the deleted ${one}, or why it was not deleted.`,
      outputFields: (t) => ({
        [`deleted${type}Id`]: t.id({
          nullable: true,
          description: `Global id of the deleted ${one}; null with errors.`,
          resolve: ({ id }) => (id ? encodeId(type, id) : null),
        }),
        viewer: viewerField(t),
        errors: errorsField(t),
      }),
    },
  );
}
