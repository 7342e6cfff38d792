import { expect, test } from "vitest";
import { createFairQueue, QueueFull } from "../../../api/workerProcess/fairQueue.ts";

const roomy = { places: 2, placesPerKey: 2, waiting: 100, waitingPerKey: 100 };

/** Work that notes when it begins and lasts until it is released. */
function aWorkshop() {
  const begun: string[] = [];
  const releases = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => releases.set(name, () => resolve(name)));
    },
    release: (name: string) => releases.get(name)?.(),
  };
}

test("work beyond the places waits until one is free", async () => {
  const { begun, work, release } = aWorkshop();
  const queue = createFairQueue(roomy);
  const done = ["a", "b", "c"].map((name) => queue.run(name, work(name)));
  expect(begun).toEqual(["a", "b"]);
  release("a");
  expect(await done[0]).toBe("a");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
});

test("a key with much work does not delay another key", async () => {
  const { begun, work, release } = aWorkshop();
  const queue = createFairQueue({ ...roomy, places: 1 });
  for (const name of ["much 1", "much 2", "much 3"]) void queue.run("much", work(name));
  void queue.run("little", work("little"));
  release("much 1");
  await expect.poll(() => begun).toEqual(["much 1", "much 2"]);
  release("much 2");
  await expect.poll(() => begun).toEqual(["much 1", "much 2", "little"]);
  release("little");
  await expect.poll(() => begun.at(-1)).toBe("much 3");
});

test("a key holds no more than its own places, even where others are free", async () => {
  const { begun, work } = aWorkshop();
  const queue = createFairQueue({ ...roomy, places: 3, placesPerKey: 1 });
  void queue.run("a", work("a 1"));
  void queue.run("a", work("a 2"));
  void queue.run("b", work("b 1"));
  expect(begun).toEqual(["a 1", "b 1"]);
});

test("what waits beyond a key's limit, or the queue's, is refused at once and leaves nothing behind", async () => {
  const { work, release, begun } = aWorkshop();
  const queue = createFairQueue({ places: 1, placesPerKey: 1, waiting: 2, waitingPerKey: 1 });
  const first = queue.run("a", work("a 1"));
  const second = queue.run("a", work("a 2"));
  await expect(queue.run("a", work("a 3"))).rejects.toMatchObject({ scope: "key" });
  void queue.run("b", work("b 1"));
  await expect(queue.run("c", work("c 1"))).rejects.toMatchObject({ scope: "queue" });
  await expect(queue.run("c", work("c 1"))).rejects.toBeInstanceOf(QueueFull);
  release("a 1");
  await first;
  await expect.poll(() => begun).toEqual(["a 1", "b 1"]);
  release("b 1");
  await expect.poll(() => begun).toEqual(["a 1", "b 1", "a 2"]);
  release("a 2");
  await second;
});

test("work whose caller leaves before it begins never runs, and its place in the line is free", async () => {
  const { begun, work, release } = aWorkshop();
  const queue = createFairQueue({ places: 1, placesPerKey: 1, waiting: 1, waitingPerKey: 1 });
  const first = queue.run("a", work("a 1"));
  const leaving = new AbortController();
  const left = queue.run("b", work("b 1"), { signal: leaving.signal });
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  const next = queue.run("b", work("b 2"));
  release("a 1");
  await first;
  await expect.poll(() => begun).toEqual(["a 1", "b 2"]);
  release("b 2");
  expect(await next).toBe("b 2");
});

test("a caller who leaves while the work runs neither ends it nor frees its place", async () => {
  const { begun, work, release } = aWorkshop();
  const queue = createFairQueue({ ...roomy, places: 1, placesPerKey: 1 });
  const leaving = new AbortController();
  const first = queue.run("a", work("a 1"), { signal: leaving.signal });
  const others = [queue.run("a", work("a 2")), queue.run("b", work("b 1"))];
  leaving.abort(new Error("gone"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(["a 1"]);
  release("a 1");
  expect(await first).toBe("a 1");
  await expect.poll(() => begun).toEqual(["a 1", "b 1"]);
  release("b 1");
  await expect.poll(() => begun.at(-1)).toBe("a 2");
  release("a 2");
  expect(await Promise.all(others)).toEqual(["a 2", "b 1"]);
});

test("a hundred keys with a hundred tasks each take turns, within all limits", async () => {
  const queue = createFairQueue({ places: 3, placesPerKey: 1, waiting: 10_000, waitingPerKey: 100 });
  const order: number[] = [];
  const running = new Map<number, number>();
  let most = 0;
  const tasks = Array.from({ length: 10_000 }, async (_, index) => {
    const key = Math.floor(index / 100);
    await queue.run(String(key), async () => {
      running.set(key, (running.get(key) ?? 0) + 1);
      most = Math.max(
        most,
        [...running.values()].reduce((sum, count) => sum + count, 0),
        3 * (running.get(key) ?? 0),
      );
      order.push(key);
      await new Promise((resolve) => setImmediate(resolve));
      running.set(key, (running.get(key) ?? 0) - 1);
    });
  });
  await Promise.all(tasks);
  expect(most).toBe(3);
  for (let round = 0; round < 100; round += 1) expect(new Set(order.slice(round * 100, round * 100 + 100)).size).toBeGreaterThan(95);
});

test("a caller who has left already is refused without a turn", async () => {
  const { begun, work } = aWorkshop();
  const queue = createFairQueue(roomy);
  await expect(queue.run("a", work("a"), { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
  expect(begun).toEqual([]);
});

test("work that fails gives its place back", async () => {
  const queue = createFairQueue({ ...roomy, places: 1 });
  await expect(queue.run("a", async () => await Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run("a", async () => "fine")).toBe("fine");
});
