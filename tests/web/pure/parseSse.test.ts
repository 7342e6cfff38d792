import { expect, test } from "vitest";
import { parseSse } from "../../../web/liveUpdates/parseSse.ts";

/** A response whose body arrives in pieces of so many bytes. */
function responseOf(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size));
        controller.close();
      },
    }),
  );
}

test.each([1, 2, 7, 1_000])("the data of each `next` event is read, in pieces of %i bytes", async (size) => {
  const text =
    ":\n\nevent: next\r\ndata: Zürich\r\n\r\nevent:next\ndata: one\ndata: two\n\nevent: complete\ndata:\n\n:\n\nevent: next\ndata: 3\n\n";
  expect(await Array.fromAsync(parseSse(responseOf(text, size)))).toEqual(["Zürich", "one\ntwo", "3"]);
});

test("an event that the end of the stream cuts off is dropped", async () => {
  expect(await Array.fromAsync(parseSse(responseOf("event: next\ndata: 1\n\nevent: next\ndata: 2", 1_000)))).toEqual(["1"]);
  expect(await Array.fromAsync(parseSse(new Response(null)))).toEqual([]);
});
