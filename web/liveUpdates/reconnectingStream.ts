/** A tab that has been hidden for so long closes its stream until it is visible again: the tab that is looked at needs the place. */
const hiddenMilliseconds = 5_000;
const firstDelay = 1_000;
const longestDelay = 60_000;

type Stream = {
  /** Reads the stream until it ends or `gone` is aborted; never rejects. Resolves to true if it must not be opened again. */
  read: (gone: AbortSignal) => Promise<boolean>;
  /** Whether the tab is visible. */
  isSeen: () => boolean;
  /** After the stream is closed for good. */
  onEnd: () => void;
};

export type ReconnectingStream = {
  /** Opens the stream, unless it is open. */
  open: () => void;
  /** Call when the tab's visibility changes. */
  handleVisibility: () => void;
  /** Call when the stream delivered something: resets the back-off. */
  succeed: () => void;
  /** Whether the stream failed since it last delivered something. */
  hasBroken: () => boolean;
  end: () => void;
};

/** Keeps a stream open while its tab is visible, and reconnects with increasing delays. */
export function reconnectingStream({ read, isSeen, onEnd }: Stream): ReconnectingStream {
  let failures = 0;
  let stream: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;

  function later(milliseconds: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  }
  function open(): void {
    clearTimeout(timer);
    if (stream !== null || hasEnded) return;
    stream = new AbortController();
    void follow(stream.signal);
  }
  async function follow(gone: AbortSignal): Promise<void> {
    const since = Date.now();
    const isOver = await read(gone);
    stream = null;
    if (hasEnded) return;
    if (isOver) return end();
    failures = Date.now() - since > longestDelay ? 1 : failures + 1;
    if (isSeen()) later(delayAfter(failures), open);
  }
  function close(): void {
    clearTimeout(timer);
    stream?.abort();
  }
  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    close();
    onEnd();
  }
  return {
    open,
    handleVisibility() {
      if (isSeen()) open();
      else later(hiddenMilliseconds, close);
    },
    succeed() {
      failures = 0;
    },
    hasBroken: () => failures > 0,
    end,
  };
}

/** 1 s, doubled each time up to a minute, minus up to half of it, so that not all browsers reconnect at once. */
function delayAfter(failures: number): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.5 + 0.5 * Math.random());
}
