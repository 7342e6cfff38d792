import { Checkbox, Input, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { checkShareLink, usualLinkDays } from "#domain/links/shareLink.ts";
import { shownKind } from "#domain/review/attachmentState.ts";
import type { ShareLinkDialog_attachment$key } from "../__generated__/ShareLinkDialog_attachment.graphql.ts";
import type { ShareLinkDialogMutation } from "../__generated__/ShareLinkDialogMutation.graphql.ts";
import { useGoneFiles } from "../relay/useGoneFiles.ts";
import { useCommit } from "../relay/useCommit.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { WholeCodes } from "../ui/page/WholeCodes.tsx";
import { ExpiresField } from "./ExpiresField.tsx";
import { MadeLink } from "./MadeLink.tsx";
import { ChoiceBox } from "../ui/form/ChoiceBox.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** The files to choose from. */
  attachments: ShareLinkDialog_attachment$key;
  /** Global ids of the attachments that are ticked at first. */
  ids: readonly string[];
  onClosed: () => void;
};

const rights = [
  { name: "asksName", label: "Ask for name and e-mail", description: "Nobody verifies what visitors enter." },
  { name: "allowsDownload", label: "Download", description: "Without it visitors can only view the documents." },
  { name: "allowsDecision", label: "Approve or reject", description: "You are notified of what visitors decide." },
  { name: "allowsUpload", label: "Upload", description: "You decide about what visitors upload before anybody sees it." },
  { name: "showsProgress", label: "Progress", description: "Shows the days of the shipment's milestones." },
] as const;

/** Share: makes a link to some of a shipment's documents, and shows its address once. */
export function ShareLinkDialog({ shipmentId, attachments, ids, onClosed }: Props) {
  const files = useFragment(
    graphql`
      fragment ShareLinkDialog_attachment on Attachment @relay(plural: true) {
        id
        name
        type
        state
      }
    `,
    attachments,
  );
  const form = useForm({
    initialValues: {
      keys: [...ids],
      days: usualLinkDays,
      password: "",
      asksName: false,
      allowsDownload: true,
      allowsDecision: false,
      allowsUpload: false,
      showsProgress: false,
    },
  });
  const onGone = useGoneFiles();
  const [made, setMade] = useState<{ address: string; hasPassword: boolean } | null>(null);
  const [create, isBusy] = useCommit<ShareLinkDialogMutation>(
    graphql`
      mutation ShareLinkDialogMutation($input: CreateShareLinkInput!) {
        createShareLink(input: $input) {
          address
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { errorTitle: "Not shared" },
  );
  type Values = typeof form.values;
  async function handleSubmit({ keys, password, ...values }: Values) {
    const attachmentIds = keys.filter((key) => files.some(({ id }) => id === key));
    const problems = checkShareLink({ keys: attachmentIds, password, ...values });
    markErrors(form, formErrors(problems));
    if (problems.length > 0) return;
    const input = { shipmentId, attachmentIds, ...values, ...(password !== "" && { password }) };
    const response = await create({ input }, { onGone, onErrors: (errors) => markErrors(form, formErrors(errors)) });
    const address = response?.createShareLink.address;
    if (address) setMade({ address, hasPassword: password !== "" });
  }
  return (
    <FormDialog
      title={made === null ? "Share by a Link" : "The Link"}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Create link"
      busyLabel="Creating..."
      renderResult={made === null ? null : (close) => <MadeLink {...made} onDone={close} />}
      onSubmit={() => form.onSubmit((values) => void handleSubmit(values))()}
    >
      <Checkbox.Group label="Documents" {...form.getInputProps("keys")}>
        <ChoiceBox>
          {files.map(({ id, name, type, state }) => (
            <Checkbox
              key={id}
              value={id}
              label={<WholeCodes text={name} />}
              description={shownKind(attachmentTypeNames[type], state)}
              disabled={isBusy}
            />
          ))}
        </ChoiceBox>
      </Checkbox.Group>
      <ExpiresField value={form.values.days} onChange={(days) => form.setFieldValue("days", days)} />
      <TextInput label="Password" autoComplete="off" description="Left empty, the address is enough." {...form.getInputProps("password")} />
      <Input.Wrapper label="Visitors" labelElement="div">
        <Stack gap="sm" mt={6}>
          {rights.map(({ name, label, description }) => (
            <Checkbox key={name} label={label} description={description} {...form.getInputProps(name, { type: "checkbox" })} />
          ))}
        </Stack>
      </Input.Wrapper>
    </FormDialog>
  );
}
