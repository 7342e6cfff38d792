import { graphql, useLazyLoadQuery } from "react-relay";
import { Button } from "@mantine/core";
import { IconFlask } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import type { TrySampleDataQuery } from "../__generated__/TrySampleDataQuery.graphql.ts";
import { reloadUserInfo } from "../viewer/loadUserInfo.ts";
import { useSetSampleData } from "./useSetSampleData.ts";

/** 'Try with sample data' for an owner; nothing while there is some, or if the service has none. */
export function TrySampleData() {
  const navigate = useNavigate();
  const { viewer } = useLazyLoadQuery<TrySampleDataQuery>(
    graphql`
      query TrySampleDataQuery {
        viewer {
          sampleData {
            firmCount
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const [setSampleData, isBusy] = useSetSampleData({ success: "Sample data added", failure: "Failed to add sample data" });
  if (viewer?.sampleData?.firmCount !== 0) return null;

  async function handleAdd() {
    if ((await setSampleData(true)) === null) return;
    // The guard reads the status from the loaded user info.
    await reloadUserInfo().catch(() => null);
    await navigate("/dashboard");
  }
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconFlask size={18} stroke={1.7} aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void handleAdd()}
    >
      Try with sample data
    </Button>
  );
}
