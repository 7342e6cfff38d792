import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";

const site = openExporterPage({ viewport: { width: 800, height: 740 } });

test("a table that scrolls sideways can be focused from the first frame that shows it (R-1406)", async () => {
  const { page } = site;
  const id = await aStoredShipment(site.owner);
  await page.addInitScript(() => {
    const late: string[] = [];
    Object.assign(globalThis, { late });
    const look = () => {
      const boxes = [...document.querySelectorAll(".mantine-TableScrollContainer-scrollContainer")];
      const { port1, port2 } = new MessageChannel();
      // A message comes after the frame has been drawn.
      port1.addEventListener("message", () => {
        for (const box of boxes)
          if (box.isConnected && box.scrollWidth > box.clientWidth && !box.hasAttribute("tabindex")) late.push(box.className);
      });
      port1.start();
      port2.postMessage(null);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (let visit = 1; visit <= 6; visit += 1) {
    await page.goto(`${site.firmPath}/shipment/${id}`);
    await page
      .getByRole("group")
      .filter({ has: page.getByRole("table") })
      .first()
      .waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, "late"))).toEqual([]);
  }
});
