import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { documentOf, documents, type DocumentKind } from "#domain/documents/document.ts";
import { paperTypes, type PaperState, type PaperType } from "#domain/documents/papers.ts";

/** The ways to a paper that is not there, as their buttons name them; `kind`: the document that makes it, or null. */
export function paperWays(type: PaperType, state: string) {
  const name = attachmentTypeNames[type];
  const kind = state === ("MISSING" satisfies PaperState) ? (makes[type] ?? null) : null;
  return { kind, generate: kind && `Generate ${documentOf(kind).words.name}`, upload: `Upload ${name}`, request: `Request ${name} from…` };
}

/** The document that makes each paper, or its draft, if Lading generates one: the first of the type in the Actions menu. */
const makes: Partial<Record<PaperType, DocumentKind>> = Object.fromEntries(
  paperTypes.flatMap((type) => {
    const made = documents.find(({ attachmentType }) => attachmentType === type || attachmentType === `DRAFT_${type}`);
    return made ? [[type, made.kind]] : [];
  }),
);
