import { beforeEach, expect, test } from "vitest";
import { patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();
let user: WebUser;
beforeEach(async () => {
  user = await aWebUser(site.url, { name: "Asha Mehta", status: "ONBOARDING_COMPLETED" });
  await signedIn(site.page, user);
  await site.page.goto("/dashboard/profile");
});

async function edit(): Promise<void> {
  await site.page.getByRole("button", { name: "Edit Profile" }).click();
}

async function fill(label: string, text: string): Promise<void> {
  await site.page.getByLabel(label, { exact: true }).fill(text);
}

async function update(): Promise<void> {
  await site.page.getByRole("button", { name: "Update Profile" }).click();
}

test("Profile shows name, email and account type, and the email cannot be changed (R-041, R-042)", async () => {
  const { page } = site;
  const account = page.getByRole("region", { name: "Account" });
  await account.waitFor();
  expect(await account.locator("dt").allTextContents()).toEqual(["Name", "Email", "Account Type"]);
  expect(await account.locator("dd").allTextContents()).toEqual(["Asha Mehta", user.email, "Exporter"]);
  await edit();
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(user.email);
  expect(await page.getByLabel("Email", { exact: true }).isEditable()).toBe(false);
});

test("without user information the session ends at the sign-in page, which says why (R-052)", async () => {
  const { page } = site;
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  await page.route("**/graphql", (route) => route.fulfill({ json: { data: { viewer: null } } }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Asha Mehta" }).click();
  await page.getByRole("alert").getByText("User information not found. Please log in again.").waitFor();
  await expect.poll(() => new URL(page.url()).pathname, patience).toBe("/login");
  expect(await page.evaluate(() => localStorage.getItem("jwt"))).toBeNull();
});

test("cancelling restores the name and clears the passwords (R-044)", async () => {
  const { page } = site;
  await edit();
  await fill("Name", "Somebody else");
  await fill("New Password", "monsoon-43");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Asha Mehta");
  expect(await page.getByLabel("New Password", { exact: true }).inputValue()).toBe("");
});

test("leaving the page or its tab with edits asks first, and Stay keeps them (R-204)", async () => {
  const { page } = site;
  await edit();
  await fill("Name", "Somebody else");
  for (const leave of [page.getByRole("tab", { name: "Security" }), page.getByRole("link", { name: "Support" })]) {
    await leave.click();
    const question = page.getByRole("dialog", { name: "Unsaved Changes" });
    await question.getByRole("button", { name: "Stay" }).click();
    await question.waitFor({ state: "detached" });
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Somebody else");
  }
  await page.getByRole("link", { name: "Support" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
});

test("each password is shown while its toggle is on (R-043)", async () => {
  const { page } = site;
  await edit();
  for (const [index, label] of ["Current Password", "New Password", "Confirm New Password"].entries()) {
    const field = page.getByLabel(label, { exact: true });
    const toggle = page.getByRole("button", { name: "Show characters" }).nth(index);
    expect(await field.getAttribute("type")).toBe("password");
    await toggle.click();
    expect(await field.getAttribute("type")).toBe("text");
    await toggle.click();
    expect(await field.getAttribute("type")).toBe("password");
  }
});

test.each([
  ["an empty name", { Name: "  " }, "Name cannot be empty"],
  ["one password field alone", { "New Password": "monsoon-43" }, "Please fill in all password fields to change password"],
  [
    "new passwords that differ",
    { "Current Password": "monsoon-42", "New Password": "monsoon-43", "Confirm New Password": "monsoon-44" },
    "New passwords do not match",
  ],
  [
    "a short new password",
    { "Current Password": "monsoon-42", "New Password": "five5", "Confirm New Password": "five5" },
    "New password must be at least 6 characters long",
  ],
  [
    "a wrong current password",
    { "Current Password": "monsoon-00", "New Password": "monsoon-43", "Confirm New Password": "monsoon-43" },
    "Current password is incorrect",
  ],
  ["no change", {}, "No changes to update"],
])("%s is refused with its own words (R-045 to R-049)", async (_, fields, message) => {
  await edit();
  for (const [label, text] of Object.entries(fields)) await fill(label, text);
  await update();
  await expect.poll(() => site.page.getByRole("alert").allTextContents(), patience).toContainEqual(expect.stringContaining(message));
});

test("a current password that the browser fills in hinders no new name, and asks nothing when the page is left (R-1322)", async () => {
  const { page } = site;
  await edit();
  await fill("Current Password", user.password);
  await fill("Name", "Asha R. Mehta");
  await update();
  await page.getByText("Profile updated successfully").waitFor();
  await page.getByRole("region", { name: "Account" }).getByText("Asha R. Mehta").waitFor();
  await edit();
  await fill("Current Password", user.password);
  await page.getByRole("link", { name: "Support" }).click();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("the forms of a password name their account to password managers (R-1322)", async () => {
  const { page } = site;
  const account = page.locator("form [autocomplete=username]");
  await edit();
  expect(await account.inputValue()).toBe(user.email);
  await page.getByRole("tab", { name: "Security" }).click();
  await page.getByRole("button", { name: "Change Password" }).click();
  expect(await account.inputValue()).toBe(user.email);
});

test("a refused password change marks the field to blame", async () => {
  await edit();
  await fill("Current Password", "monsoon-00");
  await fill("New Password", "monsoon-43");
  await fill("Confirm New Password", "monsoon-43");
  await update();
  const marked = site.page.getByLabel("Current Password", { exact: true });
  await expect.poll(() => marked.getAttribute("aria-invalid"), patience).toBe("true");
});

test("a new name with a wrong current password changes nothing; with the right one both change together", async () => {
  const { page } = site;
  const name = async () => {
    const answer = await fetch(`${site.url}/ep/api/v1/user/info`, { headers: { authorization: user.jwt } });
    const { data }: { data: { name: string } | null } = await answer.json();
    return data?.name;
  };
  await edit();
  await fill("Name", "Asha R. Mehta");
  await fill("Current Password", "monsoon-00");
  await fill("New Password", "monsoon-43");
  await fill("Confirm New Password", "monsoon-43");
  await update();
  await page.getByRole("alert").getByText("Current password is incorrect").waitFor();
  expect(await name()).toBe("Asha Mehta");
  await fill("Current Password", user.password);
  await update();
  await page.getByText("Profile updated successfully").waitFor();
  await page.getByRole("region", { name: "Account" }).getByText("Asha R. Mehta").waitFor();
  // The password change ended the earlier session.
  expect(await name()).toBeUndefined();
});

test("a new password signs in from then on, and this session goes on (R-051)", async () => {
  const { page } = site;
  await edit();
  await fill("Current Password", user.password);
  await fill("New Password", "monsoon-43");
  await fill("Confirm New Password", "monsoon-43");
  await update();
  await page.getByText("Profile updated successfully").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Edit Profile" }).waitFor();
  const answer = await fetch(`${site.url}/ep/api/v1/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: user.email, password: "monsoon-43" }),
  });
  expect(answer.status).toBe(200);
});
