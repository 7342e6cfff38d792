import { Badge, Button, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { apiKeyScopeNames } from "#domain/integrations/apiKey.ts";
import { toShortDate } from "#domain/time/dates.ts";
import type { ApiKeys_viewer$data, ApiKeys_viewer$key } from "../__generated__/ApiKeys_viewer.graphql.ts";
import type { ApiKeysRevokeMutation } from "../__generated__/ApiKeysRevokeMutation.graphql.ts";
import { sendAct } from "../relay/sendAct.ts";
import { useCommit } from "../relay/useCommit.ts";
import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";
import { useDialogTask } from "../ui/dialog/useDialogTask.ts";
import { ApiKeyDialog } from "./ApiKeyDialog.tsx";
import styles from "./Integrations.module.css";
import { UnsupportedNotice } from "./UnsupportedNotice.tsx";

type ApiKey = NonNullable<ApiKeys_viewer$data["apiKeys"]>["nodes"][number];
type Props = { viewer: ApiKeys_viewer$key };

/** The user's API keys: create, list, revoke. */
export function ApiKeys({ viewer }: Props) {
  const { apiKeys } = useFragment(
    graphql`
      fragment ApiKeys_viewer on Viewer {
        apiKeys {
          nodes {
            id
            name
            scope
            lastFour
            expiresAt
            lastUsedAt
          }
        }
      }
    `,
    viewer,
  );
  const [doomed, setDoomed] = useState<ApiKey | null>(null);
  const [isAdding, handleAdd, handleAdded] = useDialogTask<true>();
  const [revoke, isRevoking] = useCommit<ApiKeysRevokeMutation>(
    graphql`
      mutation ApiKeysRevokeMutation($input: RevokeApiKeyInput!) {
        revokeApiKey(input: $input) {
          viewer {
            ...ApiKeys_viewer
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "API key revoked" },
  );
  async function handleRevoke() {
    if (doomed === null) return;
    const { id } = doomed;
    if (await sendAct((outcomes) => revoke({ input: { id } }, outcomes))) setDoomed(null);
  }
  if (!apiKeys) return <UnsupportedNotice title="API keys" />;
  return (
    <Section
      title={`API keys (${apiKeys.nodes.length})`}
      level={3}
      isFlush={apiKeys.nodes.length > 0}
      actions={
        <Button variant="default" onClick={() => handleAdd(true)}>
          Create API Key
        </Button>
      }
    >
      {apiKeys.nodes.length === 0 && <EmptyState title="No API keys yet" text="A key lets a program work without your password." />}
      {apiKeys.nodes.length > 0 && (
        <ul className={styles.list} aria-label="API keys">
          {apiKeys.nodes.map((key) => (
            <li key={key.id} className={styles.row}>
              <div className={styles.words}>
                <Text component="div" className={styles.title}>
                  {key.name} <Badge variant="default">{apiKeyScopeNames[key.scope]}</Badge>
                </Text>
                <Text size="sm" c="dimmed">
                  {detailsOf(key)}
                </Text>
              </div>
              <Button size="xs" variant="default" aria-label={`Revoke ${key.name}`} onClick={() => setDoomed(key)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <ApiKeyDialog onClosed={handleAdded} />}
      <ConfirmDialog
        isOpen={doomed !== null}
        title="Revoke API Key"
        confirmLabel="Revoke"
        isBusy={isRevoking}
        onConfirm={() => void handleRevoke()}
        onCancel={() => setDoomed(null)}
      >
        Programs that use the key &apos;{doomed?.name}&apos; stop working at once. This action cannot be undone.
      </ConfirmDialog>
    </Section>
  );
}

function detailsOf({ lastFour, expiresAt, lastUsedAt }: ApiKey): string {
  const used = lastUsedAt ? `last used ${toShortDate(lastUsedAt)}` : "not used yet";
  const isOver = expiresAt ? Date.parse(expiresAt) <= Date.now() : false;
  const expiry = expiresAt ? `${isOver ? "expired" : "expires"} ${toShortDate(expiresAt)}` : "does not expire";
  return `lading_…${lastFour} · ${used} · ${expiry}`;
}
