import { graphql } from "react-relay";
import type { OnboardingStatus } from "#domain/account/accountType.ts";
import type { useSetOnboardingStatusMutation } from "../__generated__/useSetOnboardingStatusMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";

type Words = { success?: string; failure: string };

/** Stores the onboarding status; resolves to whether it succeeded. */
export function useSetOnboardingStatus(words: Words): [setStatus: (status: OnboardingStatus) => Promise<boolean>, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useSetOnboardingStatusMutation>(
    graphql`
      mutation useSetOnboardingStatusMutation($input: SetOnboardingStatusInput!) {
        setOnboardingStatus(input: $input) {
          viewer {
            status
          }
          errors {
            message
          }
        }
      }
    `,
    words,
  );
  return [async (status) => (await commit({ input: { status } })) !== null, isInFlight];
}
