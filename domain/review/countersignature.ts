/**
 * The picture of a signature on the approval record: a PNG of at most so many bytes and pixels. It is smaller than a firm's stamp,
 * because a record may print many.
 */
export const maxSignatureBytes = 100 * 1024;
export const maxSignaturePixels = { width: 600, height: 400 };

/** How large the picture is, for messages and descriptions. */
export const signatureSize = `${maxSignatureBytes / 1024} kB and ${maxSignaturePixels.width} × ${maxSignaturePixels.height} pixels`;

export const signatureMessages = {
  invalid: `The signature must be a PNG of at most ${signatureSize}`,
} as const;
