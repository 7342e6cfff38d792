import { useState } from "react";
import { readStored, store } from "../../session/storage.ts";

/** Whether the sidebar is collapsed to 64 instead of 256 pixels, stored under `sidebar-collapsed`. */
export function useSidebarCollapsed(): [isCollapsed: boolean, setCollapsed: (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => readStored("sidebar-collapsed") === "true");
  function collapse(next: boolean) {
    setCollapsed(next);
    store("sidebar-collapsed", String(next));
  }
  return [isCollapsed, collapse];
}
