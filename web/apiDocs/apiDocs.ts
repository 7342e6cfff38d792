import "swagger-ui-dist/swagger-ui.css";
import "./apiDocs.css";
import { localReferences } from "./localReferences.ts";
import SwaggerUi from "swagger-ui-dist/swagger-ui-es-bundle.js";

/** Swagger UI's dark style hangs on a class of the page. Follow the system's preference. */
const dark = matchMedia("(prefers-color-scheme: dark)");
const followSystem = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
followSystem();
dark.addEventListener("change", followSystem);

const reader = SwaggerUi({
  dom_id: "#root",
  url: "/ep/api/openapi.json",
  deepLinking: true,
  // A row for each of the 250 calls takes seconds on a slow machine: groups alone at first.
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  // Otherwise Swagger UI would send the document to its makers' validator.
  validatorUrl: null,
  plugins: [localReferences],
  onComplete: signIn,
});

/** A user who is signed in to the web client calls as themselves; others enter a token under Authorize. */
function signIn(): void {
  const jwt = localStorage.getItem("jwt");
  if (jwt) reader.preauthorizeApiKey("bearer", jwt);
}
