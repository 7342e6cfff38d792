import { Button, Checkbox, Stack, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { CommentForm_shipment$key } from "../__generated__/CommentForm_shipment.graphql.ts";
import type { CommentFormMutation } from "../__generated__/CommentFormMutation.graphql.ts";
import { AudienceField } from "../partner/audience/AudienceField.tsx";
import type { UserError } from "../relay/payloadErrors.ts";
import { useCommit } from "../relay/useCommit.ts";
import { useHeldDialog } from "../ui/dialog/heldDialog.ts";
import { FormActions } from "../ui/form/FormActions.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { useSubmitKeys } from "../ui/keyboard/useSubmitKeys.ts";
import { UnsavedEdits } from "../unsaved/UnsavedEdits.tsx";
import { addressedTo, emptyComment, problemsOf, typedSince } from "./commentValues.ts";
import { RequestFields } from "./RequestFields.tsx";
import { useKeptText } from "./useKeptText.ts";

type Props = {
  shipment: CommentForm_shipment$key;
  /** The file that it is about; null: the shipment. */
  file: { id: string } | null;
  /** The document that it asks for and nothing else; null: a comment that may ask for any. */
  asksFor: AttachmentType | null;
  hasPartners: boolean;
  /** The lists that the comment joins. */
  connections: readonly string[];
  /** In a dialog: closes it, also after the comment was stored. */
  onClose?: () => void;
};

/** A new comment: internal, for roles of partners, or a request for a document. */
export function CommentForm({ shipment, file, asksFor, hasPartners, connections, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment CommentForm_shipment on Shipment {
        id
        ...RequestFields_shipment
      }
    `,
    shipment,
  );
  const form = useForm({ initialValues: emptyComment(asksFor) });
  const { isRequest } = form.values;
  useSubmitKeys();
  const place = [data.id, file?.id, asksFor].filter((part) => part).join("-");
  useKeptText(place, { read: () => form.getValues().text, restore: (text) => form.setFieldValue("text", text) });
  const [add, isBusy] = useCommit<CommentFormMutation>(
    graphql`
      mutation CommentFormMutation($input: AddCommentInput!, $connections: [ID!]!) {
        addComment(input: $input) {
          commentEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...CommentLine_comment
            }
          }
          shipment {
            overdueRequestCount
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: isRequest ? "Request sent" : "Comment added" },
  );
  useHeldDialog(isBusy);
  const mark = (errors: readonly UserError[]) => markErrors(form, formErrors(errors));
  async function handleSubmit() {
    const { values } = form;
    const problems = problemsOf(values);
    if (problems.length > 0) return mark(problems);
    const input = { shipmentId: data.id, attachmentId: file?.id ?? null, text: values.text, ...addressedTo(values) };
    if (!(await add({ input, connections: [...connections] }, { onErrors: mark }))) return;
    const { text } = form.getValues();
    form.reset();
    if (onClose) return onClose();
    form.setFieldValue("text", typedSince(values.text, text));
    // The button could not keep the focus while it was busy.
    if (document.activeElement === document.body) form.getInputNode("text")?.focus();
  }
  const label = isRequest ? "Send request" : "Comment";
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
        {isRequest && asksFor !== null && <RequestFields shipment={data} form={form} isDisabled={isBusy} />}
        <Textarea
          label={asksFor === null ? "Comment" : "Message"}
          autosize
          minRows={2}
          maxRows={12}
          // A dialog closes with the answer; elsewhere the next comment can be typed meanwhile.
          readOnly={isBusy && onClose !== undefined}
          {...form.getInputProps("text")}
        />
        {hasPartners && asksFor === null && (
          <>
            <Checkbox label="Ask for a document" disabled={isBusy} {...form.getInputProps("isRequest", { type: "checkbox" })} />
            {isRequest ? (
              <RequestFields shipment={data} form={form} isDisabled={isBusy} />
            ) : (
              <AudienceField
                value={form.values.audience}
                nobody="Internal"
                isDisabled={isBusy}
                onChange={(audience) => form.setFieldValue("audience", audience)}
              />
            )}
          </>
        )}
        {onClose ? (
          <FormActions submitLabel={label} busyLabel="Sending..." isBusy={isBusy} onCancel={onClose} />
        ) : (
          <Button type="submit" loading={isBusy} style={{ alignSelf: "flex-start" }}>
            {label}
          </Button>
        )}
      </Stack>
    </form>
  );
}
