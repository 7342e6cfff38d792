/** A layer as the server answers it: its SVG is null if the request named its hash. */
export type Layer = { readonly hash: string; readonly svg?: string | null | undefined };
/** A layer's picture, which is loaded and can be shown at once. */
export type Picture = { hash: string; image: HTMLImageElement };

/**
 * Loads the pictures of a page's layers, and takes those of unchanged layers from the page before. As images no script can run in them. A layer
 * that draws the same as one below it is left out. Throws for a layer without content that the page before does not have.
 */
export async function loadPictures(layers: readonly Layer[], before: readonly Picture[]): Promise<Picture[]> {
  const known = new Map(before.map(({ hash, image }) => [hash, image]));
  const different = new Map(layers.map((layer) => [layer.hash, layer]));
  return await Promise.all(
    [...different.values()].map(async ({ hash, svg }) => {
      const image = known.get(hash) ?? (typeof svg === "string" ? await imageOf(svg) : null);
      if (image === null) throw new Error("A part of the page is missing. It is fetched again after the next change.");
      return { hash, image };
    }),
  );
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  // The page that it is a part of has a name.
  image.alt = "";
  image.src = address;
  // An image that cannot be decoded is shown as the browser shows broken ones.
  await image.decode().catch(() => undefined);
  URL.revokeObjectURL(address);
  return image;
}
