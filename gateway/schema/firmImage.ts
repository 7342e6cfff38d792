import type { FirmImageType } from "#domain/attachment.ts";
import { signedUrl, storedKey } from "../answers.ts";
import { builder } from "../builder.ts";
import { callCost } from "../context.ts";
import { FirmImageTypeEnum } from "../enums.ts";
import { errorsField, outcome, type Outcome } from "../payload.ts";

export const FirmImage = builder.objectRef<{ key: string; type: FirmImageType }>("FirmImage").implement({
  description: "An image of a firm: its stamp or its letterhead.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "The stored file's key, for `stampKey` and `letterheadKey` of a firm." }),
    url: t.string({
      nullable: true,
      complexity: callCost,
      description: "An address to fetch the image from, good for a few minutes; null when the file is gone.",
      resolve: async ({ key, type }, _args, { rest, spend }) => {
        spend(callCost);
        const answer = await rest.get("/v1/attachment/pre-signed-url", { key, attachment_type: type }, signedUrl);
        return answer.url ?? null;
      },
    }),
  }),
});

type Uploaded = Outcome & { type?: FirmImageType };

builder.relayMutationField(
  "uploadFirmImage",
  {
    description: "An image for a firm.",
    inputFields: (t) => ({
      file: t.field({ type: "File", required: true, description: "A PNG or JPEG file of at most 25 MB and 40 megapixels." }),
      type: t.field({ type: FirmImageTypeEnum, required: true, description: "What the image is for." }),
    }),
  },
  {
    description: "Stores an image. It belongs to a firm once the firm is saved with its key; until then it is kept for 24 hours.",
    resolve: async (_root, { input: { file, type } }, { rest }): Promise<Uploaded> => {
      const done = await outcome(async () =>
        rest.upload({ path: "/v1/attachment/save", query: {}, fields: { attachment_type: type }, file }, storedKey),
      );
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
      errors: errorsField(t),
    }),
  },
);
