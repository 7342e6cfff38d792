import { Stack } from "@mantine/core";
import { graphql } from "react-relay";
import type { ApiKeysAndWebhooksQuery } from "../__generated__/ApiKeysAndWebhooksQuery.graphql.ts";
import { usePromptQuery } from "../relay/usePromptQuery.ts";
import { ApiKeys } from "./ApiKeys.tsx";
import { Webhooks } from "./Webhooks.tsx";

/** What a user's machines may do in their name, and what they are told. */
export function ApiKeysAndWebhooks() {
  const { viewer } = usePromptQuery<ApiKeysAndWebhooksQuery>(
    graphql`
      query ApiKeysAndWebhooksQuery {
        viewer {
          ...ApiKeys_viewer
          ...Webhooks_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer) return null;
  return (
    <Stack gap="lg">
      <ApiKeys viewer={viewer} />
      <Webhooks viewer={viewer} />
    </Stack>
  );
}
