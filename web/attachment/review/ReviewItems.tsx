import { Menu } from "@mantine/core";
import { IconArrowBackUp, IconCheck, IconLock, IconSend, IconUserQuestion, IconX } from "@tabler/icons-react";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import { mayAct, reviewActs, type ReviewAct } from "#domain/review/reviewActs.ts";
import { useMay } from "../../session/role.ts";

type Props = {
  state: AttachmentState;
  /** Whether the office made it; what came from outside is not submitted again after a rejection. */
  isOwn: boolean;
  hasPartners: boolean;
  /** A newer version replaced the file: then it can only be reopened. */
  isSuperseded: boolean;
  onAct: (act: ReviewAct) => void;
};

const entries = {
  submit: { label: "Submit…", Icon: IconSend },
  ask: { label: "Ask for approval…", Icon: IconUserQuestion },
  approve: { label: "Approve…", Icon: IconCheck },
  reject: { label: "Reject…", Icon: IconX },
  finalise: { label: "Make final…", Icon: IconLock },
  reopen: { label: "Reopen…", Icon: IconArrowBackUp },
} as const;

/** The menu's entries for the state of a file, for members who may write. */
export function ReviewItems({ state, isOwn, hasPartners, isSuperseded, onAct }: Props) {
  const mayManage = useMay("manage");
  const role = mayManage ? "OWNER" : "EDITOR";
  function isOffered(act: ReviewAct): boolean {
    if (!mayAct(act, state, role) || (isSuperseded && act !== "reopen")) return false;
    // The usual file of an office without partners is approved, and nobody is there to be asked.
    if (act === "ask" && state === "APPROVED") return hasPartners;
    return state !== "REJECTED" || isOwn;
  }
  return reviewActs.filter(isOffered).map((act) => {
    const { label, Icon } = entries[act];
    return (
      <Menu.Item key={act} leftSection={<Icon size={16} stroke={1.7} />} onClick={() => onAct(act)}>
        {label}
      </Menu.Item>
    );
  });
}
