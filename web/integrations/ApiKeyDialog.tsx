import { Group, Radio, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql } from "react-relay";
import { checkApiKey, type ApiKeyScope } from "#domain/integrations/apiKey.ts";
import type { Problem } from "#domain/http/problem.ts";
import { localDayEnd } from "#domain/time/dates.ts";
import type { ApiKeyDialogMutation } from "../__generated__/ApiKeyDialogMutation.graphql.ts";
import { DateInput } from "../days/DateInput.tsx";
import { useCommit } from "../relay/useCommit.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { RevealOnce } from "../ui/dialog/RevealOnce.tsx";
import { showError } from "../ui/feedback/toast.ts";

type Props = { onClosed: () => void };
type Values = { name: string; scope: ApiKeyScope; expiresAt: string };

/** Creates an API key, and shows it once. */
export function ApiKeyDialog({ onClosed }: Props) {
  const form = useForm<Values>({ initialValues: { name: "", scope: "READ", expiresAt: "" } });
  const [key, setKey] = useState<string | null>(null);
  const [create, isBusy] = useCommit<ApiKeyDialogMutation>(graphql`
    mutation ApiKeyDialogMutation($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        key
        viewer {
          ...ApiKeys_viewer
        }
        errors {
          message
          field
        }
      }
    }
  `);
  async function handleSubmit({ name, scope, expiresAt: day }: Values) {
    const expiresAt = day === "" ? "" : localDayEnd(day);
    const problems = problemsNow({ name, scope, expiresAt });
    const [first] = problems;
    if (first !== undefined) {
      markErrors(form, formErrors(problems));
      return showError(first.message, "Validation Error");
    }
    const input = { name: name.trim(), scope, ...(expiresAt !== "" && { expiresAt }) };
    const response = await create({ input }, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    if (response) setKey(response.createApiKey.key ?? "");
  }
  return (
    <FormDialog
      title={key === null ? "Create API Key" : "Your API Key"}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Create"
      busyLabel="Creating..."
      renderResult={
        key === null
          ? null
          : (close) => (
              <RevealOnce label="API key" secret={key} onDone={close}>
                Programs send it as &quot;Authorization: Bearer …&quot;.
              </RevealOnce>
            )
      }
      onSubmit={() => form.onSubmit((values) => void handleSubmit(values))()}
    >
      <TextInput label="Name" description="What it is for" required data-autofocus {...form.getInputProps("name")} />
      <Radio.Group label="Scope" {...form.getInputProps("scope")}>
        <Group gap="lg" mt="xs">
          <Radio value="READ" label="Read" />
          <Radio value="WRITE" label="Read and write" />
        </Group>
      </Radio.Group>
      <DateInput
        hasToday={false}
        label="Expires on"
        description="Left empty, it is good until it is revoked"
        {...form.getInputProps("expiresAt")}
      />
    </FormDialog>
  );
}

function problemsNow(entered: Values): Problem[] {
  return checkApiKey(entered, new Date());
}
