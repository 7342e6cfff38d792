import type { Page } from "playwright-core";
import { at, press, seen, type Scene } from "./scene.ts";

/** The set-up. */
export const onboardingScenes: readonly Scene[] = [
  { name: "welcome", person: "newcomer", path: at("/onboarding/welcome"), show: seen("Get Started") },
  { name: "welcome-resume", person: "midway", path: at("/onboarding/welcome"), show: seen("Resume") },
  { name: "wizard-blocked", person: "newcomer", path: at("/onboarding/loading-port"), show: pressNext },
  ...["firm", "origin-country", "buyer", "goods", "packaging-details", "contract-format", "document-template"].map((step) => ({
    name: `wizard-${step}`,
    person: "midway" as const,
    path: at(`/onboarding/${step}`),
    show: (page: Page) => page.getByRole("list", { name: /^Your / }).waitFor(),
  })),
  { name: "redirecting", person: "exporter", path: at("/dashboard"), show: stayRedirecting },
];

/** Nothing was added yet. */
async function pressNext(page: Page): Promise<void> {
  await press(page, "Next");
  await page.getByText("Please add at least one loading port before proceeding").waitFor();
}

/** The screen lasts for a second; here it stays. */
async function stayRedirecting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    Object.assign(window, { setTimeout: (act: () => void, time?: number) => (time === 1000 ? 0 : start(act, time)) });
  });
  await page.goto("/redirecting");
  await page.getByRole("heading", { name: "Setup Complete!" }).waitFor();
}
