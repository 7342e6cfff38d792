import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./explorer.css";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { createFileFetch } from "./chosenFile.ts";
import { createLinkedFetch } from "./earlierAnswers.ts";
import { examples } from "./examples.ts";
import { createFetcher } from "./fetcher.ts";
import { keptTabs } from "./keptTabs.ts";
import { createSignedInFetch } from "./signedInFetch.ts";

/** A user who is signed in to the web client explores as themselves. Others sign up or in by the first tabs, or paste a token here. */
const jwt = localStorage.getItem("jwt");
const placeholder = "Bearer the jwt that logIn or signUp answers";
const headers = JSON.stringify({ Authorization: jwt ? `Bearer ${jwt}` : placeholder }, null, 2);

const tabs = examples.map(({ query, variables }) => ({ query, variables: JSON.stringify(variables, null, 2), headers }));

const fetcher = createFetcher(createLinkedFetch(createFileFetch(createSignedInFetch(placeholder))));

/** On a first visit GraphiQL has no variables for the open tab; later it stores them itself. */
const storage = keptTabs();
const isFirstVisit = storage.getItem("graphiql:tabState") === null;

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      storage={storage}
      defaultTabs={tabs}
      {...(isFirstVisit && { initialVariables: tabs[0]?.variables ?? "" })}
      initialHeaders={headers}
      defaultHeaders={headers}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    />,
  );
}
