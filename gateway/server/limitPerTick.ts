/** So many pieces of work begin in one turn of the event loop: a page of 50 shipments is about a millisecond. */
const usual = 4;

/**
 * Lets at most `most` pieces of work begin in one turn of the event loop, the others in the next turns in their order.
 * Without it, requests that came together go through each of their steps together, and nothing else is heard meanwhile.
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
