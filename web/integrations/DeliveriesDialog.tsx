import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { localDayTime } from "#domain/time/localTime.ts";
import type { DeliveriesDialogQuery, DeliveriesDialogQuery$data } from "../__generated__/DeliveriesDialogQuery.graphql.ts";
import type { DeliveriesDialogResendMutation } from "../__generated__/DeliveriesDialogResendMutation.graphql.ts";
import type { DeliveriesDialogTestMutation } from "../__generated__/DeliveriesDialogTestMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { useHeldDialog } from "../ui/dialog/heldDialog.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { TableSkeleton } from "../ui/table/TableSkeleton.tsx";
import styles from "./Integrations.module.css";
import { webhookEventNames } from "./webhookEvents.ts";

type Props = { webhook: { id: string; url: string }; onClosed: () => void };
type Delivery = NonNullable<NonNullable<DeliveriesDialogQuery$data["node"]>["deliveries"]>["nodes"][number];

/** A webhook's recent deliveries with their responses; each can be sent again. */
export function DeliveriesDialog({ webhook, onClosed }: Props) {
  return (
    <Dialog title="Deliveries" size="lg" onClosed={onClosed}>
      {() => (
        <PromptSuspense fallback={<TableSkeleton rows={4} />}>
          <Deliveries webhook={webhook} />
        </PromptSuspense>
      )}
    </Dialog>
  );
}

function Deliveries({ webhook: { id, url } }: Pick<Props, "webhook">) {
  const [fetchKey, setFetchKey] = useState(0);
  const [isLoading, startTransition] = useTransition();
  const reload = () => startTransition(() => setFetchKey((before) => before + 1));
  const { node } = useLazyLoadQuery<DeliveriesDialogQuery>(
    graphql`
      query DeliveriesDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Webhook {
            deliveries(first: 20) {
              nodes {
                id
                type
                status
                attemptCount
                responseStatus
                error
                createdAt
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "network-only" },
  );
  const [resend, isSending] = useCommit<DeliveriesDialogResendMutation>(graphql`
    mutation DeliveriesDialogResendMutation($input: ResendWebhookDeliveryInput!) {
      resendWebhookDelivery(input: $input) {
        delivery {
          id
        }
        errors {
          message
          code
        }
      }
    }
  `);
  const [tryOut, isTrying] = useCommit<DeliveriesDialogTestMutation>(graphql`
    mutation DeliveriesDialogTestMutation($input: TestWebhookInput!) {
      testWebhook(input: $input) {
        delivery {
          id
        }
        errors {
          message
          code
        }
      }
    }
  `);
  useHeldDialog(isSending || isTrying);
  const deliveries = node?.deliveries?.nodes ?? [];
  const isWaiting = deliveries.some(
    ({ status, responseStatus, error }) => status === "PENDING" && responseStatus === null && error === null,
  );
  // A reload that a second one overtakes would never be shown on a slow line.
  useReloadWhile(isWaiting && !isLoading, reload);
  async function handle(act: Promise<object | null>) {
    if (await act) reload();
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" className={styles.words}>
          {url}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" loading={isTrying} onClick={() => void handle(tryOut({ input: { id } }))}>
            Send test
          </Button>
          <Button size="xs" variant="default" loading={isLoading} onClick={reload}>
            Refresh
          </Button>
        </Group>
      </Group>
      {deliveries.length === 0 && <Text>Nothing was sent yet.</Text>}
      <ul className={`${styles.list} ${styles.log}`} aria-label="Deliveries">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className={styles.row}>
            <div className={styles.words}>
              <Text component="div" className={styles.title}>
                {nameOf(delivery)} <DeliveryState status={delivery.status} />
              </Text>
              <Text size="sm" c="dimmed">
                {detailsOf(delivery)}
              </Text>
            </div>
            <Button size="xs" variant="default" disabled={isSending} onClick={() => void handle(resend({ input: { id: delivery.id } }))}>
              Send again
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Reloads a second after the last time while a delivery waits for the outcome of its first attempt. */
function useReloadWhile(isWaiting: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(reload, 1_000);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
}

const states = {
  PENDING: { name: "Waiting", colour: "gray" },
  DELIVERED: { name: "Delivered", colour: "green" },
  FAILED: { name: "Failed", colour: "red" },
} as const;

function DeliveryState({ status }: { status: keyof typeof states }) {
  const { name, colour } = states[status];
  return (
    <Badge variant="light" color={colour}>
      {name}
    </Badge>
  );
}

function nameOf({ type }: Delivery): string {
  return type === "TEST" ? "Test" : webhookEventNames[type];
}

function detailsOf({ createdAt, attemptCount, responseStatus, error }: Delivery): string {
  const tries = attemptCount === 1 ? "1 attempt" : `${attemptCount} attempts`;
  const outcome = error ?? (responseStatus === null ? null : `HTTP ${responseStatus}`);
  return [localDayTime(createdAt), tries, ...(outcome === null ? [] : [outcome])].join(" · ");
}
