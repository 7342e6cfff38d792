/**
 * A `fetch` as the user who last signed in through it: `placeholder` in the Authorization header is replaced by the token that `signUp` or
 * `logIn` returned. Any other header is unchanged.
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

/** The gateway answers by the GraphQL specification; only the operation knows its fields and their aliases. */
function tokenIn({ data }: { data?: Record<string, { jwt?: unknown } | null> | null }): string | null {
  const found = Object.values(data ?? {}).find((payload) => typeof payload?.jwt === "string");
  return typeof found?.jwt === "string" ? found.jwt : null;
}
