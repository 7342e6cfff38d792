import {
  attachmentMessages,
  extensionOf,
  imageExtensions,
  maxFileBytes,
  maxImagePixels,
  minLetterheadRatio,
  type FirmImageType,
} from "#domain/documents/attachment.ts";

/** Why an image is rejected before upload: the toast's title and text. */
export type ImageProblem = { title: "Invalid File Type" | "Upload Error"; message: string };

/** The rules of a firm's images that the browser can check: type, size, and a letterhead's shape. */
export async function checkFirmImage(file: File, type: FirmImageType): Promise<ImageProblem | null> {
  if (!imageExtensions.some((extension) => extension === extensionOf(file.name)))
    return { title: "Invalid File Type", message: attachmentMessages.imageType };
  if (file.size === 0) return { title: "Upload Error", message: attachmentMessages.fileEmpty };
  if (file.size > maxFileBytes) return { title: "Upload Error", message: attachmentMessages.fileTooLarge };
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return { title: "Upload Error", message: attachmentMessages.fileMismatch };
  const { width, height } = image;
  image.close();
  if (width * height > maxImagePixels) return { title: "Upload Error", message: attachmentMessages.imageTooManyPixels };
  if (type === "LETTERHEAD" && width < height * minLetterheadRatio)
    return { title: "Upload Error", message: attachmentMessages.letterheadRatio };
  return null;
}
