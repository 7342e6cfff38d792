import { hash } from "node:crypto";
import type { CSSModulesOptions } from "vite";

/**
 * The names of the style sheets' classes: short, since every script that uses them has them, and the same in the app and in the pages that are
 * rendered while it is built. The usual names have the line as well.
 */
export const classNames: CSSModulesOptions = {
  generateScopedName: (name, _file, css) => `_${name}_${hash("sha256", css).slice(0, 5)}`,
};
