import type { RecordValues } from "#domain/masterData/check.ts";
import { recordPresets } from "#domain/masterData/presets/recordPresets.ts";
import { hasRecord } from "./hasPreset.ts";
import { Presets } from "./Presets.tsx";

type Props = {
  /** The kind's name. */
  kind: string;
  /** The records that the user has. */
  records: readonly { readonly values: RecordValues }[];
  isBusy: boolean;
  onAdd: (values: RecordValues) => void;
};

/** The common records of a kind; nothing for a kind that has none. */
export function RecordPresets({ kind, records, isBusy, onAdd }: Props) {
  const offer = recordPresets[kind];
  return offer && <Presets offer={offer} isAdded={(values) => hasRecord(records, values)} isBusy={isBusy} onAdd={onAdd} />;
}
