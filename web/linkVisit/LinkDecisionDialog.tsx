import { Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { checkVisitorName } from "#domain/links/linkVisit.ts";
import { checkReason } from "#domain/review/reviewActs.ts";
import type { LinkDecisionDialogApproveMutation } from "../__generated__/LinkDecisionDialogApproveMutation.graphql.ts";
import type { LinkDecisionDialogRejectMutation } from "../__generated__/LinkDecisionDialogRejectMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { showError } from "../ui/feedback/toast.ts";
import { WholeCodes } from "../ui/page/WholeCodes.tsx";
import type { LinkVisit } from "./linkVisit.ts";

type Props = {
  act: "approve" | "reject";
  file: { key: string; name: string };
  visit: LinkVisit;
  /** The name that the visitor gave; "" if not asked. */
  visitor: string;
  onClosed: () => void;
};

/** A visitor approves a document of a link, or rejects it with a reason. */
export function LinkDecisionDialog({ act, file, visit: { token, pass, onChanged }, visitor, onClosed }: Props) {
  const [name, setName] = useState("");
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<{ name?: string | undefined; reason?: string | undefined }>({});
  const [approve, isApproving] = useCommit<LinkDecisionDialogApproveMutation>(
    graphql`
      mutation LinkDecisionDialogApproveMutation($input: ApproveLinkDocumentInput!) {
        approveLinkDocument(input: $input) {
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Document approved" },
  );
  const [reject, isRejecting] = useCommit<LinkDecisionDialogRejectMutation>(
    graphql`
      mutation LinkDecisionDialogRejectMutation($input: RejectLinkDocumentInput!) {
        rejectLinkDocument(input: $input) {
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Document rejected" },
  );
  const isBusy = isApproving || isRejecting;
  const title = act === "approve" ? "Approve" : "Reject";
  async function handleSubmit(close: () => void) {
    const wrongName = visitor === "" ? checkVisitorName(name)[0]?.message : undefined;
    const wrongReason = act === "reject" ? checkReason(reason)[0]?.message : undefined;
    setErrors({ name: wrongName, reason: wrongReason });
    if (wrongName !== undefined || wrongReason !== undefined) return;
    const input = { token, pass, key: file.key, name: name.trim() };
    let isOver = false;
    const onGone = () => {
      isOver = true;
      showError("This document cannot be decided about any more.");
    };
    const done =
      act === "approve" ? await approve({ input }, { onGone }) : await reject({ input: { ...input, reason: reason.trim() } }, { onGone });
    if (done === null && !isOver) return;
    onChanged();
    close();
  }
  return (
    <FormDialog
      title={title}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel={title}
      isDestructive={act === "reject"}
      onSubmit={handleSubmit}
    >
      <Text>
        {act === "approve" ? "You approve" : "You reject"}{" "}
        <strong>
          <WholeCodes text={file.name} />
        </strong>{" "}
        as it is. Your name, your network address, the time and the <WholeCodes text="SHA-256" /> of the file are recorded.
      </Text>
      {visitor === "" && (
        <TextInput
          label="Your name"
          autoComplete="name"
          required
          data-autofocus
          value={name}
          error={errors.name}
          disabled={isBusy}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      {act === "reject" && (
        <Textarea
          label="Reason"
          required
          autosize
          minRows={3}
          maxLength={500}
          value={reason}
          error={errors.reason}
          disabled={isBusy}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
