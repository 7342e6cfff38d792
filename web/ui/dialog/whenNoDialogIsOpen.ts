/** What happens shortly one after another waits for one call. */
const debounceMilliseconds = 150;

/** Calls `act` soon, but not while a dialog or a menu is open. Returns a function that cancels it. */
export function whenNoDialogIsOpen(act: () => void): () => void {
  const isBusy = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;
  const observer = new MutationObserver(() => {
    if (isBusy()) return;
    observer.disconnect();
    act();
  });
  const timer = setTimeout(() => {
    if (isBusy()) observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["role"] });
    else act();
  }, debounceMilliseconds);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
