import { Button, Divider, Group, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { accountMessages, checkPasswordChange } from "#domain/account/account.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import type { ProfileForm_viewer$key } from "../../__generated__/ProfileForm_viewer.graphql.ts";
import { formErrors, requiredErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { Section } from "../../ui/page/Section.tsx";
import { showError, showInfo, showSuccess } from "../../ui/feedback/toast.ts";
import { useUpdateProfile } from "./useUpdateProfile.ts";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { UnsavedEdits } from "../../unsaved/UnsavedEdits.tsx";

type Props = {
  viewer: ProfileForm_viewer$key;
  /** Shows the fields of the password alone. */
  isForPassword?: boolean;
  onDone: () => void;
};
type Values = { name: string; oldPassword: string; newPassword: string; confirmPassword: string };

/** Changes the name, the password, or both. The e-mail cannot be changed. */
export function ProfileForm({ viewer, isForPassword = false, onDone }: Props) {
  const { name, email } = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        name
        email
      }
    `,
    viewer,
  );
  const form = useForm<Values>({ initialValues: { name, oldPassword: "", newPassword: "", confirmPassword: "" } });
  const [updateProfile, isBusy] = useUpdateProfile();
  useSubmitKeys();

  /** A browser may fill in the current password by itself (R-1322). */
  function isChanged(): boolean {
    return form.isDirty("name") || form.isDirty("newPassword") || form.isDirty("confirmPassword");
  }
  async function handleSubmit(values: Values) {
    const changes = changesOf(values, name);
    if (changes.problems.length > 0) {
      const { name: _, ...passwords } = values;
      const isIncomplete = changes.problems[0]?.message === accountMessages.passwordFieldsMissing;
      markErrors(form, isIncomplete ? requiredErrors(passwords) : formErrors(changes.problems));
      return showError(changes.problems[0]?.message ?? accountMessages.nothingChanged, "Validation Error");
    }
    if (!changes.name && !changes.password) return showInfo(accountMessages.nothingChanged);
    const { oldPassword, newPassword } = values;
    const change = { ...(changes.name && { name: values.name.trim() }), ...(changes.password && { oldPassword, newPassword }) };
    if (!(await updateProfile(change, (errors) => markErrors(form, formErrors(errors))))) return;
    showSuccess("Profile updated successfully");
    onDone();
  }

  return (
    <Section title={isForPassword ? "Change password" : "Edit profile"}>
      <form inert={isBusy} onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
        <Stack gap="md">
          <UnsavedEdits isChanged={isChanged} onLeave={onDone} />
          {isForPassword && <input type="email" autoComplete="username" value={email} readOnly hidden />}
          {!isForPassword && (
            <>
              <TextInput label="Name" autoComplete="name" required {...form.getInputProps("name")} />
              <TextInput
                label="Email"
                description="The email cannot be changed"
                type="email"
                autoComplete="username"
                value={email}
                readOnly
                variant="filled"
              />
              <Divider />
            </>
          )}
          <Text size="sm" c="dimmed">
            To change the password fill in all three fields. You stay signed in here; every other session ends.
          </Text>
          <PasswordField label="Current Password" autoComplete="current-password" {...form.getInputProps("oldPassword")} />
          <PasswordField label="New Password" autoComplete="new-password" {...form.getInputProps("newPassword")} />
          <PasswordField label="Confirm New Password" autoComplete="new-password" {...form.getInputProps("confirmPassword")} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onDone} disabled={isBusy}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              Update Profile
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

/**
 * The changed values, and the problems that prevent the change. With a new name the current password alone, as a browser
 * fills it in, asks for no other password (R-1322).
 */
function changesOf(values: Values, name: string): { name: boolean; password: boolean; problems: Problem[] } {
  const isRenamed = values.name.trim() !== name;
  const password = (values.oldPassword !== "" && !isRenamed) || values.newPassword !== "" || values.confirmPassword !== "";
  if (values.name.trim() === "") return { name: false, password, problems: [invalid(accountMessages.nameEmpty, "name")] };
  return { name: isRenamed, password, problems: password ? checkPasswordChange(values) : [] };
}
