import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { maxContentMB } from "#domain/documents/attachment.ts";
import type { attachmentContentQuery } from "../__generated__/attachmentContentQuery.graphql.ts";
import { fetchFailed, fetchFile } from "../files/fetchFile.ts";

type Wanted = { id: string; sizeInMB?: string | null | undefined };

/**
 * The content of an attachment, of the user's own or a shared one, in base64. A large file has no inline content and is fetched from its
 * address. Throws when it does not come.
 */
export async function attachmentContent(environment: IEnvironment, { id, sizeInMB }: Wanted): Promise<string> {
  const query = graphql`
    query attachmentContentQuery($id: ID!, $isLarge: Boolean!) {
      node(id: $id) {
        ... on Attachment {
          content @skip(if: $isLarge)
          downloadUrl @include(if: $isLarge)
        }
        ... on SharedAttachment {
          downloadUrl
        }
      }
    }
  `;
  const variables = { id, isLarge: Number(sizeInMB ?? 0) > maxContentMB };
  const data = await fetchQuery<attachmentContentQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
  const { content, downloadUrl } = data?.node ?? {};
  if (content) return content;
  if (!downloadUrl) throw new Error(fetchFailed);
  return await base64Of(await fetchFile(downloadUrl));
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A data URL is a media type, a comma, and base64 text.
    reader.addEventListener("load", () => resolve((typeof reader.result === "string" ? reader.result : "").replace(/^[^,]*,/, "")));
    reader.addEventListener("error", () => reject(new Error(fetchFailed)));
    reader.readAsDataURL(blob);
  });
}
