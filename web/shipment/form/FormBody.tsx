import { graphql, useFragment } from "react-relay";
import type { FormBody_viewer$key } from "../../__generated__/FormBody_viewer.graphql.ts";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { DraftNotice } from "./draft/DraftNotice.tsx";
import type { OpenForm } from "./draft/openForm.ts";
import { FormQuickAdd } from "./fields/FormQuickAdd.tsx";
import { FormSections } from "./FormSections.tsx";
import styles from "./ShipmentForm.module.css";
import type { ShipmentFormTask } from "./values/shipmentFormTask.ts";

const ChangedNotice = lazyPart(async () => (await import("./ChangedNotice.tsx")).ChangedNotice);
const DuplicateNotice = lazyPart(async () => (await import("./draft/DuplicateNotice.tsx")).DuplicateNotice);
const FormRail = lazyPart(async () => (await import("./rail/FormRail.tsx")).FormRail);
const FormWarnings = lazyPart(async () => (await import("./FormWarnings.tsx")).FormWarnings);

type Props = {
  firmId: string;
  task: ShipmentFormTask;
  form: OpenForm;
  viewer: FormBody_viewer$key;
  isSaving: boolean;
  isGone: boolean;
  onReload: () => void;
  /** Reports whether the dialog of an 'Add New …' is open. */
  onAdding: (isOpen: boolean) => void;
};

/** The part of the form that scrolls: notices, sections and warnings; on a wide screen with the rail of sections. */
export function FormBody({ firmId, task, form, viewer, isSaving, isGone, onReload, onAdding }: Props) {
  const data = useFragment(
    graphql`
      fragment FormBody_viewer on Viewer {
        ...FormQuickAdd_viewer
      }
    `,
    viewer,
  );
  return (
    <div className={styles.middle}>
      <PromptSuspense fallback={<div />}>
        <FormRail />
      </PromptSuspense>
      <div className={styles.sections}>
        <DraftNotice form={form} />
        <PromptSuspense>{task.mode === "duplicate" && <DuplicateNotice />}</PromptSuspense>
        <PromptSuspense>
          {task.mode === "edit" && (
            <ChangedNotice form={form} shipmentId={task.shipmentId} isSaving={isSaving} isGone={isGone} onReload={onReload} />
          )}
        </PromptSuspense>
        <FormQuickAdd viewer={data} onToggle={onAdding}>
          <FormSections firmId={firmId} isNew={task.mode === "create"} />
        </FormQuickAdd>
        <PromptSuspense>
          <FormWarnings />
        </PromptSuspense>
      </div>
    </div>
  );
}
