import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { aColourProfile, aJpeg, aPng, aPngHeader } from "../../support/files/images.ts";
import { aFirmImage, multipart, upload, type Form } from "../../support/files/multipartForm.ts";

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await anApi();
  user = await aUser(api);
});
afterAll(() => api.close());

const stamp = (name: string, content: Buffer): Form => ({ fields: { attachment_type: "STAMP_SIGN" }, file: { name, content } });
const letterhead = (name: string, content: Buffer): Form => ({ fields: { attachment_type: "LETTERHEAD" }, file: { name, content } });
const save = (form: Form, who = user) => upload(api, who, "/v1/attachment/save", form);
const filesOf = (folder: string) =>
  readdirSync(join(api.dataDir, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

async function contentOf(key: string, type: string): Promise<Buffer> {
  const { data } = await user.get<{ data: string }>(`/v1/attachment?key=${key}&attachment_type=${type}`);
  return Buffer.from(data.data, "base64");
}

describe("an accepted image", () => {
  test.each([
    ["stamp.png", aPng({ width: 30, height: 20 })],
    ["STAMP.PNG", aPng({ width: 30, height: 20 })],
    ["stamp.jpg", aJpeg({ width: 30, height: 20 })],
    ["stamp.jpeg", aJpeg({ width: 30, height: 20 })],
  ])("%s gets a random key and comes back as it was drawn", async (name, content) => {
    const { status, data, errors } = await save(stamp(name, content));
    expect([status, errors]).toEqual([200, []]);
    const sizeInMB = Number((content.length / 1024 / 1024).toFixed(6));
    expect(data).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{40}$/),
      reduced: false,
      width: 30,
      height: 20,
      sizeInMB: expect.any(Number),
    });
    expect((data as unknown as { sizeInMB: number }).sizeInMB).toBeLessThanOrEqual(sizeInMB);
    const stored = await contentOf(data.key, "STAMP_SIGN");
    expect(stored.subarray(0, 4)).toEqual(content.subarray(0, 4));
  });

  test("comes back byte for byte when it says nothing but its picture (R-383)", async () => {
    const content = aPng({ width: 30, height: 20 });
    const { data } = await save(stamp("stamp.png", content));
    expect((await contentOf(data.key, "STAMP_SIGN")).equals(content)).toBe(true);
  });

  const secret = "GPS 22.3039N 70.8022E";
  const png = aPng({ width: 30, height: 20 }, [
    ["tEXt", Buffer.from(`Location\0${secret}`)],
    ["eXIf", Buffer.from(secret)],
  ]);
  test.each([
    ["a.jpg", aJpeg({ width: 30, height: 20 }, { gps: secret, trailer: secret })],
    ["a.png", Buffer.concat([png, Buffer.from(secret)])],
  ])("%s loses place, maker, comments and whatever follows its end", async (name, content) => {
    expect(content.includes(secret)).toBe(true);
    const { data } = await save(stamp(name, content));
    expect((await contentOf(data.key, "STAMP_SIGN")).includes(secret)).toBe(false);
  });

  test("keeps its turn when it loses the rest of its EXIF", async () => {
    const { data } = await save(stamp("a.jpg", aJpeg({ width: 30, height: 20 }, { orientation: 6, gps: secret })));
    const turn = Buffer.from("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06", "latin1");
    expect((await contentOf(data.key, "STAMP_SIGN")).includes(turn)).toBe(true);
  });
});

