import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./explorer.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { examples } from "./examples.ts";

/** Whoever is signed in to the web client explores as themselves; anyone else puts the token of `logIn` here. */
const jwt = localStorage.getItem("jwt");
const headers = JSON.stringify({ Authorization: `Bearer ${jwt ?? "the jwt that logIn or signUp answers"}` }, null, 2);

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={createGraphiQLFetcher({ url: "/graphql" })}
      defaultTabs={examples.map(({ query, variables }) => ({ query, variables: JSON.stringify(variables, null, 2), headers }))}
      initialHeaders={headers}
      defaultHeaders={headers}
      defaultEditorToolsVisibility="headers"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    />,
  );
}
