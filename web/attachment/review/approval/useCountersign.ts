import { useRef, useState, type RefObject } from "react";
import { maxSignatureBytes } from "#domain/review/countersignature.ts";
import { inkPng } from "../../../ui/drawing/ink.ts";

/** Pixels along the longer side of the picture, and of a second try if the first is too large a file. */
const sizes = [400, 200];

/** Whether and how the approver signs, for `SignatureField`. */
export type Countersign = {
  /** Where the signature is drawn, or the stamp shown. */
  canvas: RefObject<HTMLCanvasElement | null>;
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** Whether it was wanted, and nothing is drawn. */
  isEmpty: boolean;
  /** The input's part with the picture, empty if none is wanted; null if one is wanted and nothing is drawn. */
  read: () => Promise<{ signature?: string } | null>;
};

/** The signature that an approver adds to the approval record, if they wish. */
export function useCountersign(): Countersign {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOn, setOn] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  async function read() {
    if (!isOn) return {};
    const signature = canvas.current && (await signatureOf(canvas.current));
    setEmpty(signature === null);
    return signature === null ? null : { signature };
  }
  return { canvas, isOn, setOn, isEmpty, read };
}

async function signatureOf(canvas: HTMLCanvasElement): Promise<string | null> {
  for (const size of sizes) {
    const picture = await inkPng(canvas, size);
    if (picture === null) return null;
    if (picture.size <= maxSignatureBytes || size === sizes.at(-1)) return await base64Of(picture);
  }
  return null;
}

function base64Of(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result.replace(/^[^,]*,/, "") : ""));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The picture cannot be read")));
    reader.readAsDataURL(picture);
  });
}
