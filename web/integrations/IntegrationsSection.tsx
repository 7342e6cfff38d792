import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { textOfError } from "../relay/RequestError.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { TableSkeleton } from "../ui/table/TableSkeleton.tsx";
import type { IntegrationPart } from "./ApiKeysAndWebhooks.tsx";

const Machines = lazyPart(async () => (await import("./ApiKeysAndWebhooks.tsx")).ApiKeysAndWebhooks);

const texts: Record<IntegrationPart, string> = {
  apiKeys: "A key lets a program work in your name.",
  webhooks: "A webhook sends a message to your server when something happens here.",
};

type Props = { part: IntegrationPart };

/**
 * Profile section for API keys or webhooks. It loads separately: if the service does not support them, the rest of Profile is unaffected.
 */
export function IntegrationsSection({ part }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Stack gap="md" component="section" aria-labelledby="for-machines">
      <div>
        <Title order={2} id="for-machines">
          For machines
        </Title>
        <Text size="sm" c="dimmed">
          {texts[part]}
        </Text>
      </div>
      <ErrorBoundary
        attempt={attempt}
        renderFailure={(error) => (
          <div>
            <Text c="dimmed">{textOfError(error, "Failed to load")}</Text>
            <Button variant="default" mt="xs" onClick={() => setAttempt((before) => before + 1)}>
              Try again
            </Button>
          </div>
        )}
      >
        <PromptSuspense fallback={<TableSkeleton rows={8} />}>
          <Machines key={attempt} part={part} />
        </PromptSuspense>
      </ErrorBoundary>
    </Stack>
  );
}
