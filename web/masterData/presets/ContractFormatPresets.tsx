import type { ContractField } from "#domain/masterData/templates/contractFormat.ts";
import { contractFormatPresets } from "#domain/masterData/presets/contractFormatPresets.ts";
import { hasItem } from "./hasPreset.ts";
import { Presets } from "./Presets.tsx";

type Props = {
  /** The names of the formats that the user has. */
  names: readonly string[];
  isBusy: boolean;
  onAdd: (format: { name: string; fields: ContractField[] }) => void;
};

/** The common contract formats. */
export function ContractFormatPresets({ names, isBusy, onAdd }: Props) {
  return <Presets offer={contractFormatPresets} isAdded={({ name }) => hasItem(names, name)} isBusy={isBusy} onAdd={onAdd} />;
}
