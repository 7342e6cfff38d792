import { Button, Stack, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { checkText, cleanText } from "#domain/comments/commentInput.ts";
import type { SharedCommentFormMutation } from "../../__generated__/SharedCommentFormMutation.graphql.ts";
import { typedSince } from "../../comment/commentValues.ts";
import { useKeptText } from "../../comment/useKeptText.ts";
import type { UserError } from "../../relay/payloadErrors.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { formErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { UnsavedEdits } from "../../unsaved/UnsavedEdits.tsx";

type Props = {
  /** Global id of the shared shipment. */
  sharedShipmentId: string;
  /** The lists that the comment joins. */
  connections: readonly string[];
};

/** A partner's comment for the exporter. */
export function SharedCommentForm({ sharedShipmentId, connections }: Props) {
  const form = useForm({ initialValues: { text: "" } });
  useSubmitKeys();
  // The exporter may end the share while it is typed.
  useKeptText(sharedShipmentId, {
    read: () => form.getValues().text,
    restore: (text) => form.setFieldValue("text", text),
    isKeptWhenGone: true,
  });
  const [add, isBusy] = useCommit<SharedCommentFormMutation>(
    graphql`
      mutation SharedCommentFormMutation($input: AddSharedCommentInput!, $connections: [ID!]!) {
        addSharedComment(input: $input) {
          commentEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...SharedCommentLine_comment
            }
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: "Comment added" },
  );
  const mark = (errors: readonly UserError[]) => markErrors(form, formErrors(errors));
  async function handleSubmit() {
    const { text } = form.values;
    const problems = checkText(cleanText(text), false);
    if (problems.length > 0) return mark(problems);
    if (!(await add({ input: { sharedShipmentId, text }, connections: [...connections] }, { onErrors: mark }))) return;
    const next = typedSince(text, form.getValues().text);
    form.reset();
    form.setFieldValue("text", next);
    // The button could not keep the focus while it was busy.
    if (document.activeElement === document.body) form.getInputNode("text")?.focus();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <Stack gap="md">
        <UnsavedEdits isKept isChanged={() => form.getValues().text.trim() !== ""} onLeave={form.reset} />
        <Textarea label="Comment" autosize minRows={2} maxRows={12} {...form.getInputProps("text")} />
        <Button type="submit" loading={isBusy} style={{ alignSelf: "flex-start" }}>
          Comment
        </Button>
      </Stack>
    </form>
  );
}
