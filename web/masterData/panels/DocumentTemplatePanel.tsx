import { graphql, useFragment } from "react-relay";
import { documentTemplate } from "#domain/masterData/documentTemplate.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import { deletedMessage, deleteFailedMessage, updatedMessage, updateFailedMessage } from "#domain/masterData/messages.ts";
import type { DocumentTemplatePanel_viewer$key } from "../../__generated__/DocumentTemplatePanel_viewer.graphql.ts";
import type { DocumentTemplatePanelDeleteMutation } from "../../__generated__/DocumentTemplatePanelDeleteMutation.graphql.ts";
import type { DocumentTemplatePanelUpdateMutation } from "../../__generated__/DocumentTemplatePanelUpdateMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";
import { useCreateDocumentTemplate } from "../mutations/useCreateDocumentTemplate.ts";

type Props = { viewer: DocumentTemplatePanel_viewer$key; surface: Surface };

/** The user's document templates. */
export function DocumentTemplatePanel({ viewer, surface }: Props) {
  const { documentTemplates } = useFragment(
    graphql`
      fragment DocumentTemplatePanel_viewer on Viewer {
        documentTemplates {
          nodes {
            id
            name
            heading
            body
          }
        }
      }
    `,
    viewer,
  );
  const [create, isCreating] = useCreateDocumentTemplate();
  const [update, isUpdating] = useCommit<DocumentTemplatePanelUpdateMutation>(
    graphql`
      mutation DocumentTemplatePanelUpdateMutation($input: UpdateDocumentTemplateInput!) {
        updateDocumentTemplate(input: $input) {
          viewer {
            ...DocumentTemplatePanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: updatedMessage(documentTemplate), failure: updateFailedMessage(documentTemplate) },
  );
  const [remove, isDeleting] = useCommit<DocumentTemplatePanelDeleteMutation>(
    graphql`
      mutation DocumentTemplatePanelDeleteMutation($input: DeleteDocumentTemplateInput!) {
        deleteDocumentTemplate(input: $input) {
          viewer {
            ...DocumentTemplatePanel_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: deletedMessage(documentTemplate, "record"), failure: deleteFailedMessage(documentTemplate) },
  );
  return (
    <RecordPanel
      kind={documentTemplate}
      surface={surface}
      rows={documentTemplates.nodes.map(({ id, name, heading, body }) => ({
        id,
        title: name,
        details: preview(body),
        values: { name, heading, body },
      }))}
      isSaving={isCreating || isUpdating}
      isDeleting={isDeleting}
      onCreate={create}
      onUpdate={(id, { name = "", heading = "", body = "" }, refused) => update({ input: { id, name, heading, body } }, refused)}
      onDelete={(id) => remove({ input: { id } })}
    />
  );
}

/** The beginning of a template's body. */
function preview(body: string): string {
  const line = body.replaceAll(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 60)}...` : line;
}
