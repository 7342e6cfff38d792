/**
 * An address that the router can decode. One that is no URI, such as `/%zz`, is read as it is written, so that it is answered
 * like every other unknown address: Fastify would end it before the headers and the form of its answer are known.
 */
export function readableUrl({ url = "/" }: { url?: string | undefined }): string {
  const [path = "", ...rest] = url.split(/(?=[?#])/);
  if (!path.includes("%") || isReadable(path)) return url;
  return [path.replaceAll("%", "%25"), ...rest].join("");
}

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}
