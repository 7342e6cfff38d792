import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import type { Role } from "#domain/account/role.ts";
import type { RoleDialogMutation } from "../__generated__/RoleDialogMutation.graphql.ts";
import { sendAct } from "../relay/sendAct.ts";
import { useCommit } from "../relay/useCommit.ts";
import { reloadUserInfo } from "../viewer/loadUserInfo.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { RoleChoice } from "./RoleChoice.tsx";

type Props = { member: { id: string; name: string; role: Role }; isYou: boolean; onClosed: () => void };

/** Changes a member's role. */
export function RoleDialog({ member, isYou, onClosed }: Props) {
  const form = useForm<{ role: Role }>({ initialValues: { role: member.role } });
  const [save, isBusy] = useCommit<RoleDialogMutation>(
    graphql`
      mutation RoleDialogMutation($input: SetMemberRoleInput!) {
        setMemberRole(input: $input) {
          member {
            role
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Role changed" },
  );
  async function handleSubmit({ role }: { role: Role }, close: () => void) {
    if (!(await sendAct((outcomes) => save({ input: { id: member.id, role } }, outcomes)))) return;
    close();
    // What an owner who is one no more may see follows from the user info.
    if (isYou) await reloadUserInfo().catch(() => null);
  }
  return (
    <FormDialog
      title={`Role of ${member.name}`}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Save"
      onSubmit={(close) => form.onSubmit((values) => void handleSubmit(values, close))()}
    >
      <RoleChoice field={form.getInputProps("role")} />
    </FormDialog>
  );
}
