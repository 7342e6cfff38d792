import { Badge, Button, Group, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { toShortDate } from "#domain/time/dates.ts";
import type { WebhookRow_webhook$data, WebhookRow_webhook$key } from "../__generated__/WebhookRow_webhook.graphql.ts";
import type { WebhookRowUpdateMutation } from "../__generated__/WebhookRowUpdateMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import styles from "./Integrations.module.css";
import { webhookEventNames } from "./webhookEvents.ts";

/** What a row's buttons request of the list. */
export type WebhookAction = { kind: "deliveries" | "delete"; id: string; url: string };

type Props = { webhook: WebhookRow_webhook$key; onAction: (action: WebhookAction) => void };

/** One webhook: its address, its events, its state. */
export function WebhookRow({ webhook, onAction }: Props) {
  const data = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        id
        url
        events
        isActive
        failingSince
      }
    `,
    webhook,
  );
  const [update, isUpdating] = useCommit<WebhookRowUpdateMutation>(graphql`
    mutation WebhookRowUpdateMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        webhook {
          ...WebhookRow_webhook
        }
        errors {
          message
          code
        }
      }
    }
  `);
  const { id, url, events, isActive } = data;
  const verb = isActive ? "Pause" : "Resume";
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text component="div" className={styles.title}>
          {url} <Badge variant="default">{stateOf(data)}</Badge>
        </Text>
        <Text size="sm" c="dimmed">
          {events.map((event) => webhookEventNames[event]).join(", ")}
        </Text>
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" aria-label={`Deliveries to ${url}`} onClick={() => onAction({ kind: "deliveries", id, url })}>
          Deliveries
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={`${verb} ${url}`}
          loading={isUpdating}
          onClick={() => void update({ input: { id, isActive: !isActive } })}
        >
          {verb}
        </Button>
        <Button size="xs" variant="default" aria-label={`Delete ${url}`} onClick={() => onAction({ kind: "delete", id, url })}>
          Delete
        </Button>
      </Group>
    </li>
  );
}

/** An inactive webhook with failures was switched off because of them; without failures it was paused by hand. */
function stateOf({ isActive, failingSince }: WebhookRow_webhook$data): string {
  if (failingSince) return `${isActive ? "Failing" : "Switched off, failing"} since ${toShortDate(failingSince)}`;
  return isActive ? "Active" : "Paused";
}
