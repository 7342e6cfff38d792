import { useEffect, useRef, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FormQuickAdd_viewer$key } from "../../../__generated__/FormQuickAdd_viewer.graphql.ts";
import type { QuickAdded } from "../../../masterData/quickAdd/quickAddTask.ts";
import { DialogBoundary } from "../../../relay/DialogBoundary.tsx";
import { lazyPart } from "../../../ui/loading/lazyPart.ts";
import { useDialogTask } from "../../../ui/dialog/useDialogTask.ts";
import { useFormChoices, type FormChoices } from "../values/formChoices.ts";
import { useFormStore } from "../values/formStore.ts";
import { QuickAddProvider, type QuickAddRequest } from "./quickAdd.ts";

const QuickAddDialog = lazyPart(async () => (await import("../../../masterData/quickAdd/QuickAddDialog.tsx")).QuickAddDialog);

type Props = {
  viewer: FormQuickAdd_viewer$key;
  /** Reports whether the dialog is open. */
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

type Added = { request: QuickAddRequest; picked: string };

/** Hosts the dialog of every 'Add New …' of the form. The added item is chosen as soon as it is among the choices. */
export function FormQuickAdd({ viewer, onToggle, children }: Props) {
  const data = useFragment(
    graphql`
      fragment FormQuickAdd_viewer on Viewer {
        ...QuickAddDialog_viewer
      }
    `,
    viewer,
  );
  const store = useFormStore();
  const choices = useFormChoices();
  const [request, open, close] = useDialogTask<QuickAddRequest>();
  const [added, setAdded] = useState<Added | null>(null);
  const picked = useRef<Added | null>(null);
  // Prefetch the dialog while the user reads the form.
  useEffect(() => QuickAddDialog.preload(), []);
  useEffect(() => {
    if (added === null || added === picked.current || !isThere(added, choices)) return;
    picked.current = added;
    store.pick(added.request.path, added.request.edit, { picked: added.picked, choices });
  }, [added, choices, store]);
  function handleOpen(next: QuickAddRequest) {
    open(next);
    onToggle(true);
  }
  function handleClose() {
    close();
    onToggle(false);
  }
  function handleAdded({ id, name }: QuickAdded) {
    if (request !== null) setAdded({ request, picked: isPickedById(request) ? (id ?? name) : name });
  }
  return (
    <QuickAddProvider value={handleOpen}>
      {children}
      {request !== null && (
        <DialogBoundary attempt={request} onFailed={handleClose}>
          <QuickAddDialog
            viewer={data}
            task={{
              kind: request.kind,
              label: request.label,
              initialText: request.typed,
              initialCountry: countryOf(request, store.values()),
            }}
            onAdded={handleAdded}
            onClose={handleClose}
          />
        </DialogBoundary>
      )}
    </QuickAddProvider>
  );
}

/** A shipment stores ports by name, all other records by id. */
function isPickedById({ kind }: QuickAddRequest): boolean {
  return kind !== "loadingPort" && kind !== "dischargePort";
}

function countryOf({ kind }: QuickAddRequest, values: { originCountry: string; destinationCountry: string }): string {
  if (kind === "loadingPort") return values.originCountry;
  return kind === "dischargePort" ? values.destinationCountry : "";
}

function isThere({ request: { kind }, picked }: Added, choices: FormChoices): boolean {
  switch (kind) {
    case "buyer":
      return choices.buyers.some(({ value }) => value === picked);
    case "broker":
      return choices.brokers.some(({ value }) => value === picked);
    case "loadingPort":
      return choices.loadingPorts.some(({ name }) => name === picked);
    case "dischargePort":
      return choices.dischargePorts.some(({ name }) => name === picked);
    case "goods":
      return choices.products.some(({ id }) => id === picked);
    case "packagingUnit":
      return choices.units.some(({ id }) => id === picked);
    case "originCountry":
      return choices.originCountries.includes(picked);
    case "destinationCountry":
      return choices.destinationCountries.includes(picked);
    case "paymentTerm":
      return choices.paymentTerms.includes(picked);
    case "shipmentTerm":
      return choices.shipmentTerms.includes(picked);
    case "currency":
      return choices.currencies.includes(picked);
    case "declaration":
      return choices.declarations.includes(picked);
  }
}
