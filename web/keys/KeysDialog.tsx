import { useUserInfo } from "../session/session.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { keyGroupsOf } from "./keyGroups.ts";
import { KeyList } from "./KeyList.tsx";

type Props = { onClosed: () => void };

/** Lists all keys; `?` opens it. */
export function KeysDialog({ onClosed }: Props) {
  const groups = keyGroupsOf(useUserInfo());
  return (
    <Dialog title="Keys" onClosed={onClosed}>
      {() => <KeyList groups={groups} />}
    </Dialog>
  );
}
