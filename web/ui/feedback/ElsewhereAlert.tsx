import { Alert } from "@mantine/core";
import { IconRefreshAlert } from "@tabler/icons-react";
import type { ReactNode } from "react";

type Props = { what: "Changed" | "Deleted"; children: ReactNode };

/** Says that somebody else has changed or deleted what is open here, and what to do about it. */
export function ElsewhereAlert({ what, children }: Props) {
  return (
    <Alert icon={<IconRefreshAlert size={18} stroke={1.7} />} title={`${what} elsewhere`} color="ink">
      {children}
    </Alert>
  );
}
