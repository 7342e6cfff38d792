/** An auto-reset event. A `set` before the next `wait` is not lost. */
export type AutoResetEvent = {
  set(): void;
  /** Waits until `set`, or for that many milliseconds; returns whether it was set. */
  wait(milliseconds: number): Promise<boolean>;
};

export function createAutoResetEvent(): AutoResetEvent {
  let hasRung = false;
  let answerRing: (() => void) | null = null;
  return {
    set() {
      hasRung = true;
      answerRing?.();
    },
    async wait(milliseconds) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          timer.unref();
          answerRing = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        answerRing = null;
      }
      const rang = hasRung;
      hasRung = false;
      return rang;
    },
  };
}
