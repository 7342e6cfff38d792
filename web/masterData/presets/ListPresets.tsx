import { listPresets, type PresetSources } from "#domain/masterData/presets/listPresets.ts";
import type { ListSetting } from "#domain/masterData/kind.ts";
import { hasItem } from "./hasPreset.ts";
import { Presets } from "./Presets.tsx";

type Props = {
  setting: ListSetting;
  sources: PresetSources;
  /** The list's items. */
  items: readonly string[];
  isBusy: boolean;
  onAdd: (item: string) => void;
};

/** The common entries of a list. */
export function ListPresets({ setting, sources, items, isBusy, onAdd }: Props) {
  return <Presets offer={listPresets(setting, sources)} isAdded={(item) => hasItem(items, item)} isBusy={isBusy} onAdd={onAdd} />;
}
