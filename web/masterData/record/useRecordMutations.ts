import type { GraphQLTaggedNode } from "relay-runtime";
import type { KindWords, RecordKind } from "#domain/masterData/kind.ts";
import {
  addedMessage,
  addFailedMessage,
  deletedMessage,
  deleteFailedMessage,
  updatedMessage,
  updateFailedMessage,
} from "#domain/masterData/messages.ts";
import { sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { Refused } from "./record.ts";

/** A kind's mutations. They alias the payload as `saved`, and a new record in it as `record`, so that one hook runs them all. */
export type RecordMutations<Kind extends KindWords = RecordKind> = {
  kind: Kind;
  create: GraphQLTaggedNode;
  update: GraphQLTaggedNode;
  remove: GraphQLTaggedNode;
};

type Mutation = { variables: { input: object }; response: { readonly saved: { readonly record?: { readonly id: string } | null } } };

/** Runs a kind's mutations, with its messages. Each resolves to null or false if it was refused, which a toast reports. */
export function useRecordMutations({ kind, create, update, remove }: RecordMutations<KindWords>) {
  const [commitCreate, isCreating] = useCommit<Mutation>(create, { success: addedMessage(kind), failure: addFailedMessage(kind) });
  const [commitUpdate, isUpdating] = useCommit<Mutation>(update, { success: updatedMessage(kind), failure: updateFailedMessage(kind) });
  const words = { success: deletedMessage(kind, "record"), failure: deleteFailedMessage(kind) };
  const [commitRemove, isDeleting] = useCommit<Mutation>(remove, words);
  return {
    isSaving: isCreating || isUpdating,
    isDeleting,
    create: async (input: object, refused: Refused) => (await commitCreate({ input }, refused))?.saved ?? null,
    update: async (id: string, input: object, refused: Refused) => (await commitUpdate({ input: { id, ...input } }, refused)) !== null,
    remove: async ({ id }: { id: string }) => await sendAct((outcomes) => commitRemove({ input: { id } }, outcomes)),
  };
}
