import { graphql } from "react-relay";
import type { UpdateProfileInput, useUpdateProfileMutation } from "../../__generated__/useUpdateProfileMutation.graphql.ts";
import type { UserError } from "../../relay/payloadErrors.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { renewToken } from "../../session/session.ts";

type Change = Pick<UpdateProfileInput, "name" | "oldPassword" | "newPassword">;
type OnErrors = (errors: readonly UserError[]) => void;
type UpdateProfile = (change: Change, onErrors: OnErrors) => Promise<boolean>;

/**
 * Changes name, password, or both, all or nothing. After a new password the session continues with the returned token. Resolves to whether
 * it succeeded; validation errors are shown and passed on to mark fields.
 */
export function useUpdateProfile(): [updateProfile: UpdateProfile, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        jwt
        viewer {
          ...ProfileView_viewer
          ...ProfileForm_viewer
        }
        errors {
          message
          field
        }
      }
    }
  `);
  async function updateProfile(change: Change, onErrors: OnErrors): Promise<boolean> {
    const response = await commit({ input: change }, { onErrors });
    if (response?.updateProfile.jwt) renewToken(response.updateProfile.jwt);
    return response !== null;
  }
  return [updateProfile, isInFlight];
}
