import { z } from "zod";
import { partnerRoles } from "#domain/partners/partner.ts";

/** The roles of an audience in a body, each at most once, in any order. */
export const roles = z.array(z.enum(partnerRoles)).max(partnerRoles.length);

/** The audience that a caller chooses for new files; null: the default (R-671). Also part of the documents' bodies. */
export const audienceBody = z.object({
  audience: roles
    .nullish()
    .transform((chosen) => chosen ?? null)
    .meta({
      description:
        "The roles of partners who may see it; empty for nobody. When omitted, a document takes the audience of the version that it replaces, any other file the sharing default of its type.",
      example: ["IMPORTER", "CHA"],
    }),
});
