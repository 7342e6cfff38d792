import type { Page } from "playwright-core";
import { at, headed, press, seen, type Scene } from "./scene.ts";

/** What a visitor sees, and where a session ends. */
export const publicScenes: readonly Scene[] = [
  { name: "landing", person: "visitor", path: at("/"), show: headed("Seamless documentation") },
  { name: "redirecting-home", person: "exporter", path: at("/dashboard/support"), show: stayAtTheDoor },
  { name: "login", person: "visitor", path: at("/login"), show: (page) => page.getByLabel("Email").waitFor() },
  { name: "login-refused", person: "visitor", path: at("/login"), show: refuseLogin },
  { name: "signup", person: "visitor", path: at("/signup"), show: (page) => page.getByLabel("Full Name").waitFor() },
  { name: "not-found", person: "visitor", path: at("/nowhere"), show: seen("Return to Home") },
  { name: "viewer-late", person: "visitor", path: at("/viewer?name=Invoice.pdf&type=pdf"), show: seen("has not arrived") },
  { name: "logged-out", person: "exporter", path: at("/dashboard"), show: logOut },
];

/** The user is known, and the dashboard's code is loading. */
async function stayAtTheDoor(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Support" }).waitFor();
  await page.route("**/FirmsPage*.js", () => undefined);
  await page.goto("/");
  await page.getByText("Redirecting...").waitFor();
}

async function refuseLogin(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("kavya@tarangvel.example");
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await press(page, "Sign In");
  await page.getByText("Login Failed").waitFor();
}

async function logOut(page: Page): Promise<void> {
  await press(page, "User menu");
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByText("You have been successfully logged out").waitFor();
  await page.getByLabel("Email").waitFor();
}
