import { fitted, inkArea } from "./pixels.ts";

/** What shows on a canvas, cut to its ink and at most `most` pixels long, as a PNG; null if nothing shows. */
export async function inkPng(canvas: HTMLCanvasElement, most = Infinity): Promise<Blob | null> {
  const area = inkArea(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height));
  if (area === null) return null;
  const cut = document.createElement("canvas");
  Object.assign(cut, fitted(area, most));
  contextOf(cut).drawImage(canvas, area.left, area.top, area.width, area.height, 0, 0, cut.width, cut.height);
  return await new Promise((resolve) => cut.toBlob(resolve, "image/png"));
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("The browser draws no pictures.");
  return context;
}
