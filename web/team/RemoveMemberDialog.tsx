import { useState } from "react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router";
import type { RemoveMemberDialogMutation } from "../__generated__/RemoveMemberDialogMutation.graphql.ts";
import { sendAct } from "../relay/sendAct.ts";
import { useCommit } from "../relay/useCommit.ts";
import { endSession } from "../session/session.ts";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx";

type Props = { member: { id: string; name: string }; isYou: boolean; onClosed: () => void };

/** Asks before a member is removed, and says what ends and what goes on (R-1134). Owners who remove themselves are signed out. */
export function RemoveMemberDialog({ member, isYou, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const { revalidate } = useRevalidator();
  const [remove, isBusy] = useCommit<RemoveMemberDialogMutation>(
    graphql`
      mutation RemoveMemberDialogMutation($input: RemoveMemberInput!) {
        removeMember(input: $input) {
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Member removed" },
  );
  function handleClose() {
    setOpen(false);
    onClosed();
  }
  async function handleRemove() {
    const isSettled = await sendAct(async (outcomes) => {
      const removed = await remove({ input: { id: member.id } }, outcomes);
      if (removed && isYou) endSession("signedOut");
      return removed;
    });
    if (!isSettled) return;
    handleClose();
    void revalidate();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Remove Member"
      confirmLabel="Remove"
      isBusy={isBusy}
      onConfirm={() => void handleRemove()}
      onCancel={handleClose}
    >
      {isYou ? "You lose" : `${member.name} loses`} access to this office at once, and API keys that {isYou ? "you" : "they"} made stop
      working. Webhooks are the office's and go on: delete those that nobody needs in Profile. The name stays in the history.
    </ConfirmDialog>
  );
}
