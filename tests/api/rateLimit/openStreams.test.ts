import { expect, test } from "vitest";
import { createOpenStreams } from "../../../api/rateLimit/openStreams.ts";

test("a person has so many streams, an office and an address three times as many, and a closed one is free again (R-706)", () => {
  const streams = createOpenStreams(2);
  let addresses = 0;
  const open = (personId: string, ownerId = "office", address = `192.0.2.${(addresses += 1)}`) =>
    streams.open({ ownerId, personId, address });
  const refusal = "Too many event streams are open";
  const [first] = [open("asha"), open("asha"), open("meena"), open("meena"), open("vikram")];
  expect(() => open("asha")).toThrow(refusal);
  open("vikram");
  expect(() => open("leela")).toThrow(refusal);
  open("somebody", "another office");
  first?.();
  first?.();
  open("leela");
  expect(() => open("dev")).toThrow(refusal);
  for (const person of ["a", "b", "c"]) for (const office of ["1", "2"]) open(`${person}${office}`, office, "198.51.100.7");
  expect(() => open("d", "3", "198.51.100.7")).toThrow(refusal);
});
