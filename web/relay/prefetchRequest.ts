const header = "Purpose";

/** The loader's request for a page that may be shown next, marked as browsers mark what they fetch ahead. */
export function prefetchRequest(url: URL): Request {
  return new Request(url, { headers: { [header]: "prefetch" } });
}

/** Whether a loader is asked ahead of its page. */
export function isPrefetch(request: Request): boolean {
  return request.headers.get(header) === "prefetch";
}
