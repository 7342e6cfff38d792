import { Badge, Button, Checkbox, Drawer } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { SortableList } from "../../ui/table/SortableList.tsx";
import { useEscapeLayer } from "../../ui/dialog/useEscapeLayer.ts";
import buttons from "../../ui/form/FormActions.module.css";
import styles from "./ColumnSettings.module.css";
import type { StatsSheet } from "../model/statsSheet.ts";

type Props = { sheet: StatsSheet; onClosed: () => void };

/** Which columns are shown and in which order; each change shows at once, and can be undone in the sheet. */
export function ColumnSettings({ sheet, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  useEscapeLayer(isOpen, () => setOpen(false));
  const all = useSyncExternalStore(sheet.columns.subscribe, sheet.columns.all);
  const { hidden } = useSyncExternalStore(sheet.columns.subscribe, sheet.columns.layout);
  const items = all.map(({ columnId, name, editable }) => ({ id: columnId, name, editable }));
  function handleVisible(columnId: string, isVisible: boolean) {
    sheet.changes.changeLayout({ hidden: isVisible ? hidden.filter((id) => id !== columnId) : [...hidden, columnId] });
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={() => setOpen(false)}
      onExitTransitionEnd={onClosed}
      title="Column Settings"
      size={360}
      returnFocus={false}
      closeOnEscape={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <SortableList
        label="Columns"
        items={items}
        nameOf={({ name }) => name}
        onReorder={(sorted) => sheet.changes.changeLayout({ order: sorted.map(({ id }) => id) })}
      >
        {({ id, name, editable }) => (
          <div className={styles.column}>
            <Checkbox
              label={name}
              checked={!hidden.includes(id)}
              onChange={(event) => handleVisible(id, event.currentTarget.checked)}
              className={styles.name}
            />
            {!editable && <Badge color="gray">System</Badge>}
          </div>
        )}
      </SortableList>
      <div className={buttons.actions}>
        <Button fullWidth onClick={() => setOpen(false)}>
          Done
        </Button>
      </div>
    </Drawer>
  );
}
