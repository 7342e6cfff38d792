/** Rings when something may have happened. What was rung before anyone waited counts. */
export type AutoResetEvent = {
  set(): void;
  /** Waits for a ring, or that many milliseconds; answers whether it rang. */
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
