import { ActionIcon, Tooltip } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";

type Props<Tool> = { tool: Tool; label: string; icon: Icon; isDisabled?: boolean; isOpen?: boolean; onTool: (tool: Tool) => void };

/** An icon button of the toolbar. */
export function StatsTool<Tool>({ tool, label, icon: ToolIcon, isDisabled = false, isOpen, onTool }: Props<Tool>) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} aria-expanded={isOpen} disabled={isDisabled} onClick={() => onTool(tool)}>
        <ToolIcon size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
