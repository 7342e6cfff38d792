import type { Page } from "playwright-core";

/** From the next page on, a press focuses what it does in Safari on a Mac: no button, link or box without a tabindex, but what is around it. */
export async function pressAsInSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("mousedown", (event) => {
      const control =
        event.target instanceof Element ? event.target.closest("a[href], button, input:is([type=checkbox], [type=radio])") : null;
      if (control === null || control.hasAttribute("tabindex") || event.defaultPrevented) return;
      event.preventDefault();
      const around = control.parentElement?.closest<HTMLElement>("[tabindex]");
      if (around) around.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
}
