type Warning = { readonly message: string; readonly field: readonly string[] };

/** The warnings of a shipment below `part` of it, such as "transport", by the name of the field there. The last one of a field counts. */
export function warningsAt(warnings: readonly Warning[], part: string): Partial<Record<string, string>> {
  return Object.fromEntries(warnings.flatMap(({ message, field: [first, name] }) => (first === part && name ? [[name, message]] : [])));
}
