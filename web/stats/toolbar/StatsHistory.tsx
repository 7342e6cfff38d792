import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { StatsTool } from "./StatsTool.tsx";
import type { StatsSheet } from "../model/statsSheet.ts";

type Props = { sheet: StatsSheet };

/** Undo and redo. A component, so that saving a cell renders only these two buttons. */
export function StatsHistory({ sheet: { history, changes } }: Props) {
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo);
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo);
  function handleTool(tool: "undo" | "redo") {
    void changes[tool]();
  }
  return (
    <>
      <StatsTool tool="undo" label="Undo" icon={IconArrowBackUp} isDisabled={!canUndo} onTool={handleTool} />
      <StatsTool tool="redo" label="Redo" icon={IconArrowForwardUp} isDisabled={!canRedo} onTool={handleTool} />
    </>
  );
}
