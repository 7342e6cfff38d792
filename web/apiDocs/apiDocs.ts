import "swagger-ui-dist/swagger-ui.css";
import "./apiDocs.css";
import SwaggerUi from "swagger-ui-dist/swagger-ui-es-bundle.js";

/** The reader's dark style hangs on a class of the page; it goes with the system's preference. */
const dark = matchMedia("(prefers-color-scheme: dark)");
const followSystem = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
followSystem();
dark.addEventListener("change", followSystem);

const reader = SwaggerUi({
  dom_id: "#root",
  url: "/ep/api/openapi.json",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  // Otherwise the document would be sent to a checker of the library's makers.
  validatorUrl: null,
  onComplete: signIn,
});

/** Whoever is signed in to the web client tries calls out as themselves; anyone else enters a token under Authorize. */
function signIn(): void {
  const jwt = localStorage.getItem("jwt");
  if (jwt) reader.preauthorizeApiKey("bearer", jwt);
}
