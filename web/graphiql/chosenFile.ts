import { refusal } from "./earlierAnswers.ts";

/** A variable with this value is replaced by a chosen file when the operation runs. */
export const chosenAtRun = "a file that you choose";

/**
 * A `fetch` for operations with a file variable: asks for the file and sends both by the GraphQL multipart request specification. If no
 * file is chosen, nothing is sent and the answer says so. Other requests go to `send` unchanged.
 */
export function createFileFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const operation: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    const places = placesOfFiles(operation, []);
    if (places.length === 0) return await send(input, init);
    const files: File[] = [];
    for (const place of places) {
      const file = await chooseFile();
      if (!file) return refusal(`No file was chosen for ${place.replace("variables.", "")}: nothing was sent. Run it again to choose one.`);
      files.push(file);
    }
    const form = new FormData();
    form.append(
      "operations",
      JSON.stringify(operation, (_name, value: unknown) => (value === chosenAtRun ? null : value)),
    );
    form.append("map", JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [place]]))));
    for (const [index, file] of files.entries()) form.append(String(index), file);
    const headers = new Headers(init?.headers);
    // The browser sets it, with the boundary of the parts.
    headers.delete("content-type");
    headers.set("GraphQL-Require-Preflight", "1");
    return await send(input, { ...init, headers, body: form });
  };
}

function placesOfFiles(value: unknown, path: string[]): string[] {
  if (value === chosenAtRun) return [path.join(".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => placesOfFiles(inner, [...path, name]));
}

async function chooseFile(): Promise<File | undefined> {
  const picker = document.createElement("input");
  picker.type = "file";
  const chosen = new Promise<File | undefined>((resolve) => {
    picker.addEventListener("change", () => resolve(picker.files?.[0]));
    picker.addEventListener("cancel", () => resolve(undefined));
  });
  picker.click();
  return await chosen;
}
