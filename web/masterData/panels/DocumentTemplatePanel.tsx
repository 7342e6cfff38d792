import { graphql, useFragment } from "react-relay";
import type { Surface } from "#domain/masterData/kind.ts";
import type { DocumentTemplatePanel_viewer$key } from "../../__generated__/DocumentTemplatePanel_viewer.graphql.ts";
import { documentTemplateMutations } from "../mutations/documentTemplateMutations.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";

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
  return (
    <RecordPanel
      mutations={documentTemplateMutations}
      surface={surface}
      rows={documentTemplates.nodes}
      details={({ body }) => preview(body)}
    />
  );
}

/** The beginning of a template's body. */
function preview(body: string): string {
  const line = body.replaceAll(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 60)}...` : line;
}
