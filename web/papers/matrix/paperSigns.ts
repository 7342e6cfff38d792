import { IconAlertTriangle, IconCheck, IconMinus, IconPencil } from "@tabler/icons-react";

/** The sign of each state in the matrix, and its tone in the style sheet. */
export const paperSigns = {
  AVAILABLE: { icon: IconCheck, tone: "there" },
  DRAFT: { icon: IconPencil, tone: "draft" },
  MISSING: { icon: IconAlertTriangle, tone: "missing" },
  NONE: { icon: IconMinus, tone: "none" },
} as const;
