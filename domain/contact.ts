/** Where a click on a phone number leads, however the number is written. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
