import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { WholeCodes } from "../../../ui/page/WholeCodes.tsx";
import { SignatureField } from "./SignatureField.tsx";
import { useCountersign } from "./useCountersign.ts";

type Props = {
  /** The name of the file. */
  name: string;
  isBusy: boolean;
  /** Further fields. */
  children?: ReactNode;
  /** Receives the signature, if one is wanted; resolves to whether the file was approved. */
  onSubmit: (signed: { signature?: string }) => Promise<boolean>;
  onClosed: () => void;
};

/** The dialog in which a file is approved, with or without a signature. */
export function ApproveForm({ name, isBusy, children, onSubmit, onClosed }: Props) {
  const countersign = useCountersign();
  async function handleSubmit(close: () => void) {
    const signed = await countersign.read();
    if (signed !== null && (await onSubmit(signed))) close();
  }
  return (
    <FormDialog title="Approve" isBusy={isBusy} onClosed={onClosed} submitLabel="Approve" onSubmit={handleSubmit}>
      <Text>
        You approve{" "}
        <strong>
          <WholeCodes text={name} />
        </strong>{" "}
        as it is. Your name, office and network address, the time and the <WholeCodes text="SHA-256" /> of the file are recorded.
      </Text>
      {children}
      <SignatureField countersign={countersign} isDisabled={isBusy} />
    </FormDialog>
  );
}
