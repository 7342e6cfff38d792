import { createLocalStorage, type Storage } from "@graphiql/toolkit";

/**
 * Where GraphiQL keeps its tabs and history. A user's are kept under their id, as another user of the browser must not read them. Of others
 * they end with the browser's tab: the first examples hold passwords (R-1237).
 */
export function keptTabs(): Storage {
  for (const key of Object.keys(localStorage)) if (key.startsWith("graphiql:")) localStorage.removeItem(key); // Former releases kept all there.
  const user = storedUser();
  return user === null ? sessionStorage : createLocalStorage({ namespace: `graphiql-${user}` });
}

/** The id of the user who is signed in to the web client; a server without ids has e-mails alone. */
function storedUser(): string | null {
  const text = localStorage.getItem("jwt") === null ? null : localStorage.getItem("userInfo");
  if (text === null) return null;
  // The web client wrote it.
  const { userId, email }: { userId?: string; email?: string } = JSON.parse(text);
  return userId ?? email ?? null;
}
