/**
 * The picture of a signature on the approval record: a PNG of at most so many bytes and pixels. It is smaller than a firm's stamp,
 * because a record may print many.
 */
export const maxSignatureBytes = 100 * 1024;
export const maxSignaturePixels = { width: 600, height: 400 };

export const signatureMessages = {
  invalid: "The signature must be a PNG of at most 100 kB and 600 × 400 pixels",
} as const;
