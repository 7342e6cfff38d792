import type { OnProgress } from "./sendForm.ts";

/** How long a request may go without a sign of life, in ms. The gateway answers within 30 s, or with an error. */
const longestSilence = 60_000;

type SilenceLimit = {
  /** Aborted when nobody waits for the answer any more, or the limit has passed. */
  signal: AbortSignal;
  /** Lets progress count as a sign of life, and passes it on. */
  watch: (onProgress: OnProgress | null) => OnProgress;
  isOver: () => boolean;
  end: () => void;
};

/**
 * Gives up a request that a lost connection leaves without an answer: its button and dialog would wait for it until the page is reloaded.
 * `milliseconds` may be less for what shows more often that it is there.
 */
export function limitSilence(signal: AbortSignal, milliseconds = longestSilence): SilenceLimit {
  const either = new AbortController();
  let isOver = false;
  let timer = start();
  signal.addEventListener("abort", () => either.abort(), { once: true });
  function start() {
    return window.setTimeout(() => {
      isOver = true;
      either.abort();
    }, milliseconds);
  }
  function renew() {
    clearTimeout(timer);
    timer = start();
  }
  return {
    signal: either.signal,
    watch: (onProgress) => (sent, total) => {
      renew();
      onProgress?.(sent, total);
    },
    isOver: () => isOver,
    end: () => clearTimeout(timer),
  };
}
