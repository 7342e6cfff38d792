import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { maxPaperTemplates, paperTemplateMessages } from "#domain/documents/paperTemplate.ts";
import type { PaperTemplates_viewer$data, PaperTemplates_viewer$key } from "../../__generated__/PaperTemplates_viewer.graphql.ts";
import type { PaperTemplatesDeleteMutation } from "../../__generated__/PaperTemplatesDeleteMutation.graphql.ts";
import type { PaperTemplatesQuery } from "../../__generated__/PaperTemplatesQuery.graphql.ts";
import { useReloadKey } from "../../relay/outdatedScreen.ts";
import { sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { useMay } from "../../session/role.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { PaperTemplateDialog } from "./PaperTemplateDialog.tsx";
import { PaperTemplateRow } from "./PaperTemplateRow.tsx";

type Template = NonNullable<PaperTemplates_viewer$data["paperTemplates"]>[number];
type Task = { kind: "add" } | { kind: "change" | "delete"; template: Template };

const columns = [{ label: "Name" }, { label: "Use for" }, { label: "Documents" }];
const menus = { label: "Actions", isHidden: true, width: "56px" };

/** Document sets for new shipments: a part of the page People. */
export function PaperTemplates() {
  const { viewer } = useLazyLoadQuery<PaperTemplatesQuery>(
    graphql`
      query PaperTemplatesQuery {
        viewer {
          ...PaperTemplates_viewer
        }
      }
    `,
    {},
    { fetchKey: useReloadKey(), fetchPolicy: "store-and-network" },
  );
  return viewer && <TemplateSection viewer={viewer} />;
}

function TemplateSection({ viewer }: { viewer: PaperTemplates_viewer$key }) {
  const { paperTemplates } = useFragment(
    graphql`
      fragment PaperTemplates_viewer on Viewer {
        paperTemplates {
          id
          name
          ...PaperTemplateRow_template
          ...PaperTemplateDialog_template
        }
      }
    `,
    viewer,
  );
  const mayWrite = useMay("write");
  const [task, handleTask, handleClosed] = useDialogTask<Task>();
  const [remove, isRemoving] = useCommit<PaperTemplatesDeleteMutation>(
    graphql`
      mutation PaperTemplatesDeleteMutation($input: DeletePaperTemplateInput!) {
        deletePaperTemplate(input: $input) {
          viewer {
            ...PaperTemplates_viewer
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: paperTemplateMessages.deleted },
  );
  // Another server keeps none.
  if (!paperTemplates) return null;
  async function handleDelete({ id }: Template) {
    if (await sendAct((outcomes) => remove({ input: { id } }, outcomes))) handleClosed();
  }
  const add = mayWrite && paperTemplates.length < maxPaperTemplates && (
    <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => handleTask({ kind: "add" })}>
      Add template
    </Button>
  );
  const isEmpty = paperTemplates.length === 0;
  return (
    <Section
      title="Document set templates"
      description="Which documents a new shipment to a country or a buyer needs. The newest template that fits is used; earlier shipments keep their set."
      isFlush={!isEmpty}
      actions={!isEmpty && add}
    >
      {isEmpty ? (
        <EmptyState
          title="No templates yet"
          text="Without one, a new shipment begins with the documents of the last shipment to the same consignee."
          action={add}
        />
      ) : (
        <DataTable label="Document set templates" hasLabelledCards minWidth={600} columns={mayWrite ? [...columns, menus] : columns}>
          {paperTemplates.map((template) => (
            <PaperTemplateRow key={template.id} template={template} onTask={mayWrite ? (kind) => handleTask({ kind, template }) : null} />
          ))}
        </DataTable>
      )}
      {task?.kind === "add" && <PaperTemplateDialog template={null} onClosed={handleClosed} />}
      {task?.kind === "change" && <PaperTemplateDialog template={task.template} onClosed={handleClosed} />}
      <ConfirmDialog
        isOpen={task?.kind === "delete"}
        title="Delete Document Set Template"
        confirmLabel="Delete"
        isBusy={isRemoving}
        onConfirm={() => task?.kind === "delete" && void handleDelete(task.template)}
        onCancel={handleClosed}
      >
        Are you sure you want to delete the template {task?.kind === "delete" && <strong>{task.template.name}</strong>}? Shipments that
        began with it keep their documents.
      </ConfirmDialog>
    </Section>
  );
}
