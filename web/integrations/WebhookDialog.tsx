import { Checkbox, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql } from "react-relay";
import { webhookMessages } from "#domain/integrations/webhook.ts";
import type { WebhookDialogMutation, WebhookEvent } from "../__generated__/WebhookDialogMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { RevealOnce } from "../ui/dialog/RevealOnce.tsx";
import { showError } from "../ui/feedback/toast.ts";
import { webhookEvents } from "./webhookEvents.ts";

type Props = { onClosed: () => void };
type Values = { url: string; events: WebhookEvent[] };

/** Creates a webhook, and shows its signing secret once. */
export function WebhookDialog({ onClosed }: Props) {
  const form = useForm<Values>({ initialValues: { url: "", events: ["SHIPMENT_CREATED", "SHIPMENT_UPDATED"] } });
  const [secret, setSecret] = useState<string | null>(null);
  const [create, isBusy] = useCommit<WebhookDialogMutation>(graphql`
    mutation WebhookDialogMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
        viewer {
          ...Webhooks_viewer
        }
        errors {
          message
          field
          code
        }
      }
    }
  `);
  async function handleSubmit({ url, events }: Values) {
    if (events.length === 0) {
      markErrors(form, { events: webhookMessages.eventsMissing });
      return showError(webhookMessages.eventsMissing, "Validation Error");
    }
    const response = await create({ input: { url, events } }, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    if (response) setSecret(response.createWebhook.secret ?? "");
  }
  return (
    <FormDialog
      title={secret === null ? "Create Webhook" : "Your Webhook's Secret"}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Create"
      busyLabel="Creating..."
      renderResult={
        secret === null
          ? null
          : (close) => (
              <RevealOnce label="Secret" secret={secret} onDone={close}>
                Your server checks by it that a message is from here.
              </RevealOnce>
            )
      }
      onSubmit={() => form.onSubmit((values) => void handleSubmit(values))()}
    >
      <TextInput
        label="Address"
        placeholder="https://erp.example.com/lading"
        type="url"
        required
        data-autofocus
        {...form.getInputProps("url")}
      />
      <Checkbox.Group label="Events" {...form.getInputProps("events")}>
        <Stack gap="xs" mt="xs">
          {webhookEvents.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  );
}
