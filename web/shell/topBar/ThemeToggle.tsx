import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";

/** Switches between light and dark; until it is used, the system's preference applies. */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const next = scheme === "dark" ? "light" : "dark";
  const Icon = scheme === "dark" ? IconSun : IconMoon;
  return (
    <Tooltip label={`Switch to ${next} theme`}>
      <ActionIcon aria-label={`Switch to ${next} theme`} onClick={() => setColorScheme(next)}>
        <Icon size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
