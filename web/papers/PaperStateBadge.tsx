import { Badge } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconPencil } from "@tabler/icons-react";

const looks = {
  AVAILABLE: { text: "Available", color: "green", icon: IconCheck },
  DRAFT: { text: "Draft", color: "blue", icon: IconPencil },
  MISSING: { text: "Missing", color: "orange", icon: IconAlertTriangle },
};

type Props = { state: string };

/** Whether a paper is there, a draft, or missing: in words, with a sign and a colour. Nothing for a state of a later server. */
export function PaperStateBadge({ state }: Props) {
  const known = Object.entries(looks).find(([name]) => name === state)?.[1];
  if (!known) return null;
  const { text, color, icon: Icon } = known;
  return (
    <Badge variant="default" leftSection={<Icon size={14} stroke={2} color={`var(--mantine-color-${color}-text)`} />}>
      {text}
    </Badge>
  );
}
