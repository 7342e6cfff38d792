import leven from "leven";

/** Shorter names are too close to those of other programs. */
const shortest = 8;
/** What other programs call by a name that is nearly the same, such as LOGLEVEL. */
const common = new Set(["LOG_LEVEL"]);

/**
 * One line for each variable that seems to be a setting with a slip in its name: other letter cases or underscores, or a letter too many, too
 * few, wrong or in its neighbour's place. A setting that is given too, even as an empty text, was not misspelt.
 */
export function findMisspelt(environment: Record<string, string | undefined>, settings: ReadonlySet<string>): string[] {
  const missing = [...settings].filter((setting) => environment[setting] === undefined && !common.has(setting));
  return Object.keys(environment)
    .filter((name) => !settings.has(name))
    .flatMap((name) => {
      const meant = missing.find((setting) => isSlip(name, setting));
      return meant === undefined ? [] : [`${name} is not a setting; ${meant} is`];
    });
}

function isSlip(name: string, setting: string): boolean {
  if (bare(name) === bare(setting)) return true;
  if (setting.length < shortest || Math.abs(name.length - setting.length) > 1) return false;
  const slips = leven(name.toUpperCase(), setting);
  return slips <= 1 || (slips === 2 && sorted(name) === sorted(setting));
}

function bare(name: string): string {
  return name.toUpperCase().replaceAll(/[_-]/g, "");
}

function sorted(name: string): string {
  return [...name.toUpperCase()].toSorted().join("");
}
