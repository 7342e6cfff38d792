import { Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { checkVisitor } from "#domain/links/linkVisit.ts";
import type { OpenLinkForm_visit$key } from "../__generated__/OpenLinkForm_visit.graphql.ts";
import type { OpenLinkFormMutation } from "../__generated__/OpenLinkFormMutation.graphql.ts";
import styles from "../account/AccountCard.module.css";
import { useCommit } from "../relay/useCommit.ts";
import { showError } from "../ui/feedback/toast.ts";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { PasswordField } from "../ui/form/PasswordField.tsx";

type Props = { token: string; visit: OpenLinkForm_visit$key; onOpened: (pass: string) => void };

const empty = { password: "", name: "", email: "" };

/**
 * Opens a link with what it asks for. It is a button also where a link asks for nothing, so that programs that load the page do not count as
 * visitors.
 */
export function OpenLinkForm({ token, visit, onOpened }: Props) {
  const { hasPassword, asksName } = useFragment(
    graphql`
      fragment OpenLinkForm_visit on LinkVisit {
        hasPassword
        asksName
      }
    `,
    visit,
  );
  const form = useForm({ initialValues: empty });
  const [open, isBusy] = useCommit<OpenLinkFormMutation>(
    graphql`
      mutation OpenLinkFormMutation($input: OpenLinkInput!) {
        openLink(input: $input) {
          pass
          errors {
            message
            field
          }
        }
      }
    `,
    { errorTitle: "Not opened" },
  );
  async function handleSubmit(values: typeof empty) {
    const problems = checkVisitor({ asksName }, values);
    const [first] = problems;
    if (first !== undefined) {
      markErrors(form, formErrors(problems));
      return showError(first.message, "Validation Error");
    }
    const response = await open({ input: { ...values, token } }, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    if (response?.openLink.pass) onOpened(response.openLink.pass);
  }
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>Documents were shared with you</Title>
        <Text c="dimmed">
          The person who shared them sees {asksName && "the name and the email that you give, "}when you open them, which of them you view
          or download, and your network address.
        </Text>
      </div>
      <form onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
        <Stack gap="md">
          {asksName && <TextInput label="Your name" autoComplete="name" required {...form.getInputProps("name")} />}
          {asksName && <TextInput label="Email" type="email" autoComplete="email" required {...form.getInputProps("email")} />}
          {hasPassword && <PasswordField label="Password" autoComplete="off" required {...form.getInputProps("password")} />}
          <Button type="submit" loading={isBusy} fullWidth>
            Open documents
          </Button>
        </Stack>
      </form>
    </section>
  );
}
