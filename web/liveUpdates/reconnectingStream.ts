/** A tab that has been hidden for so long lets go of its stream until it is looked at again. */
const hiddenMilliseconds = 60_000;
const firstDelay = 1_000;
const longestDelay = 60_000;

type Stream = {
  /** Reads the stream until it ends or `gone` is aborted; never rejects. Answers whether there is nothing to come back for. */
  read: (gone: AbortSignal) => Promise<boolean>;
  /** Whether the tab is looked at. */
  isSeen: () => boolean;
  /** After the stream is given up for good. */
  onEnd: () => void;
};

export type ReconnectingStream = {
  /** Opens the stream now, unless it is open. */
  open: () => void;
  /** The tab has come to be looked at, or is not any more. */
  handleVisibility: () => void;
  /** The stream has brought something: after its next break it is asked for soon again. */
  succeed: () => void;
  /** Whether the stream has broken, or could not be had, since it last brought something. */
  hasBroken: () => boolean;
  end: () => void;
};

/** Keeps a stream open while its tab is looked at: after a break again and again, at ever longer times. */
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

/** 1 s, then twice as long each time, at most a minute; up to half of it less, so that not all browsers come at once. */
function delayAfter(failures: number): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.5 + 0.5 * Math.random());
}
