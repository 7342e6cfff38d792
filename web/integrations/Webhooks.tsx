import { Button } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Webhooks_viewer$key } from "../__generated__/Webhooks_viewer.graphql.ts";
import type { WebhooksDeleteMutation } from "../__generated__/WebhooksDeleteMutation.graphql.ts";
import { sendAct } from "../relay/sendAct.ts";
import { useCommit } from "../relay/useCommit.ts";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";
import { useFocusReturn } from "../ui/dialog/useFocusReturn.ts";
import { DeliveriesDialog } from "./DeliveriesDialog.tsx";
import styles from "./Integrations.module.css";
import { UnsupportedNotice } from "./UnsupportedNotice.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { WebhookRow, type WebhookAction } from "./WebhookRow.tsx";

type Props = { viewer: Webhooks_viewer$key };

/** The user's webhooks: create, pause, inspect, delete. */
export function Webhooks({ viewer }: Props) {
  const { webhooks } = useFragment(
    graphql`
      fragment Webhooks_viewer on Viewer {
        webhooks {
          nodes {
            id
            ...WebhookRow_webhook
          }
        }
      }
    `,
    viewer,
  );
  const [action, setAction] = useState<WebhookAction | { kind: "create" } | null>(null);
  const focus = useFocusReturn();
  const [remove, isDeleting] = useCommit<WebhooksDeleteMutation>(
    graphql`
      mutation WebhooksDeleteMutation($input: DeleteWebhookInput!) {
        deleteWebhook(input: $input) {
          viewer {
            ...Webhooks_viewer
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Webhook deleted" },
  );
  function handleAction(next: WebhookAction | { kind: "create" }) {
    focus.remember();
    setAction(next);
  }
  function handleClosed() {
    setAction(null);
    focus.giveBack();
  }
  async function handleDelete() {
    if (action?.kind !== "delete") return;
    const { id } = action;
    if (await sendAct((outcomes) => remove({ input: { id } }, outcomes))) setAction(null);
  }
  if (!webhooks) return <UnsupportedNotice title="Webhooks" />;
  const count = webhooks.nodes.length;
  return (
    <Section
      title={`Webhooks (${count})`}
      level={3}
      isFlush={count > 0}
      actions={
        <Button variant="default" onClick={() => handleAction({ kind: "create" })}>
          Create Webhook
        </Button>
      }
    >
      {count === 0 && <EmptyState title="No webhooks yet" text="A webhook tells a server of yours when a shipment changes." />}
      {count > 0 && (
        <ul className={styles.list} aria-label="Webhooks">
          {webhooks.nodes.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onAction={handleAction} />
          ))}
        </ul>
      )}
      {action?.kind === "create" && <WebhookDialog onClosed={handleClosed} />}
      {action?.kind === "deliveries" && <DeliveriesDialog webhook={action} onClosed={handleClosed} />}
      <ConfirmDialog
        isOpen={action?.kind === "delete"}
        title="Delete Webhook"
        confirmLabel="Delete"
        isBusy={isDeleting}
        onConfirm={() => void handleDelete()}
        onCancel={handleClosed}
      >
        Are you sure you want to delete the webhook to {action?.kind === "delete" ? action.url : ""}? Its secret and its log go with it.
        This action cannot be undone.
      </ConfirmDialog>
    </Section>
  );
}
