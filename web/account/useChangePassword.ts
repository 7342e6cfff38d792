import { graphql } from "react-relay";
import type { useChangePasswordMutation } from "../__generated__/useChangePasswordMutation.graphql.ts";
import type { UserError } from "../relay/payloadErrors.ts";
import { useCommit } from "../relay/useCommit.ts";
import { renewToken } from "../session/session.ts";

type Passwords = { oldPassword: string; newPassword: string };
type OnErrors = (errors: readonly UserError[]) => void;
type ChangePassword = (passwords: Passwords, onErrors: OnErrors) => Promise<boolean>;

/** Changes the password; this session goes on with the token that comes back. Resolves to whether it was done; refusals are told, and passed on to mark fields. */
export function useChangePassword(): [changePassword: ChangePassword, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        jwt
        errors {
          message
          field
        }
      }
    }
  `);
  async function changePassword({ oldPassword, newPassword }: Passwords, onErrors: OnErrors): Promise<boolean> {
    const response = await commit({ input: { oldPassword, newPassword } }, { onErrors });
    if (response?.changePassword.jwt) renewToken(response.changePassword.jwt);
    return response !== null;
  }
  return [changePassword, isInFlight];
}
