import { expect, test } from "vitest";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { chooseFor, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const desk = openAttachmentsPage();
const { site } = desk;

function isMutation(postData: string | null, name: string): boolean {
  return postData?.includes(`"operationName":"${name}"`) ?? false;
}

test("a download saves the very bytes under the attachment's name, and the keyboard goes on from its menu (R-249, R-273, R-427)", async () => {
  const { page } = site;
  await desk.shipmentWith("Draft, 2.pdf");
  const saved = page.waitForEvent("download");
  const actions = page.getByRole("button", { name: "Actions for Draft, 2.pdf" });
  await actions.press("Enter");
  await page.getByRole("menuitem", { name: "Download" }).press("Enter");
  await expect.poll(() => actions.evaluate((button) => button === document.activeElement), patience).toBe(true);
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Draft, 2.pdf");
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).equals(desk.pdf)).toBe(true);
  await toast(page, "Document downloaded successfully");
});

test("a download works by whatever name the browser came to the server", async () => {
  const { page } = site;
  const { id } = await desk.shipmentWith("Draft.pdf");
  await desk.openByAnotherName(id);
  const saved = page.waitForEvent("download");
  await chooseFor(page, "Draft.pdf", "Download");
  expect((await saved).suggestedFilename()).toBe("Draft.pdf");
});

test("each failure of a download has its own message (R-405)", async () => {
  const { page } = site;
  await desk.shipmentWith("Draft.pdf");
  let answer: object = {};
  await page.route("**/graphql", async (route) => {
    const isDownload = isMutation(route.request().postData(), "downloadAttachmentQuery");
    await (isDownload ? route.fulfill({ json: answer }) : route.continue());
  });
  answer = { data: null, errors: [{ message: "Upstream down" }] };
  await chooseFor(page, "Draft.pdf", "Download");
  expect(await toast(page, "Failed to generate download URL")).toContain("Error");
  const node = { __typename: "Attachment", __isNode: "Attachment", id: "A" };
  answer = { data: { node: { ...node, downloadUrl: null } } };
  await chooseFor(page, "Draft.pdf", "Download");
  await toast(page, "No download URL received from server");
  for (const downloadUrl of [`${site.url}/files/gone`, "/files/gone", "javascript:alert(1)", "data:text/html,x"]) {
    answer = { data: { node: { ...node, downloadUrl } } };
    await chooseFor(page, "Draft.pdf", "Download");
    await toast(page, "Failed to fetch file");
  }
  site.complaints.length = 0;
});
