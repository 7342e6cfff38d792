import { Dialog } from "../ui/dialog/Dialog.tsx";
import { keyGroups } from "./keyGroups.ts";
import { KeyList } from "./KeyList.tsx";

type Props = { onClosed: () => void };

/** Lists all keys; `?` opens it. */
export function KeysDialog({ onClosed }: Props) {
  return (
    <Dialog title="Keys" onClosed={onClosed}>
      {() => <KeyList groups={keyGroups} />}
    </Dialog>
  );
}
