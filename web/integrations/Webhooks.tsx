import { Button } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Webhooks_viewer$key } from "../__generated__/Webhooks_viewer.graphql.ts";
import type { WebhooksDeleteMutation } from "../__generated__/WebhooksDeleteMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";
import { useFocusReturn } from "../ui/dialog/useFocusReturn.ts";
import { DeliveriesDialog } from "./DeliveriesDialog.tsx";
import styles from "./Integrations.module.css";
import { UnsupportedNotice } from "./UnsupportedNotice.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";
import { WebhookRow } from "./WebhookRow.tsx";

/** What a row asks of the list. */
export type WebhookTask = { kind: "deliveries" | "delete"; id: string; url: string };

type Props = { viewer: Webhooks_viewer$key };

/** The addresses that are told what happens: make, pause, look into, delete. */
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
  const [task, setTask] = useState<WebhookTask | { kind: "create" } | null>(null);
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
          }
        }
      }
    `,
    { success: "Webhook deleted" },
  );
  function handleTask(next: WebhookTask | { kind: "create" }) {
    focus.remember();
    setTask(next);
  }
  function handleClosed() {
    setTask(null);
    focus.giveBack();
  }
  async function handleDelete() {
    if (task?.kind === "delete" && (await remove({ input: { id: task.id } }))) setTask(null);
  }
  if (!webhooks) return <UnsupportedNotice title="Webhooks" />;
  const count = webhooks.nodes.length;
  return (
    <Section
      title={`Webhooks (${count})`}
      level={3}
      isFlush={count > 0}
      actions={
        <Button variant="default" onClick={() => handleTask({ kind: "create" })}>
          Create Webhook
        </Button>
      }
    >
      {count === 0 && <EmptyState title="No webhooks yet" text="A webhook tells a server of yours when a shipment changes." />}
      {count > 0 && (
        <ul className={styles.list} aria-label="Webhooks">
          {webhooks.nodes.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onTask={handleTask} />
          ))}
        </ul>
      )}
      {task?.kind === "create" && <WebhookDialog onClosed={handleClosed} />}
      {task?.kind === "deliveries" && <DeliveriesDialog webhook={task} onClosed={handleClosed} />}
      <ConfirmDialog
        isOpen={task?.kind === "delete"}
        title="Delete webhook"
        confirmLabel="Delete"
        isBusy={isDeleting}
        onConfirm={() => void handleDelete()}
        onCancel={handleClosed}
      >
        Are you sure you want to delete the webhook to {task?.kind === "delete" ? task.url : ""}? Its secret and its log go with it. This
        action cannot be undone.
      </ConfirmDialog>
    </Section>
  );
}
