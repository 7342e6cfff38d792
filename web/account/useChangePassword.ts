import { graphql } from "react-relay";
import type { useChangePasswordMutation } from "../__generated__/useChangePasswordMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { renewToken } from "../session/session.ts";

type Passwords = { oldPassword: string; newPassword: string };

/** Changes the password; this session goes on with the token that comes back. Resolves to whether it was done. */
export function useChangePassword(): [changePassword: (passwords: Passwords) => Promise<boolean>, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        jwt
        errors {
          message
        }
      }
    }
  `);
  async function changePassword({ oldPassword, newPassword }: Passwords): Promise<boolean> {
    const response = await commit({ input: { oldPassword, newPassword } });
    if (response?.changePassword.jwt) renewToken(response.changePassword.jwt);
    return response !== null;
  }
  return [changePassword, isInFlight];
}
