/** The part of Swagger UI that this page uses; the package has no types. */
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  type Settings = {
    dom_id: string;
    url: string;
    deepLinking: boolean;
    docExpansion: "none" | "list" | "full";
    defaultModelsExpandDepth: number;
    displayRequestDuration: boolean;
    filter: boolean;
    tryItOutEnabled: boolean;
    validatorUrl: null;
    plugins: readonly object[];
    onComplete: () => void;
  };
  export default function SwaggerUi(settings: Settings): { preauthorizeApiKey: (scheme: string, token: string) => void };
}
