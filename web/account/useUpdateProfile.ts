import { graphql } from "react-relay";
import type { useUpdateProfileMutation } from "../__generated__/useUpdateProfileMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";

/** Changes the user's name; resolves to whether it was done. */
export function useUpdateProfile(): [updateProfile: (name: string) => Promise<boolean>, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        viewer {
          ...ProfileView_viewer
          ...ProfileForm_viewer
        }
        errors {
          message
        }
      }
    }
  `);
  return [async (name) => (await commit({ input: { name } })) !== null, isInFlight];
}
