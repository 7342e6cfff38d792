import { Button, Text } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PresetOffer } from "#domain/masterData/presets/preset.ts";
import { useMay } from "../../session/role.ts";
import styles from "./Presets.module.css";

type Props<Value> = {
  offer: PresetOffer<Value>;
  /** Whether the user has the entry already. */
  isAdded: (value: Value) => boolean;
  isBusy: boolean;
  onAdd: (value: Value) => void;
};

/** 'Common: + FOB + CIF': entries that are added with one click. A button stays where it is once its entry is added. */
export function Presets<Value>({ offer: { presets, note }, isAdded, isBusy, onAdd }: Props<Value>): ReactNode {
  const mayWrite = useMay("write");
  if (presets.length === 0 || !mayWrite) return null;
  return (
    <div className={styles.presets}>
      <fieldset aria-label="Common" className={styles.buttons}>
        <Text span size="sm" c="dimmed">
          Common:
        </Text>
        {presets.map(({ label, value }) => {
          const isThere = isAdded(value);
          return (
            <Button
              key={label}
              size="compact-sm"
              variant="default"
              title={typeof value === "string" && value !== label ? value : undefined}
              leftSection={isThere ? <IconCheck size={14} stroke={1.8} /> : <IconPlus size={14} stroke={1.8} />}
              // Not `disabled`: the focus would be lost.
              aria-disabled={isThere || isBusy}
              data-disabled={isThere}
              onClick={() => !isThere && !isBusy && onAdd(value)}
            >
              {label}
            </Button>
          );
        })}
      </fieldset>
      {note !== undefined && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </div>
  );
}
