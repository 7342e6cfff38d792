import { fetchQuery, graphql, type Environment } from "relay-runtime";
import { safeFileName, withoutExtension } from "#domain/documents/attachment.ts";
import type { downloadAttachmentQuery } from "../__generated__/downloadAttachmentQuery.graphql.ts";
import { fetchFailed, fetchFile } from "../files/fetchFile.ts";
import { saveFile } from "../files/saveFile.ts";

/** `withRecord`: with its approval record, as a PDF. Shared files have none. */
export type Download = { id: string; name: string; withRecord?: boolean };

/** Requests a short-lived address of the file, fetches it and saves it under its name. Returns the error message of R-405, or null. */
export async function downloadAttachment(environment: Environment, { id, name, withRecord = false }: Download): Promise<string | null> {
  const address = await addressOf(environment, id, withRecord).catch(() => undefined);
  if (address === undefined) return "Failed to generate download URL";
  if (address === null) return withRecord ? "Nobody has decided about this document yet" : "No download URL received from server";
  const blob = await fetchFile(address).catch(() => null);
  if (blob === null) return fetchFailed;
  saveFile(blob, safeFileName(withRecord ? `${withoutExtension(name)} with approval record.pdf` : name));
  return null;
}

async function addressOf(environment: Environment, id: string, withRecord: boolean): Promise<string | null> {
  const query = graphql`
    query downloadAttachmentQuery($id: ID!, $withRecord: Boolean!) {
      node(id: $id) {
        ... on Attachment {
          downloadUrl @skip(if: $withRecord)
          approvalRecordUrl @include(if: $withRecord)
        }
        ... on SharedAttachment {
          downloadUrl
        }
      }
    }
  `;
  const variables = { id, withRecord };
  const data = await fetchQuery<downloadAttachmentQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
  return data?.node?.downloadUrl ?? data?.node?.approvalRecordUrl ?? null;
}
