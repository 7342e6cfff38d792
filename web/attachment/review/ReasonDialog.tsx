import { Text, Textarea } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { checkReason } from "#domain/review/reviewActs.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";

type Props = {
  title: string;
  text: ReactNode;
  submitLabel: string;
  isDestructive?: boolean;
  isBusy: boolean;
  /** Receives a reason of the right length; resolves to whether the act was done. */
  onSubmit: (reason: string) => Promise<boolean>;
  onClosed: () => void;
};

/** Asks why something is rejected or reopened. */
export function ReasonDialog({ title, text, submitLabel, isDestructive = false, isBusy, onSubmit, onClosed }: Props) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | undefined>();
  async function handleSubmit(close: () => void) {
    const [problem] = checkReason(reason);
    setError(problem?.message);
    if (problem === undefined && (await onSubmit(reason.trim()))) close();
  }
  return (
    <FormDialog
      title={title}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel={submitLabel}
      isDestructive={isDestructive}
      onSubmit={handleSubmit}
    >
      <Text>{text}</Text>
      <Textarea
        label="Reason"
        required
        data-autofocus
        autosize
        minRows={3}
        maxLength={500}
        value={reason}
        error={error}
        disabled={isBusy}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
