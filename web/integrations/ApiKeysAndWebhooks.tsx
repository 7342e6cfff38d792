import { Stack } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ApiKeysAndWebhooksQuery } from "../__generated__/ApiKeysAndWebhooksQuery.graphql.ts";
import { ApiKeys } from "./ApiKeys.tsx";
import { Webhooks } from "./Webhooks.tsx";

/** API keys and webhooks. */
export function ApiKeysAndWebhooks() {
  const { viewer } = useLazyLoadQuery<ApiKeysAndWebhooksQuery>(
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
