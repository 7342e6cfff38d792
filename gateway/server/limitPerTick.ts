/** Maximum tasks started per event-loop tick. A page of 50 shipments takes about one millisecond. */
const usual = 4;

/**
 * Returns a function to await before a task: it lets at most `most` tasks start per event-loop tick and queues the others in order.
 * Without it, requests that arrive together run each of their steps together and block everything else.
 */
export function limitPerTick(most = usual): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let left = most;
  let isTurning = false;

  function turn(): void {
    left = most;
    for (const begin of waiting.splice(0, most)) {
      left -= 1;
      begin();
    }
    isTurning = left < most;
    if (isTurning) setImmediate(turn);
  }
  return async () => {
    if (!isTurning) {
      isTurning = true;
      setImmediate(turn);
    }
    if (left > 0) left -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
}
