import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reconnectingStream } from "../../../web/liveUpdates/reconnectingStream.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A stream that is read until the test breaks it, and a tab that the test hides and shows. */
function aStream() {
  const opened: { breakOff: (isOver?: boolean) => Promise<void>; gone: AbortSignal }[] = [];
  const tab = { isSeen: true, hasEnded: false };
  const stream = reconnectingStream({
    read: (gone) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      gone.addEventListener("abort", () => resolve(false));
      opened.push({
        gone,
        breakOff: async (isOver = false) => {
          resolve(isOver);
          await vi.advanceTimersByTimeAsync(0);
        },
      });
      return promise;
    },
    isSeen: () => tab.isSeen,
    onEnd: () => void (tab.hasEnded = true),
  });
  async function look(isSeen: boolean): Promise<void> {
    tab.isSeen = isSeen;
    stream.handleVisibility();
    await vi.advanceTimersByTimeAsync(0);
  }
  stream.open();
  return { opened, tab, stream, look };
}

describe("a stream that breaks off", () => {
  test("is asked for again after 1 s, then after twice as long each time, at most a minute", async () => {
    const { opened } = aStream();
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = opened.length;
      await opened.at(-1)?.breakOff();
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(opened.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(opened.length).toBe(before + 1);
    }
  });

  test("is asked for up to half as soon, so that not all browsers come at once", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { opened } = aStream();
    await opened[0]?.breakOff();
    await vi.advanceTimersByTimeAsync(499);
    expect(opened.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened.length).toBe(2);
  });

  test.each<[string, (given: ReturnType<typeof aStream>) => void | Promise<unknown>]>([
    ["has brought something", ({ stream }) => stream.succeed()],
    ["has lasted for more than a minute", () => vi.advanceTimersByTimeAsync(60_001)],
  ])("counts from the beginning once it %s", async (_what, act) => {
    const given = aStream();
    const { opened } = given;
    for (let breaks = 0; breaks < 4; breaks += 1) {
      await opened.at(-1)?.breakOff();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    await act(given);
    await opened.at(-1)?.breakOff();
    const before = opened.length;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(opened.length).toBe(before + 1);
  });

  test("is asked for at once when the network is back, and only once", async () => {
    const { opened, stream } = aStream();
    await opened[0]?.breakOff();
    stream.open();
    stream.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened.length).toBe(2);
  });

  test("tells that something may have been missed until it brings something", async () => {
    const { opened, stream } = aStream();
    expect(stream.hasBroken()).toBe(false);
    await opened[0]?.breakOff();
    expect(stream.hasBroken()).toBe(true);
    stream.succeed();
    expect(stream.hasBroken()).toBe(false);
  });

  test("is not asked for again when there is nothing to come back for", async () => {
    const { opened, tab, stream } = aStream();
    await opened[0]?.breakOff(true);
    stream.open();
    await vi.advanceTimersByTimeAsync(120_000);
    expect([opened.length, tab.hasEnded]).toEqual([1, true]);
  });
});

describe("a hidden tab", () => {
  test("lets go of its stream after five seconds and takes it up when it is looked at again", async () => {
    const { opened, look } = aStream();
    await look(false);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(opened[0]?.gone.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened[0]?.gone.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(opened.length).toBe(1);
    await look(true);
    expect(opened.length).toBe(2);
  });

  test("keeps its stream when it is looked at again within five seconds", async () => {
    const { opened, look } = aStream();
    await look(false);
    await vi.advanceTimersByTimeAsync(4_000);
    await look(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([opened.length, opened[0]?.gone.aborted]).toEqual([1, false]);
  });

  test("does not ask for a stream that breaks off meanwhile until it is looked at", async () => {
    const { opened, look } = aStream();
    await look(false);
    await opened[0]?.breakOff();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(opened.length).toBe(1);
    await look(true);
    expect(opened.length).toBe(2);
  });
});

test("a stream that is given up is let go of, and neither time nor a look brings it back", async () => {
  const { opened, tab, stream, look } = aStream();
  stream.end();
  expect([opened[0]?.gone.aborted, tab.hasEnded]).toEqual([true, true]);
  await look(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened.length).toBe(1);
});
