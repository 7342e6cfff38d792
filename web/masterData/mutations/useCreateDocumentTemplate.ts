import { graphql } from "react-relay";
import type { RecordValues } from "#domain/masterData/check.ts";
import { documentTemplate } from "#domain/masterData/documentTemplate.ts";
import { addedMessage, addFailedMessage } from "#domain/masterData/messages.ts";
import type { useCreateDocumentTemplateMutation } from "../../__generated__/useCreateDocumentTemplateMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { CreateRecord, Refused } from "../record/record.ts";

/** Adds a document template and refreshes the viewer's document templates in the store. */
export function useCreateDocumentTemplate(): [create: CreateRecord, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useCreateDocumentTemplateMutation>(
    graphql`
      mutation useCreateDocumentTemplateMutation($input: CreateDocumentTemplateInput!) {
        createDocumentTemplate(input: $input) {
          documentTemplate {
            id
            name
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
    { success: addedMessage(documentTemplate), failure: addFailedMessage(documentTemplate) },
  );
  async function create({ name = "", heading = "", body = "" }: RecordValues, refused: Refused) {
    const response = await commit({ input: { name, heading, body } }, refused);
    return response?.createDocumentTemplate.documentTemplate ?? null;
  }
  return [create, isInFlight];
}
