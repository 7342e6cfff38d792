import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";

/** So many frames of a film are looked at. */
const mostFrames = 25;

/**
 * The share of row bands without ink in a filmed wheel gesture of 8,000 pixels a second: what the compositor shows, blank
 * places among it that no script of the page sees.
 */
export async function blankShare(page: Page, devtools: CDPSession): Promise<number> {
  await page.evaluate(() => window.gridProbe.top());
  await wait(300);
  const box = await page.evaluate(() => window.gridProbe.box());
  const frames: string[] = [];
  devtools.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push(data);
    void devtools.send("Page.screencastFrameAck", { sessionId });
  });
  await devtools.send("Page.startScreencast", { format: "jpeg", quality: 60, everyNthFrame: 1 });
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const gesture = { yDistance: -16_000, speed: 8_000, gestureSourceType: "mouse", preventFling: true } as const;
  await devtools.send("Input.synthesizeScrollGesture", { ...middle, ...gesture });
  await devtools.send("Page.stopScreencast");
  const screen = await page.context().newPage();
  const shares: number[] = [];
  const every = Math.max(1, Math.floor(frames.length / mostFrames));
  for (const frame of frames.filter((_, index) => index % every === 0).slice(0, mostFrames))
    shares.push(await screen.evaluate(blankIn, { frame, box }));
  await screen.close();
  if (shares.length === 0) throw new Error("Nothing was filmed");
  return Math.max(...shares);
}

/** Runs in a page: looks at the film's frame in bands of a row and a half. */
async function blankIn({ frame, box }: { frame: string; box: { x: number; y: number; width: number; height: number } }): Promise<number> {
  const image = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${frame}`)).blob());
  const scale = image.width / 1440;
  const [left, top] = [Math.round((box.x + 70) * scale), Math.round((box.y + 40) * scale)];
  const [width, height] = [Math.round((box.width - 100) * scale), Math.round((box.height - 70) * scale)];
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("There is no canvas");
  pen.drawImage(image, 0, 0);
  const band = Math.round(42 * scale);
  let [bands, blank] = [0, 0];
  for (let y = 0; y + band <= height; y += band) {
    const { data } = pen.getImageData(left, top + y, width, band);
    let ink = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 330) ink += 1;
    bands += 1;
    if (ink < 30) blank += 1;
  }
  return blank / bands;
}
