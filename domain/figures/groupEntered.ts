import { group } from "./currency.ts";

/**
 * A typed figure with its thousands grouped, in rupees its lakhs, and its decimals as typed: ("1387.50", "USD") → "1,387.50". Any other text
 * stays as it is.
 */
export function groupEntered(text: string, unit: string): string {
  return /^[+-]?\d+(\.\d*)?$/.test(text) ? group(text, unit === "INR") : text;
}