describe("a refused image", () => {
  const mismatch = "The file's content does not match its type";
  const broken = "The image is damaged or incomplete";
  const types = "Please upload PNG, JPG, or JPEG files only";
  const png = aPng({ width: 30, height: 20 });
  const damaged = Buffer.from(png).fill(0, 45, 50);
  /** Claims a length that exceeds the file; the checksum is that of what is there. */
  const withLongEnd = (whole: Buffer) => Buffer.concat([whole.subarray(0, -12), Buffer.from([0, 0, 1, 0]), whole.subarray(-8)]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const header = (width: number, height: number) => aPngHeader({ width, height }).subarray(16, 29);
  const frame = (width: number, height: number) => Buffer.from([0xff, 0xc0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  const inserted = (segment: Buffer) => {
    const whole = aJpeg({ width: 30, height: 20 });
    return Buffer.concat([whole.subarray(0, -2), segment, whole.subarray(-2)]);
  };
  test.each([
    ["a PDF", "stamp.pdf", Buffer.from("%PDF-1.7"), 415, types],
    ["a GIF", "stamp.gif", Buffer.from("GIF89a"), 415, types],
    ["an SVG", "stamp.svg", svg, 415, types],
    ["a name without extension", "stamp", png, 415, types],
    ["an SVG called PNG", "stamp.png", svg, 415, mismatch],
    ["a PNG called JPG", "stamp.jpg", png, 415, mismatch],
    ["an empty file", "stamp.png", Buffer.alloc(0), 422, "The file is empty"],
    ["a PNG broken off", "stamp.png", png.subarray(0, -20), 422, broken],
    ["a PNG with a wrong checksum", "stamp.png", damaged, 422, broken],
    ["a PNG with fewer pixels than it promises", "stamp.png", aPngHeader({ width: 100, height: 100 }), 422, broken],
    ["a PNG whose last chunk exceeds the file", "stamp.png", withLongEnd(png), 422, broken],
    ["a PNG of no width", "stamp.png", aPngHeader({ width: 0, height: 100 }), 422, broken],
    ["a PNG of two headers", "stamp.png", aPng({ width: 30, height: 20 }, [["IHDR", header(9, 9)]]), 422, broken],
    ["a JPEG broken off", "stamp.jpg", aJpeg({ width: 30, height: 20 }).subarray(0, -2), 422, broken],
    ["a JPEG of two frame headers", "stamp.jpg", inserted(frame(9, 9)), 422, broken],
    ["a JPEG whose height is corrected later", "stamp.jpg", inserted(Buffer.from([0xff, 0xdc, 0, 4, 0, 9])), 422, broken],
    ["a JPEG with another one inside", "stamp.jpg", inserted(Buffer.from([0xff, 0xd8])), 422, broken],
    ["a JPEG of 101 scans", "stamp.jpg", inserted(Buffer.concat(Array.from({ length: 100 }, () => scan))), 422, broken],
    ["a JPEG of no height", "stamp.jpg", aJpeg({ width: 30, height: 0 }), 422, broken],
    ["a PNG of 41 megapixels", "stamp.png", aPngHeader({ width: 8200, height: 5000 }), 413, "The image has more than 40 megapixels"],
    ["a JPEG of 41 megapixels", "stamp.jpg", aJpeg({ width: 8200, height: 5000 }), 413, "The image has more than 40 megapixels"],
  ])("%s leaves nothing behind (R-135)", async (_what, name, content, status, error) => {
    const before = filesOf("files").length;
    const answer = await save(stamp(name, content));
    expect([answer.status, answer.data, answer.errors.map((one) => one.error)]).toEqual([status, null, [error]]);
    expect(answer.errors[0]?.field).toEqual(["file"]);
    expect(filesOf("files")).toHaveLength(before);
    expect(filesOf("incoming")).toEqual([]);
  });

  test("larger than 25 MB is 413, also when its length is not told", async () => {
    const content = Buffer.alloc(25 * 1024 * 1024 + 1);
    png.copy(content);
    const told = await save(stamp("stamp.png", content));
    expect([told.status, told.errors[0]?.error]).toEqual([413, "The file is larger than 25 MB"]);
    const { payload, contentType } = multipart(stamp("stamp.png", content));
    const headers = { authorization: user.jwt, "content-type": contentType };
    const untold = await api.inject({ method: "POST", url: "/ep/api/v1/attachment/save", headers, payload: Readable.from([payload]) });
    expect([untold.statusCode, untold.json().errors[0].code]).toEqual([413, "TOO_LARGE"]);
    expect(filesOf("incoming")).toEqual([]);
  });

  test("without a file, or with another type than the two, is refused (R-360)", async () => {
    const missing = await save({ fields: { attachment_type: "STAMP_SIGN" } });
    expect([missing.status, missing.errors[0]?.error]).toEqual([422, "Please select a file"]);
    for (const attachment_type of ["INVOICE", ""]) {
      const { status, errors } = await save({ fields: { attachment_type }, file: { name: "a.png", content: png } });
      expect([status, errors[0]?.error, errors[0]?.field]).toEqual([
        422,
        "The attachment type must be STAMP_SIGN or LETTERHEAD",
        ["attachment_type"],
      ]);
    }
  });

  test("more than one file at a time is refused", async () => {
    const { payload, contentType } = multipart(stamp("a.png", png));
    const end = payload.lastIndexOf("------lading-test-boundary--");
    const two = Buffer.concat([payload.subarray(0, end), payload]);
    const response = await api.inject({
      method: "POST",
      url: "/ep/api/v1/attachment/save",
      headers: { authorization: user.jwt, "content-type": contentType },
      payload: two,
    });
    expect([response.statusCode, response.json().errors[0].error]).toEqual([413, "Please send one file at a time"]);
  });
});

describe("a PNG's colour profile", () => {
  const size = { width: 30, height: 20 };
  test("is kept as it is", async () => {
    const content = aPng(size, [["iCCP", aColourProfile(500_000)]]);
    const { data } = await save(stamp("a.png", content));
    expect((await contentOf(data.key, "STAMP_SIGN")).equals(content)).toBe(true);
  });

  test("is kept alone: a second one is left out", async () => {
    const first: [string, Buffer] = ["iCCP", aColourProfile(1_000)];
    const { data } = await save(stamp("a.png", aPng(size, [first, ["iCCP", aColourProfile(2_000)]])));
    expect((await contentOf(data.key, "STAMP_SIGN")).equals(aPng(size, [first]))).toBe(true);
  });

  test.each([
    ["that unpacks to more than 4 MB", aColourProfile(4 * 1024 * 1024 + 1)],
    ["that does not unpack", Buffer.from("Profile\0\0nothing")],
    ["that is packed in an unknown way", Buffer.from("Profile\0\x01nothing")],
    ["without a name", Buffer.from("\0\0nothing")],
  ])("%s is left out, and the picture stays", async (_what, profile) => {
    const { data } = await save(stamp("a.png", aPng(size, [["iCCP", profile]])));
    expect((await contentOf(data.key, "STAMP_SIGN")).equals(aPng(size))).toBe(true);
  });
});

test("a PNG's animation is left out", async () => {
  const animation: [string, Buffer][] = [
    ["acTL", Buffer.alloc(8)],
    ["fcTL", Buffer.alloc(26)],
    ["fdAT", Buffer.alloc(100)],
  ];
  const { data } = await save(stamp("a.png", aPng({ width: 30, height: 20 }, animation)));
  expect((await contentOf(data.key, "STAMP_SIGN")).equals(aPng({ width: 30, height: 20 }))).toBe(true);
});

describe("a letterhead", () => {
  const narrow = "The letterhead must be a wide banner with an aspect ratio of at least 5:1";

  test("is at least five times as wide as high (R-135, R-136)", async () => {
    expect((await save(letterhead("l.png", aPng({ width: 100, height: 20 })))).status).toBe(200);
    const { status, errors } = await save(letterhead("l.png", aPng({ width: 99, height: 20 })));
    expect([status, errors]).toEqual([422, [{ error: narrow, code: "INVALID", field: ["file"] }]]);
  });

  test("is measured as it is seen, its turn counted in", async () => {
    expect((await save(letterhead("l.jpg", aJpeg({ width: 20, height: 100 }, { orientation: 6 })))).status).toBe(200);
    expect((await save(letterhead("l.jpg", aJpeg({ width: 100, height: 20 }, { orientation: 6 })))).errors[0]?.error).toBe(narrow);
    expect((await save(letterhead("l.jpg", aJpeg({ width: 100, height: 20 }, { orientation: 3 })))).status).toBe(200);
  });

  test("rule is not the stamp's", async () => {
    expect((await save(stamp("s.png", aPng({ width: 20, height: 20 })))).status).toBe(200);
  });
});

describe("reading an image", () => {
  test("of another owner, of another type, or of no known key does not find it", async () => {
    const other = await aUser(api);
    const key = await aFirmImage(api, user);
    const queries = [`key=${key}&attachment_type=LETTERHEAD`, "key=nothing&attachment_type=STAMP_SIGN", `key=${key}`, ""];
    for (const path of ["/v1/attachment", "/v1/attachment/pre-signed-url"]) {
      for (const query of queries) {
        const { status, data, errors } = await user.get(`${path}?${query}`);
        expect([status, data, errors]).toEqual([404, null, [{ error: "Attachment not found", code: "NOT_FOUND", field: ["key"] }]]);
      }
      expect((await other.get(`${path}?key=${key}&attachment_type=STAMP_SIGN`)).status).toBe(404);
    }
  });
});
