import { maxFileMB, maxImagePixels, type FirmImageType } from "#domain/documents/attachment.ts";
import { signedUrl, storedImage } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import { callCost } from "../../builder/context.ts";
import { FirmImageTypeEnum } from "../../builder/enums.ts";
import { errorsField, outcome, type Outcome } from "../../builder/payload.ts";

export const FirmImage = builder.objectRef<{ key: string; type: FirmImageType }>("FirmImage").implement({
  description: "An image of a firm: its stamp or its letterhead.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "The stored file's key, for `stampKey` and `letterheadKey` of a firm." }),
    url: t.string({
      nullable: true,
      complexity: callCost,
      description: "URL of the image, valid for a few minutes; null if the file was deleted.",
      resolve: async ({ key, type }, _args, { rest, chargeCost }) => {
        chargeCost(callCost);
        const answer = await rest.get("/v1/attachment/pre-signed-url", { key, attachment_type: type }, signedUrl);
        return answer.url ?? null;
      },
    }),
  }),
});

type Uploaded = Outcome & { type?: FirmImageType };

const unknown = "null with errors, or if the service behind the gateway does not send it";

builder.relayMutationField(
  "uploadFirmImage",
  {
    description: "An image for a firm.",
    inputFields: (t) => ({
      file: t.field({
        type: "File",
        required: true,
        description: `A PNG or JPEG file of at most ${maxFileMB} MB and ${maxImagePixels / 1_000_000} megapixels.`,
      }),
      type: t.field({ type: FirmImageTypeEnum, required: true, description: "What the image is for." }),
    }),
  },
  {
    description:
      "Stores an image, reduced to 300 dpi of its printed size if it is larger (stamp 531 × 354, letterhead 2126 × 425 pixels). It belongs to a firm once the firm is saved with its key; until then it is kept for 24 hours.",
    resolve: async (_root, { input: { file, type } }, { rest }): Promise<Uploaded> => {
      const done = await outcome(async () => {
        const call = { path: "/v1/attachment/save", query: {}, fields: { attachment_type: type }, file };
        const image = await rest.upload(call, storedImage);
        return { key: image.key, image };
      });
      return { ...done, type };
    },
  },
  {
    description: "The stored image.",
    outputFields: (t) => ({
      key: t.exposeString("key", { nullable: true, description: "The key to save the firm with; null with errors." }),
      image: t.field({
        type: FirmImage,
        nullable: true,
        description: "The image itself; null with errors.",
        resolve: ({ key, type }) => (key && type ? { key, type } : null),
      }),
      isReduced: t.boolean({
        nullable: true,
        description: `Whether the image was reduced because it was larger than print needs; ${unknown}.`,
        resolve: ({ image }) => image?.reduced ?? null,
      }),
      width: t.int({
        nullable: true,
        description: `The stored image's width in pixels, such as 2126; ${unknown}.`,
        resolve: ({ image }) => image?.width ?? null,
      }),
      height: t.int({
        nullable: true,
        description: `The stored image's height in pixels, such as 354; ${unknown}.`,
        resolve: ({ image }) => image?.height ?? null,
      }),
      sizeInMB: t.field({
        type: "Decimal",
        nullable: true,
        description: `The stored image's size in megabytes, such as "0.25"; ${unknown}.`,
        resolve: ({ image }) => image?.sizeInMB ?? null,
      }),
      errors: errorsField(t),
    }),
  },
);
