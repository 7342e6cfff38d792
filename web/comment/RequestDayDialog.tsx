import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { checkLastDay } from "#domain/comments/commentInput.ts";
import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import { localDay } from "#domain/time/dates.ts";
import type { RequestDayDialogMutation } from "../__generated__/RequestDayDialogMutation.graphql.ts";
import { DayInput } from "../days/DayInput.tsx";
import { sendAct } from "../relay/sendAct.ts";
import { useCommit } from "../relay/useCommit.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";

/** The comment that asks for a document of the type until the day `by`, "" without one. */
export type RequestDay = { commentId: string; type: AttachmentType; by: string };

type Props = { request: RequestDay; onClosed: () => void };

/** Changes until when a partner is asked for a document (R-1302). */
export function RequestDayDialog({ request: { commentId, type, by }, onClosed }: Props) {
  const form = useForm({ initialValues: { by } });
  const [commit, isBusy] = useCommit<RequestDayDialogMutation>(
    graphql`
      mutation RequestDayDialogMutation($input: SetRequestDayInput!) {
        setRequestDay(input: $input) {
          comment {
            ...CommentLine_comment
          }
          shipment {
            overdueRequestCount
          }
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { success: "Date changed" },
  );
  async function handleSubmit(close: () => void) {
    const { values } = form;
    if (values.by === by) return close();
    const problems = checkLastDay(values.by, localDay(new Date()), "by");
    if (problems.length > 0) return markErrors(form, formErrors(problems));
    const input = { id: commentId, by: values.by || null };
    const isDone = await sendAct((outcomes) => commit({ input }, outcomes), {
      gone: "This request has been deleted.",
      onErrors: (errors) => markErrors(form, formErrors(errors)),
    });
    if (isDone) close();
  }
  return (
    <FormDialog
      title={`Date: ${attachmentTypeNames[type]}`}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Save"
      onSubmit={(close) => form.onSubmit(() => void handleSubmit(close))()}
    >
      <DayInput label="By" data-autofocus {...form.getInputProps("by")} />
    </FormDialog>
  );
}
