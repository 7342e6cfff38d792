import { Menu } from "@mantine/core";
import { IconArrowBackUp, IconCheck, IconLock, IconUserQuestion, IconX } from "@tabler/icons-react";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import { mayAct, reviewActs, type ReviewAct } from "#domain/review/reviewActs.ts";
import { useMay } from "../../session/role.ts";

type Props = {
  state: AttachmentState;
  /** A newer version replaced the file: then it can only be reopened. */
  isSuperseded: boolean;
  onAct: (act: ReviewAct) => void;
};

const entries = {
  submit: { label: "Submit…", Icon: IconUserQuestion },
  approve: { label: "Approve…", Icon: IconCheck },
  reject: { label: "Reject…", Icon: IconX },
  finalise: { label: "Make final…", Icon: IconLock },
  reopen: { label: "Reopen…", Icon: IconArrowBackUp },
} as const;

/** The menu's entries for the state of a file, for members who may write. */
export function ReviewItems({ state, isSuperseded, onAct }: Props) {
  const mayManage = useMay("manage");
  const role = mayManage ? "OWNER" : "EDITOR";
  return reviewActs
    .filter((act) => act !== "ask")
    .filter((act) => mayAct(act, state, role) && (!isSuperseded || act === "reopen"))
    .map((act) => {
      const { label, Icon } = entries[act];
      return (
        <Menu.Item key={act} leftSection={<Icon size={16} stroke={1.7} />} onClick={() => onAct(act)}>
          {label}
        </Menu.Item>
      );
    });
}
