import { graphql } from "react-relay";
import type { FirmImageType } from "#domain/documents/attachment.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import type { useUploadFirmImageMutation } from "../../../__generated__/useUploadFirmImageMutation.graphql.ts";
import { useCommit } from "../../../relay/useCommit.ts";

/** The two images' names and upload messages (R-402, R-409 to R-411; the wizard has different words for the letterhead). */
const words = {
  STAMP_SIGN: { settings: "Stamp", onboarding: "Stamp", failure: "Failed to upload stamp" },
  LETTERHEAD: { settings: "Letterhead", onboarding: "Letter head", failure: "Failed to upload letterhead" },
} as const;

/** A stored image: the key that the firm is saved with; width and height in pixels if it was reduced for print. */
export type UploadedImage = { key: string; reducedTo: { width: number; height: number } | null };

/** Resolves to null if the image was rejected. */
export type FirmImageUpload = { upload: (file: File) => Promise<UploadedImage | null>; isUploading: boolean };

/** Uploads a stamp or letterhead. */
export function useUploadFirmImage(type: FirmImageType, surface: Surface): FirmImageUpload {
  const { failure, ...names } = words[type];
  const name = surface === "onboarding" ? names.onboarding : names.settings;
  const [commit, isUploading] = useCommit<useUploadFirmImageMutation>(
    graphql`
      mutation useUploadFirmImageMutation($input: UploadFirmImageInput!) {
        uploadFirmImage(input: $input) {
          key
          isReduced
          width
          height
          errors {
            message
          }
        }
      }
    `,
    { success: `${name} uploaded successfully`, errorTitle: "Upload Failed", failure },
  );
  async function upload(file: File): Promise<UploadedImage | null> {
    const response = await commit({ input: { type, file: null } }, { uploadables: { "input.file": file } });
    const { key, isReduced, width, height } = response?.uploadFirmImage ?? {};
    if (key == null) return null;
    return { key, reducedTo: isReduced && width && height ? { width, height } : null };
  }
  return { upload, isUploading };
}
