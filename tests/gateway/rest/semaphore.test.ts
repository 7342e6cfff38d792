import { expect, test } from "vitest";
import { createSemaphore } from "../../../gateway/rest/semaphore.ts";

test("the semaphore never runs more tasks at once than it has places, failed tasks included", async () => {
  const limit = createSemaphore(3);
  let inside = 0;
  let most = 0;
  const work = Array.from({ length: 20 }, (_, index) =>
    limit(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      if (index % 4 === 0) throw new Error("failed");
    }),
  );
  const done = await Promise.allSettled(work);
  expect(most).toBe(3);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(15);
});
