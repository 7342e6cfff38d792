/** The code of all keys that an input method takes for itself. */
const taken = 229;

/** Whether an input method takes the key. Safari reports the key that ends a composition once it has ended: only its code says so. */
export function isOfInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === taken;
}
