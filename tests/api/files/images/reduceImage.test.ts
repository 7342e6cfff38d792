import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import measures from "../../../../api/document/templates/parts/measures.json" with { type: "json" };
import { printedSize } from "../../../../api/files/images/reduceImage.ts";
import { anApi, type TestApi } from "../../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../../support/api/aUser.ts";
import { aJpeg, aPng } from "../../../support/files/images.ts";
import { upload } from "../../../support/files/multipartForm.ts";
import { aNoise } from "../../../support/files/noise.ts";

type Saved = { key: string; reduced: boolean; width: number; height: number; sizeInMB: number };

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await anApi();
  user = await aUser(api);
});
afterAll(() => api.close());

function save(type: "STAMP_SIGN" | "LETTERHEAD", name: string, content: Buffer, headers: Record<string, string> = {}) {
  const form = { fields: { attachment_type: type }, file: { name, content } };
  return upload<Saved>(api, user, "/v1/attachment/save", form, headers);
}

async function stored({ key }: Saved, type: "STAMP_SIGN" | "LETTERHEAD"): Promise<Buffer> {
  const { data } = await user.get<{ data: string }>(`/v1/attachment?key=${key}&attachment_type=${type}`);
  return Buffer.from(data.data, "base64");
}

/** Noise that no compression makes smaller. */
function aPicture(width: number, height: number) {
  return sharp(aNoise(width * height * 3), { raw: { width, height, channels: 3 } });
}

describe("a firm image larger than its print", () => {
  test("is reduced to 300 dpi of its printed size, and the answer says so", async () => {
    const content = await aPicture(3000, 500).png().toBuffer();
    const { status, data } = await save("LETTERHEAD", "banner.png", content);
    expect([status, data]).toEqual([
      200,
      { key: expect.any(String), reduced: true, width: 2126, height: 354, sizeInMB: expect.any(Number) },
    ]);
    const image = await stored(data, "LETTERHEAD");
    expect(await sharp(image).metadata()).toMatchObject({ format: "png", width: 2126, height: 354 });
    expect(data.sizeInMB).toBeCloseTo(image.length / 1024 / 1024, 5);
  });

  test("keeps its colour and transparency", async () => {
    const background = { r: 200, g: 0, b: 0, alpha: 0.5 };
    const content = await sharp({ create: { width: 900, height: 600, channels: 4, background } })
      .png()
      .toBuffer();
    const { data } = await save("STAMP_SIGN", "stamp.png", content);
    expect([data.width, data.height]).toEqual([531, 354]);
    const [red, , , alpha] = await sharp(await stored(data, "STAMP_SIGN"))
      .raw()
      .toBuffer();
    expect([red, alpha]).toEqual([expect.closeTo(200, -1), 128]);
  });

  test("stands upright without the note of its turn", async () => {
    const content = await aPicture(400, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { data } = await save("STAMP_SIGN", "stamp.jpg", content);
    expect(data).toMatchObject({ reduced: true, width: 531, height: 236 });
    const { orientation, exif, format } = await sharp(await stored(data, "STAMP_SIGN")).metadata();
    expect([orientation, exif, format]).toEqual([undefined, undefined, "jpeg"]);
  });

  test("is brought from its own colours to those of a screen", async () => {
    const create = { width: 900, height: 100, channels: 3 as const, background: "#ff0000" };
    const content = await sharp({ create }).toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer();
    const { data } = await save("STAMP_SIGN", "stamp.jpg", content);
    expect(await sharp(await stored(data, "STAMP_SIGN")).metadata()).toMatchObject({ space: "srgb", hasProfile: false });
  });

  test("that is damaged is refused", async () => {
    const { status, errors } = await save("STAMP_SIGN", "stamp.jpg", aJpeg({ width: 900, height: 600 }));
    expect([status, errors[0]?.error, errors[0]?.field]).toEqual([422, "The image is damaged or incomplete", ["file"]]);
  });

  test("is told of as reduced when its upload is repeated", async () => {
    const content = await aPicture(900, 100).png().toBuffer();
    const send = () => save("STAMP_SIGN", "stamp.png", content, { "idempotency-key": "reduced once" });
    const [first, second] = [await send(), await send()];
    expect(first.data.reduced).toBe(true);
    expect(second.data).toEqual(first.data);
  });
});

test("a firm image of its printed size stays as it is", async () => {
  const content = aPng({ width: 531, height: 354 });
  const { data } = await save("STAMP_SIGN", "stamp.png", content);
  expect(data).toMatchObject({ reduced: false, width: 531, height: 354 });
  expect((await stored(data, "STAMP_SIGN")).equals(content)).toBe(true);
});

test("a firm image that weighs more than its pixels is made new", async () => {
  const picture = await aPicture(200, 100).jpeg().toBuffer();
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.from("ICC_PROFILE\0"), Buffer.alloc(65_521)]);
  const content = Buffer.concat([picture.subarray(0, 2), ...Array.from({ length: 60 }, () => segment), picture.subarray(2)]);
  const { data } = await save("STAMP_SIGN", "stamp.jpg", content);
  expect(data).toMatchObject({ reduced: true, width: 200, height: 100 });
  expect(data.sizeInMB).toBeLessThan(0.1);
});

test("the templates print no image larger than it is stored", () => {
  const layout = readFileSync(new URL("../../../../api/document/templates/parts/layout.typ", import.meta.url), "utf8");
  expect(layout).toContain(`width: ${printedSize.STAMP_SIGN.width}mm, height: stamp-height, fit: "contain"`);
  expect(measures.closing.stampHeight).toBeLessThanOrEqual(printedSize.STAMP_SIGN.height);
  expect(measures.textWidth).toBe(printedSize.LETTERHEAD.width);
  expect(layout).toContain("picture(width: size.width)");
  expect(layout).toContain(`{ picture(height: ${printedSize.LETTERHEAD.height}mm) }`);
});
