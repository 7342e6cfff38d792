import { useState, type ComponentProps } from "react";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { UnsavedDialog } from "./UnsavedDialog.tsx";
import { hasUnsavedWork, useUnsavedGuard } from "./useUnsavedGuard.ts";

type Props = Omit<ComponentProps<typeof Dialog>, "onLeave"> & {
  /** Whether something was entered, read from the form itself; left out: the forms in the dialog say so themselves. */
  isChanged?: () => boolean;
};

/** A dialog with more fields than anybody enters twice: Escape, Close, Cancel and every way off the page ask first. */
export function GuardedDialog({ isChanged, ...dialog }: Props) {
  const [work] = useState(() => ({ isChanged: isChanged ?? never, settle: nothing, isOfTab: true }));
  const page = useUnsavedGuard(work, nothing);
  const [left, setLeft] = useState<{ close: () => void } | null>(null);
  const guard = {
    ...page,
    isAsking: left !== null || page.isAsking,
    handleStay() {
      setLeft(null);
      page.handleStay();
    },
    handleLeave() {
      setLeft(null);
      if (left === null) page.handleLeave();
      else left.close();
    },
  };
  return (
    <>
      <Dialog {...dialog} onLeave={(close) => ((isChanged ?? hasUnsavedWork)() ? setLeft({ close }) : close())} />
      <UnsavedDialog guard={guard} />
    </>
  );
}

function never(): boolean {
  return false;
}

/** The fields go with the dialog, and the dialog with the page. */
function nothing(): void {}
