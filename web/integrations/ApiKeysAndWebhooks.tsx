import { graphql, useLazyLoadQuery } from "react-relay";
import type { ApiKeysAndWebhooksQuery } from "../__generated__/ApiKeysAndWebhooksQuery.graphql.ts";
import { useReloadKey } from "../relay/outdatedScreen.ts";
import { ApiKeys } from "./ApiKeys.tsx";
import { Webhooks } from "./Webhooks.tsx";

export type IntegrationPart = "apiKeys" | "webhooks";

/** API keys or webhooks, loaded together. */
export function ApiKeysAndWebhooks({ part }: { part: IntegrationPart }) {
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
    { fetchKey: useReloadKey(), fetchPolicy: "store-and-network" },
  );
  if (!viewer) return null;
  return part === "apiKeys" ? <ApiKeys viewer={viewer} /> : <Webhooks viewer={viewer} />;
}
