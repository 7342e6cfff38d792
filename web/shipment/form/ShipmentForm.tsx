import { Button } from "@mantine/core";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShipmentForm_viewer$key } from "../../__generated__/ShipmentForm_viewer.graphql.ts";
import { clearShipmentLists } from "../../session/shipmentLists.ts";
import { formErrors } from "../../ui/form/formErrors.ts";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { firstInvalid } from "./fields/firstInvalid.ts";
import { FormChoicesProvider, type FormChoices } from "./values/formChoices.ts";
import { checkForm, pathOfField } from "./values/formRules.ts";
import { FormBody } from "./FormBody.tsx";
import { FormSum } from "./charges/FormSum.tsx";
import { FormStoreProvider } from "./values/formStore.ts";
import { refusedFigures, settledValues } from "./values/formValues.ts";
import type { OpenForm } from "./draft/openForm.ts";
import styles from "./ShipmentForm.module.css";
import type { ShipmentFormTask } from "./values/shipmentFormTask.ts";
import { inputOf } from "./values/shipmentInput.ts";
import { UnsavedDialog } from "../../unsaved/UnsavedDialog.tsx";
import { useStoredDraft } from "./draft/useStoredDraft.ts";
import { useSaveShipment } from "./useSaveShipment.ts";
import { useUnsavedGuard } from "../../unsaved/useUnsavedGuard.ts";

const ConflictDialog = lazyPart(async () => (await import("./ConflictDialog.tsx")).ConflictDialog);

type Props = {
  firmId: string;
  task: ShipmentFormTask;
  form: OpenForm;
  choices: FormChoices;
  viewer: ShipmentForm_viewer$key;
  /** Receives the function that asks before closing; null if there is nothing to ask. */
  onGuard: (requestClose: (() => void) | null) => void;
  onReload: () => void;
  onClose: () => void;
  onSaved?: ((shipmentId: string) => void) | undefined;
};

const saveLabels: Record<ShipmentFormTask["mode"], string> = {
  create: "Create Shipment",
  edit: "Update Shipment",
  duplicate: "Create Duplicate",
};

/** The shipment form: eight sections, and one button that saves them. */
export function ShipmentForm({ firmId, task, form, choices, viewer, onGuard, onReload, onClose, onSaved }: Props) {
  const data = useFragment(
    graphql`
      fragment ShipmentForm_viewer on Viewer {
        ...FormBody_viewer
      }
    `,
    viewer,
  );
  const { save, isSaving, isGone } = useSaveShipment(task);
  const [isConflict, setConflict] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const guard = useUnsavedGuard(form, onClose);
  useSubmitKeys();
  useStoredDraft(form);
  const isDialogOpen = guard.isAsking || isConflict || isAdding;
  useEffect(() => {
    onGuard(() => {
      // Both the panel and the dialogs over it receive one press of Esc: what it opens or closes must not handle it again.
      if (!isDialogOpen && !isSaving) setTimeout(guard.requestClose);
    });
    return () => onGuard(null);
  });
  useEffect(() => {
    const name = element.current?.querySelector<HTMLInputElement>('[data-path="name"]');
    name?.focus();
    name?.select();
  }, []);

  function mark(errors: Record<string, string>) {
    form.store.setErrors(errors);
    requestAnimationFrame(() => firstInvalid(element.current)?.focus());
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isSaving) void handleSave();
  }
  function handleReload() {
    form.settle();
    onReload();
  }
  async function handleSave() {
    // A 0 that takes the place of another text is saved only after the user has seen that (R-1030).
    const refused = { ...form.store.takeRefused(), ...refusedFigures(form.store.values()) };
    form.store.update(settledValues);
    const [told] = Object.values(refused);
    if (told !== undefined) {
      showError(told, "Validation Error");
      return mark(refused);
    }
    const values = form.store.values();
    const refusal = checkForm(values, choices.units);
    if (refusal !== null) {
      showError(refusal.message, "Validation Error");
      return mark(refusal.errors);
    }
    form.store.setErrors({});
    const id = await save({
      input: inputOf(values, firmId),
      version: form.version(),
      onConflict: () => setConflict(true),
      onErrors: (errors) => mark(formErrors(errors.map(({ message, field }) => ({ message, field: pathOfField(field ?? []).split(".") })))),
    });
    if (id === null) return;
    form.settle();
    clearShipmentLists();
    onSaved?.(id);
    onClose();
  }

  return (
    <FormStoreProvider value={form.store}>
      <FormChoicesProvider value={choices}>
        <form ref={element} inert={isSaving} className={styles.form} onSubmit={handleSubmit} noValidate>
          <FormBody
            form={form}
            firmId={firmId}
            task={task}
            viewer={data}
            isSaving={isSaving}
            isGone={isGone}
            onReload={handleReload}
            onAdding={setAdding}
          />
          <footer className={styles.footer}>
            <FormSum />
            <Button variant="default" onClick={guard.requestClose} disabled={isSaving}>
              Cancel
            </Button>
            <Button onClick={() => void handleSave()} disabled={isSaving}>
              {isSaving ? "Saving..." : saveLabels[isGone ? "create" : task.mode]}
            </Button>
          </footer>
        </form>
        <UnsavedDialog guard={guard} />
        <PromptSuspense>
          {task.mode === "edit" && (
            <ConflictDialog
              isOpen={isConflict}
              shipmentId={task.shipmentId}
              onReload={handleReload}
              onKeep={(version) => {
                form.setVersion(version);
                setConflict(false);
              }}
            />
          )}
        </PromptSuspense>
      </FormChoicesProvider>
    </FormStoreProvider>
  );
}
