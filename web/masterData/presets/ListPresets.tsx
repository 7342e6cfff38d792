import { listPresets } from "#domain/masterData/presets/listPresets.ts";
import type { ListSetting } from "#domain/masterData/kind.ts";
import type { presetSources_viewer$key } from "../../__generated__/presetSources_viewer.graphql.ts";
import { hasItem } from "./hasPreset.ts";
import { Presets } from "./Presets.tsx";
import { usePresetSources } from "./presetSources.ts";

type Props = {
  setting: ListSetting;
  viewer: presetSources_viewer$key;
  /** The list's items. */
  items: readonly string[];
  isBusy: boolean;
  onAdd: (item: string) => void;
};

/** The common entries of a list. */
export function ListPresets({ setting, viewer, items, isBusy, onAdd }: Props) {
  const sources = usePresetSources(viewer);
  return <Presets offer={listPresets(setting, sources)} isAdded={(item) => hasItem(items, item)} isBusy={isBusy} onAdd={onAdd} />;
}
