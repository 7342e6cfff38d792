import { graphql } from "react-relay";
import { documentTemplate } from "#domain/masterData/templates/documentTemplate.ts";
import type { RecordMutations } from "../record/useRecordMutations.ts";

/** Creates, changes and deletes document templates; each refreshes the viewer's document templates in the store. */
export const documentTemplateMutations: RecordMutations = {
  kind: documentTemplate,
  create: graphql`
    mutation documentTemplateMutationsCreateMutation($input: CreateDocumentTemplateInput!) {
      saved: createDocumentTemplate(input: $input) {
        record: documentTemplate {
          id
        }
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
  update: graphql`
    mutation documentTemplateMutationsUpdateMutation($input: UpdateDocumentTemplateInput!) {
      saved: updateDocumentTemplate(input: $input) {
        viewer {
          ...DocumentTemplatePanel_viewer
        }
        errors {
          message
          field
          code
        }
      }
    }
  `,
  remove: graphql`
    mutation documentTemplateMutationsDeleteMutation($input: DeleteDocumentTemplateInput!) {
      deleteDocumentTemplate(input: $input) {
        viewer {
          ...DocumentTemplatePanel_viewer
        }
        errors {
          message
          code
        }
      }
    }
  `,
};
