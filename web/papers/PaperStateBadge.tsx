import { Badge } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconPencil } from "@tabler/icons-react";
import { paperWords } from "./matrix/paperWords.ts";

const looks = {
  AVAILABLE: { text: paperWords.AVAILABLE, color: "green", icon: IconCheck },
  DRAFT: { text: paperWords.DRAFT, color: "blue", icon: IconPencil },
  MISSING: { text: paperWords.MISSING, color: "orange", icon: IconAlertTriangle },
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
