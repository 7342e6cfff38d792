import { expect, test } from "vitest";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";

const site = openExporterPage();

test("a long name from right to left is not cut into pieces in the wrong order, and no letters are parted that join (R-836)", async () => {
  const arabic = "شركة الخليج للتجارة الدولية والاستيراد المحدودة بدبي";
  const hindi = "मुंबई से दुबई तक बासमती चावल का निर्यातकागज़ातप्रस्तुतकर्ताओं";
  for (const name of [arabic, hindi, "Basmati rice to Jebel Ali, lot TV/EXP/042/25-26"]) await aStoredShipment(site.owner, { name });
  await site.page.goto(site.firmPath);
  const pieces = async (name: string) => await site.page.getByRole("link", { name }).locator("span > span").allTextContents();
  await site.page.getByRole("link", { name: arabic }).waitFor();
  expect((await pieces(arabic)).filter(Boolean)).toEqual([arabic]);
  expect(await pieces(hindi)).toEqual([hindi.slice(0, hindi.lastIndexOf(" ")), hindi.slice(hindi.lastIndexOf(" "))]);
  expect(await pieces("Basmati rice")).toEqual(["Basmati rice to Jebel Ali, lot TV/E", "XP/042/25-26"]);
});
