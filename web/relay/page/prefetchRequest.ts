const header = "Purpose";

/** A loader's request that prefetches a page, marked with the header that browsers use. */
export function prefetchRequest(url: URL): Request {
  return new Request(url, { headers: { [header]: "prefetch" } });
}

/** Whether a loader runs to prefetch its page. */
export function isPrefetch(request: Request): boolean {
  return request.headers.get(header) === "prefetch";
}
