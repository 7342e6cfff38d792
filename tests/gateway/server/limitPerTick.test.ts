import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { limitPerTick } from "../../../gateway/server/limitPerTick.ts";

test("so many begin at once, the others in the next turns of the event loop, in their order", async () => {
  const turn = limitPerTick(2);
  const begun: number[] = [];
  const beginnings = Array.from({ length: 5 }, (_, index) => turn().then(() => begun.push(index)));
  await Promise.all(beginnings.slice(0, 2));
  const seen = [[...begun]];
  while (begun.length < 5) {
    await nextTurn();
    seen.push([...begun]);
  }
  expect(seen).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ]);
});

test("who comes later waits behind those who wait, and after a rest nobody waits", async () => {
  const turn = limitPerTick(1);
  const begun: string[] = [];
  void turn().then(() => begun.push("first"));
  void turn().then(() => begun.push("second"));
  await nextTurn();
  await turn();
  begun.push("third");
  expect(begun).toEqual(["first", "second", "third"]);
  await nextTurn();
  await nextTurn();
  const begin = turn().then(() => "now");
  expect(await Promise.race([begin, nextTurn("later")])).toBe("now");
});
