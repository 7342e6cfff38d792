import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { currency } from "#domain/masterData/lists/currency.ts";
import { declaration } from "#domain/masterData/lists/declaration.ts";
import { destinationCountry } from "#domain/masterData/lists/destinationCountry.ts";
import { originCountry } from "#domain/masterData/lists/originCountry.ts";
import { paymentTerm } from "#domain/masterData/lists/paymentTerm.ts";
import { shipmentTerm } from "#domain/masterData/lists/shipmentTerm.ts";
import type { QuickAddDialog_viewer$data, QuickAddDialog_viewer$key } from "../../__generated__/QuickAddDialog_viewer.graphql.ts";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { kindWords } from "../kinds.ts";
import { PortInput } from "../record/form/FieldInput.tsx";
import { usePresetSources } from "../presets/presetSources.ts";
import type { QuickAdded, QuickAddKind, QuickAddTask } from "./quickAddTask.ts";
import { brokerMutations } from "../mutations/brokerMutations.ts";
import { buyerMutations } from "../mutations/buyerMutations.ts";
import { dischargePortMutations } from "../mutations/dischargePortMutations.ts";
import { goodsMutations } from "../mutations/goodsMutations.ts";
import { itemsOf } from "../mutations/listItems.ts";
import { loadingPortMutations } from "../mutations/loadingPortMutations.ts";
import { packagingUnitMutations } from "../mutations/packagingUnitMutations.ts";
import { QuickAddListItem } from "./QuickAddListItem.tsx";
import { QuickAddRecord, type QuickAddForm } from "./QuickAddRecord.tsx";

// A dialog's first field has the focus: the input of ports must be there with it.
PortInput.preload();

type Props = {
  viewer: QuickAddDialog_viewer$key;
  task: QuickAddTask;
  /** The item is stored, and the lists in the store are fresh. The dialog closes itself. */
  onAdded: (item: QuickAdded) => void;
  /** The dialog has closed, after Cancel or an add. */
  onClose: () => void;
};

/** The dialog of every 'Add New …' in the shipment form. */
export function QuickAddDialog({ viewer, task, onAdded, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment QuickAddDialog_viewer on Viewer {
        ...presetSources_viewer
        ...listItems_viewer
      }
    `,
    viewer,
  );
  useSubmitKeys();
  const sources = usePresetSources(data);
  const { kind, label = kindWords[kind].label, initialText = "", initialCountry = "" } = task;
  return (
    // React's events bubble through portals: a submit here must not submit the form behind the dialog.
    <div onSubmit={(event) => event.stopPropagation()}>
      {dialogs[kind]({ label, initialText, initialCountry, onAdded, onClosed: onClose }, { viewer: data, sources })}
    </div>
  );
}

type Lists = { viewer: QuickAddDialog_viewer$data; sources: ReturnType<typeof usePresetSources> };
type Draw = (form: QuickAddForm, lists: Lists) => ReactNode;

const dialogs: Record<QuickAddKind, Draw> = {
  buyer: (form) => <QuickAddRecord {...form} mutations={buyerMutations} />,
  broker: (form, { sources }) => <QuickAddRecord {...form} mutations={brokerMutations} known={sources.records["broker"]} />,
  loadingPort: (form, { viewer }) => (
    <QuickAddRecord {...form} mutations={loadingPortMutations} ownCountries={itemsOf(viewer, originCountry.setting)} />
  ),
  dischargePort: (form, { viewer }) => (
    <QuickAddRecord {...form} mutations={dischargePortMutations} ownCountries={itemsOf(viewer, destinationCountry.setting)} />
  ),
  goods: (form) => <QuickAddRecord {...form} mutations={goodsMutations} />,
  packagingUnit: (form, { sources }) => (
    <QuickAddRecord {...form} mutations={packagingUnitMutations} known={sources.records["packagingUnit"]} />
  ),
  originCountry: (form, { viewer }) => <QuickAddListItem {...form} kind={originCountry} viewer={viewer} />,
  destinationCountry: (form, { viewer }) => <QuickAddListItem {...form} kind={destinationCountry} viewer={viewer} />,
  paymentTerm: (form, lists) => <QuickAddListItem {...form} kind={paymentTerm} {...lists} />,
  shipmentTerm: (form, lists) => <QuickAddListItem {...form} kind={shipmentTerm} {...lists} />,
  currency: (form, lists) => <QuickAddListItem {...form} kind={currency} {...lists} />,
  declaration: (form, lists) => <QuickAddListItem {...form} kind={declaration} {...lists} />,
};
