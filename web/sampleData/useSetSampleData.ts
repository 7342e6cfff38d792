import { graphql } from "react-relay";
import type { useSetSampleDataMutation, useSetSampleDataMutation$data } from "../__generated__/useSetSampleDataMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";

type Kept = NonNullable<useSetSampleDataMutation$data["setSampleData"]["kept"]>;

/** Adds or removes the sample data; resolves to what stays of it, or to null after a failure. */
export function useSetSampleData(words: {
  success?: string;
  failure: string;
}): [setSampleData: (isWanted: boolean) => Promise<Kept | null>, isBusy: boolean] {
  const [commit, isBusy] = useCommit<useSetSampleDataMutation>(
    graphql`
      mutation useSetSampleDataMutation($input: SetSampleDataInput!) {
        setSampleData(input: $input) {
          kept {
            name
            reason
          }
          viewer {
            status
            sampleData {
              firmCount
            }
            firms {
              nodes {
                ...FirmCards_firms
              }
            }
          }
          errors {
            message
          }
        }
      }
    `,
    words,
  );
  async function setSampleData(isWanted: boolean) {
    const response = await commit({ input: { isWanted } });
    return response && (response.setSampleData.kept ?? []);
  }
  return [setSampleData, isBusy];
}
