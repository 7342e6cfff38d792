/** The S3 store took no content, broke off in the middle of one, or gave it too slowly. */
export class StoreFault extends Error {}

/** Whether the S3 store failed: it refused, did not answer, or broke off. A content that is not in the store is no such failure. */
export function isStoreFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { $metadata, cause } = error as Error & { $metadata?: { httpStatusCode?: number } }; // what the SDK adds to its errors
  if ($metadata) return $metadata.httpStatusCode !== 404;
  return error instanceof StoreFault || (cause !== undefined && isStoreFault(cause));
}
