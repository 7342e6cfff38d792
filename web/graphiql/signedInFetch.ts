/**
 * A `fetch` in the name of whoever has signed in by it last: `placeholder` in the header Authorization is exchanged for the token
 * that `signUp` or `logIn` was answered. Any other header goes as it is.
 */
export function createSignedInFetch(placeholder: string): typeof fetch {
  let token: string | null = null;
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (token !== null && headers.get("authorization") === placeholder) headers.set("authorization", `Bearer ${token}`);
    const response = await fetch(input, { ...init, headers });
    if (/json/.test(response.headers.get("content-type") ?? "")) token = tokenIn(await response.clone().json()) ?? token;
    return response;
  };
}

/** The gateway answers by the GraphQL specification; which fields an operation asked for, and by which names, it alone knows. */
function tokenIn({ data }: { data?: Record<string, { jwt?: unknown } | null> | null }): string | null {
  const found = Object.values(data ?? {}).find((payload) => typeof payload?.jwt === "string");
  return typeof found?.jwt === "string" ? found.jwt : null;
}
