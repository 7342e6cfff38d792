import { useState } from "react";
import { readStored, store } from "../../session/storage.ts";

/** Whether the dialogs show a live preview: on, until it is switched off in this browser. */
export function usePreviewChoice(): [isLive: boolean, setLive: (isLive: boolean) => void] {
  const [isLive, setLive] = useState(() => readStored("live-preview") !== "off");
  return [
    isLive,
    (chosen) => {
      store("live-preview", chosen ? "on" : "off");
      setLive(chosen);
    },
  ];
}
