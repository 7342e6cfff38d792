import { createFormStore, type FormStore } from "../values/formStore.ts";
import type { FormValues } from "../values/formValues.ts";
import { forgetDraft, readDraft, storeDraft, type DraftPlace, type ShipmentDraft } from "./shipmentDraft.ts";

/** A form that is being filled in: its state, what it started from, and the draft that guards it against loss. */
export type OpenForm = {
  store: FormStore;
  /** The version of the shipment that the values were made from; null for a new one. */
  version: () => number | null;
  setVersion: (version: number | null) => void;
  /** Whether something was entered that is not saved. */
  isChanged: () => boolean;
  /** Work that was left behind here earlier; null when there is none. */
  leftBehind: () => ShipmentDraft | null;
  restore: (draft: ShipmentDraft) => void;
  keepDraft: () => void;
  dropDraft: () => void;
  /** Saved, or given up on purpose: nothing is left to guard. */
  settle: () => void;
};

export function openForm({ initial, version, place }: { initial: FormValues; version: number | null; place: DraftPlace }): OpenForm {
  const store = createFormStore(initial);
  const baseline = JSON.stringify(initial);
  let basedOn = version;
  let isSettled = false;
  let isDraftOurs = false;
  function isChanged() {
    return !isSettled && store.values() !== initial && JSON.stringify(store.values()) !== baseline;
  }
  return {
    store,
    version: () => basedOn,
    setVersion(next) {
      basedOn = next;
    },
    isChanged,
    leftBehind: () => readDraft(place),
    restore(draft) {
      basedOn = draft.version;
      store.update(() => draft.values);
    },
    keepDraft() {
      if (isChanged()) storeDraft(place, store.values(), basedOn);
      else if (isDraftOurs) forgetDraft(place);
      isDraftOurs = isChanged();
    },
    dropDraft: () => forgetDraft(place),
    settle() {
      isSettled = true;
      forgetDraft(place);
    },
  };
}
