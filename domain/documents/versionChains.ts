type File = { readonly id: string };

/** How to find the versions next to a file, by id. */
type Links<T> = { former: (file: T) => string | undefined; later: (file: T) => string | undefined };

/** Each newest file followed by its older versions, in the files' order. A file whose newer version is not loaded yet counts as newest. */
export function versionChains<T extends File>(files: readonly T[], { former, later }: Links<T>): T[][] {
  const byId = new Map(files.map((file) => [file.id, file]));
  const newest = files.filter((file) => !byId.has(later(file) ?? ""));
  return newest.map((file) => {
    const chain = [file];
    for (let older = byId.get(former(file) ?? ""); older; older = byId.get(former(older) ?? "")) chain.push(older);
    return chain;
  });
}
