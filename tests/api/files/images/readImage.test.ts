import { expect, test } from "vitest";
import { readJpeg } from "../../../../api/files/images/jpeg.ts";
import { readPng } from "../../../../api/files/images/png.ts";
import { aJpeg, aPng } from "../../../support/files/images.ts";

test("an image with a hundred thousand parts is refused", () => {
  const comment = Buffer.from([0xff, 0xfe, 0, 2]);
  const jpeg = aJpeg({ width: 30, height: 20 });
  const parts = (count: number) => Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => comment), jpeg.subarray(2)]);
  expect(readJpeg(parts(1000))).toMatchObject({ width: 30, height: 20 });
  expect(readJpeg(parts(100_000))).toBe(null);
});

test("reading a JPEG or PNG with any one byte changed ends, in facts or in none", () => {
  const jpeg = aJpeg({ width: 30, height: 20 }, { orientation: 6, gps: "here" });
  const png = aPng({ width: 30, height: 20 });
  for (const [whole, read] of [
    [jpeg, readJpeg],
    [png, readPng],
  ] as const) {
    for (let at = 0; at < whole.length; at += 1) {
      for (const value of [0x00, 0x7f, 0xff]) {
        const changed = Buffer.from(whole);
        changed[at] = value;
        const facts = read(changed);
        expect(facts === null || facts.width > 0).toBe(true);
      }
    }
  }
});
