import { describe, expect, test } from "vitest";
import { aPng } from "../../support/files/images.ts";
import { operationsSent, toastWith } from "../../support/browser/sidePanel.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();
type Surface = "settings" | "onboarding";

/** Opens the firm form of the wizard or of Settings. */
async function open(surface: Surface): Promise<void> {
  const user = await aWebUser(site.url, { status: surface === "settings" ? "ONBOARDING_COMPLETED" : "ONBOARDING_IN_PROGRESS" });
  await signedIn(site.page, user);
  await site.page.goto(surface === "settings" ? "/dashboard/settings" : "/onboarding/firm");
  await site.page.getByRole("heading", { name: "Add Firm" }).waitFor();
}

function choose(label: string, name: string, buffer: Buffer): Promise<void> {
  return site.page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: "image/png", buffer });
}

describe("images", () => {
  test("only PNG, JPG and JPEG are taken (R-135, R-136)", async () => {
    await open("settings");
    const sent = operationsSent(site.page);
    await choose("Stamp", "stamp.gif", Buffer.from("GIF89a"));
    const text = "Please upload PNG, JPG, or JPEG files only";
    expect(await toastWith(site.page, text)).toBe(`Invalid File Type\n${text}`);
    await choose("Stamp", "stamp.png", Buffer.from("not an image"));
    expect(await toastWith(site.page, "does not match")).toBe("Upload Error\nThe file's content does not match its type");
    expect(sent).toEqual([]);
  });

  test("a letterhead is a wide banner, at least 5:1 (R-122, R-136, R-267, R-411)", async () => {
    await open("settings");
    await choose("Letterhead", "letterhead.png", aPng({ width: 499, height: 100 }));
    expect(await toastWith(site.page, "wide banner with")).toMatch(/^Upload Error\nThe letterhead must be a wide banner/);
    await choose("Letterhead", "letterhead.png", aPng({ width: 500, height: 100 }));
    await site.page.getByText("Letterhead uploaded successfully").waitFor();
    await site.page.getByText("Uploaded", { exact: true }).waitFor();
    await site.page.getByRole("button", { name: "Remove letterhead" }).click();
    await site.page.getByText("Uploaded", { exact: true }).waitFor({ state: "hidden" });
  });

  test("an image that is larger than print needs says to what it was reduced", async () => {
    await open("settings");
    await choose("Letterhead", "letterhead.png", aPng({ width: 3000, height: 500 }));
    await site.page.getByText("Reduced to 2126 × 354 pixels").waitFor();
    await choose("Letterhead", "letterhead.png", aPng({ width: 500, height: 100 }));
    await expect.poll(() => site.page.getByText("Reduced to").count()).toBe(0);
  });

  test("the wizard words the letterhead's success apart (R-410)", async () => {
    await open("onboarding");
    await choose("Letterhead", "letterhead.png", aPng({ width: 500, height: 100 }));
    expect(await toastWith(site.page, "uploaded")).toBe("Letter head uploaded successfully");
  });

  test("an upload that the server refuses shows its text, one that fails its own, and neither sets anything (R-122, R-401, R-402)", async () => {
    await open("settings");
    const uploadsAnswer = (answer: { status?: number; json?: object; body?: string }) =>
      site.page.route("**/graphql", (route) =>
        (route.request().headers()["content-type"] ?? "").startsWith("multipart/") ? route.fulfill(answer) : route.fallback(),
      );
    await uploadsAnswer({ json: { data: { uploadFirmImage: { key: null, errors: [{ message: "The image is damaged" }] } } } });
    await choose("Stamp", "stamp.png", aPng({ width: 30, height: 20 }));
    expect(await toastWith(site.page, "The image is damaged")).toBe("Upload Failed\nThe image is damaged");
    await uploadsAnswer({ status: 502, body: "Bad Gateway" });
    await choose("Stamp", "stamp.png", aPng({ width: 30, height: 20 }));
    expect(await toastWith(site.page, "Failed to upload stamp")).toBe("Upload Failed\nFailed to upload stamp");
    await choose("Letterhead", "letterhead.png", aPng({ width: 500, height: 100 }));
    expect(await toastWith(site.page, "Failed to upload letterhead")).toBe("Upload Failed\nFailed to upload letterhead");
    expect(await site.page.getByText("Uploaded", { exact: true }).count()).toBe(0);
    site.complaints.length = 0;
  });
});

test("a stamp is drawn in the browser and uploaded as a PNG; without ink there is nothing to use (R-775)", async () => {
  const { page } = site;
  await open("settings");
  await page.getByRole("button", { name: "Make a stamp" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a Stamp" });
  await dialog.getByLabel("Photo of the stamp").waitFor();
  await dialog.getByText("Draw", { exact: true }).click();
  await dialog.getByRole("button", { name: "Use" }).click();
  await dialog.getByText("There is no ink to keep").waitFor();
  const box = await dialog.getByLabel("Signature").boundingBox();
  const [x, y] = [box?.x ?? 0, box?.y ?? 0];
  await page.mouse.move(x + 30, y + 30);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 90, { steps: 4 });
  await page.mouse.up();
  await dialog.getByRole("button", { name: "Use" }).click();
  await page.getByText("Stamp uploaded successfully").waitFor();
  // It is cut to the line that was drawn.
  const preview = page.getByRole("img", { name: "Stamp preview" });
  expect(await preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth < 1_040)).toBe(true);
  // A photo of dark ink on white paper shows in the preview.
  await page.getByRole("button", { name: "Make a stamp" }).click();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: aPng({ width: 60, height: 40 }) });
  await dialog.getByLabel("Stamp preview").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
});
