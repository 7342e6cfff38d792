import { useEffect, useEffectEvent } from "react";
import { isOfInputMethod } from "../keyboard/inputMethod.ts";

/** The open layers, the topmost last. */
const layers: (() => void)[] = [];

/**
 * Makes a dialog, panel or popover a layer that Escape closes only while it is the topmost one. The library's handlers listen separately,
 * so that one Escape would close a dialog and the panel below it.
 */
export function useEscapeLayer(isOpen: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => handleEscape();
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [isOpen]);
}

// In the capture phase an open pick-list or menu, which closes itself, still has the library's mark.
window.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || isOfInputMethod(event)) return;
    const hasOpenList = event.target instanceof Element && event.target.closest("[data-mantine-stop-propagation=true]") !== null;
    if (!hasOpenList) layers.at(-1)?.();
  },
  { capture: true },
);
