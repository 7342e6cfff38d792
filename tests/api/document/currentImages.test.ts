import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentImages } from "../../../api/document/render/typstRenderer.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { documentCalls } from "../../support/api/calls/documentCalls.ts";
import { emptyPdf, fakeRenderer } from "../../support/api/fakeRenderer.ts";
import { aPng } from "../../support/files/images.ts";
import { upload } from "../../support/files/multipartForm.ts";

/** The images that came with the last document. */
let given: DocumentImages = {};

const documents = fakeRenderer({
  draw: async ({ images }) => {
    given = await images();
    return await emptyPdf();
  },
  drawPages: async ({ images }) => {
    given = await images();
    return ["<svg/>"];
  },
});

let api: TestApi;
beforeAll(async () => (api = await anApi({ documents })));
afterAll(() => api.close());

/** Width and height of a PNG, from its header. */
function sizeOf(image: DocumentImages[keyof DocumentImages]): [width: number, height: number] | null {
  if (!image) return null;
  const bytes = Buffer.from(image.bytes);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("a document and its preview carry the firm's current stamp and letterhead, also those uploaded after the save (R-263)", async () => {
  const { user, firm, ...exporter } = await anExporter(api);
  const { shipmentId } = await aShipment({ user, firm, ...exporter });
  const calls = documentCalls(user, shipmentId);
  await calls.generate("invoice");
  expect([sizeOf(given.stamp), sizeOf(given.letterhead)]).toEqual([[30, 20], null]);

  const image = async (type: string, width: number, height: number) => {
    const file = { name: "image.png", content: aPng({ width, height }) };
    return (await upload(api, user, "/v1/attachment/save", { fields: { attachment_type: type }, file })).data.key;
  };
  const images = { stampKey: await image("STAMP_SIGN", 45, 33), letterHeadKey: await image("LETTERHEAD", 70, 10) };
  await user.post(`/v1/user/firm/update?firmId=${firm.firmId}`, { ...firm, ...images });
  for (const draw of [calls.generate, calls.preview]) {
    given = {};
    expect((await draw("invoice")).status).toBe(200);
    expect([sizeOf(given.stamp), sizeOf(given.letterhead)]).toEqual([
      [45, 33],
      [70, 10],
    ]);
  }
});
