import { useEffect, useState } from "react";
import type { DocumentDefinition, FieldValues } from "#domain/documents/documentDefinition.ts";
import type { DocumentNumbersInput } from "../../__generated__/numberWarningsQuery.graphql.ts";
import { createEnvironment } from "../../relay/environment.ts";

/** Pause in typing, in milliseconds, before the numbers are checked. */
const rest = 300;

/** What is entered when the dialog has no number, or an empty one. */
const noNumbers = JSON.stringify({});

type Warning = { message: string; field: string };
const none: readonly Warning[] = [];

/**
 * What may be wrong with the entered numbers, by their fields' names: another shipment has one, or it leaves a gap (R-1036). Empty if the
 * service does not check them.
 */
export function useNumberWarnings({ fields }: DocumentDefinition, shipmentId: string, values: FieldValues): ReadonlyMap<string, string[]> {
  const entered = fields.flatMap((field) => {
    const value = values[field.name];
    return "stores" in field && field.stores && typeof value === "string" && value !== "" ? [[field.stores, value] as const] : [];
  });
  const text = JSON.stringify(Object.fromEntries(entered));
  const [found, setFound] = useState({ text: "", warnings: none });
  useEffect(() => {
    if (text === noNumbers) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      const numbers: DocumentNumbersInput = JSON.parse(text);
      import("./numberWarnings.ts")
        .then(({ fetchNumberWarnings }) => (isWanted ? fetchNumberWarnings(createEnvironment(), shipmentId, numbers) : none))
        .then(
          (warnings) => isWanted && setFound({ text, warnings }),
          () => isWanted && setFound({ text, warnings: none }),
        );
    }, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [shipmentId, text]);
  return byField(fields, found.text === text ? found.warnings : none);
}

function byField(fields: DocumentDefinition["fields"], warnings: readonly Warning[]): ReadonlyMap<string, string[]> {
  const named = fields.map(({ name, ...field }) => {
    const stores = "stores" in field ? field.stores : undefined;
    return [name, warnings.filter(({ field: number }) => number === stores).map(({ message }) => message)] as const;
  });
  return new Map(named.filter(([, messages]) => messages.length > 0));
}
