import { mkdir, rm } from "node:fs/promises";
import { chromium, type Browser, type Page } from "playwright-core";
import { openDemoOffice, type DemoOffice } from "./screenshots/office/demoOffice.ts";
import type { Scene } from "./screenshots/scene.ts";
import { scenes } from "./screenshots/scenes.ts";
import { findChromium } from "./machine/systemDependencies.ts";

/**
 * Takes a picture of every screen in both themes and three widths, into screenshots/<width>-<theme>/. Words after the
 * command narrow it: `npm run screenshots -- detail 360 dark` takes those whose name, width and theme begin with them.
 */
const folder = "screenshots";
const widths = [360, 1280, 2560] as const;
const heights = { 360: 740, 1280: 860, 2560: 1440 };
const themes = ["light", "dark"] as const;
type Look = { width: (typeof widths)[number]; theme: (typeof themes)[number] };

const wanted = process.argv.slice(2);
const looks = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));
const isWanted = ({ name }: Scene, { width, theme }: Look) =>
  wanted.every((word) => [name, String(width), theme].some((known) => known.startsWith(word)));
if (!looks.some((look) => scenes.some((scene) => isWanted(scene, look)))) {
  console.error(`No scene, width and theme begin with ${wanted.join(", ")}`);
  process.exit(1);
}
const office = await openDemoOffice();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox", "--disable-gpu"] });
const failures: string[] = [];
let taken = 0;
try {
  if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
  for (const look of looks) for (const scene of scenes) if (isWanted(scene, look)) await picture(scene, look);
} finally {
  await browser.close();
  await office.close();
}
console.log(`${taken} pictures in ${folder}/`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function picture(scene: Scene, { width, theme }: Look): Promise<void> {
  const place = `${folder}/${width}-${theme}`;
  await mkdir(place, { recursive: true });
  try {
    await take({ scene, look: { width, theme }, browser, office, path: `${place}/${scene.name}.png` });
    taken += 1;
  } catch (error) {
    failures.push(`${scene.name} at ${width} px, ${theme}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Playwright's fullPage loses the touch emulation and paints a sticky footer in the middle of the page. */
async function growToContent(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

type Shot = { scene: Scene; look: Look; browser: Browser; office: DemoOffice; path: string };

/** A page is taken at its full height; an overlay, such as a dialog, at the viewport's. */
async function take({ scene, look, browser: started, office: { url, tokens }, path }: Shot): Promise<void> {
  const { width, theme } = look;
  const context = await started.newContext({
    baseURL: url,
    colorScheme: theme,
    // Dates in the format of the demo exporter's country.
    locale: "en-IN",
    reducedMotion: "reduce",
    viewport: { width, height: heights[width] },
    ...(width === 360 && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  });
  try {
    const token = tokens[scene.person];
    if (token !== null) await context.addInitScript((jwt) => localStorage.setItem("jwt", jwt), token);
    const opened = await context.newPage();
    opened.setDefaultTimeout(15_000);
    await opened.goto(scene.path(office));
    const page = (await scene.show(opened)) ?? opened;
    if (!scene.name.endsWith("-loading")) await page.waitForFunction(() => document.querySelector(".mantine-Skeleton-root") === null);
    await page.waitForFunction(() => document.querySelector(".mantine-Notifications-root:not([data-placed]) [role=alert]") === null);
    await page.waitForFunction(() => document.fonts.status === "loaded" && [...document.images].every(({ complete }) => complete));
    const hasOverlay = (await page.getByRole("dialog").count()) > 0;
    if (!hasOverlay) await growToContent(page, width);
    await page.screenshot({ path, animations: "disabled" });
  } finally {
    await context.close();
  }
}
