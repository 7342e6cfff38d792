import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { paperTypes } from "#domain/documents/papers.ts";
import type { usePapersFileQuery, usePapersFileQuery$data } from "../../__generated__/usePapersFileQuery.graphql.ts";
import { createCsvFile } from "../../files/csvFile.ts";
import { saveFile } from "../../files/saveFile.ts";
import { textOfError } from "../../relay/RequestError.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { useWait } from "../../ui/keyboard/useWait.ts";
import { papersFilter, type PapersPlace } from "./papersAddress.ts";
import { paperWords, shownState } from "./paperWords.ts";

const columns = ["Shipment", "Firm", "Consignee", "Invoice number", ...paperTypes.map((type) => attachmentTypeNames[type])];

type Row = NonNullable<NonNullable<NonNullable<usePapersFileQuery$data["viewer"]>["shipmentPapers"]>["edges"]>[number]["node"];

/** Saves all shipments that the filters leave, with the state of each paper, as a CSV file. A failed request saves nothing. */
export function usePapersFile(): [save: (place: PapersPlace) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment();
  const [isBusy, wait] = useWait();
  async function loadPage(place: PapersPlace, after: string | null) {
    const answer = await fetchQuery<usePapersFileQuery>(
      environment,
      graphql`
        query usePapersFileQuery($filter: PapersFilter!, $after: String) {
          viewer {
            shipmentPapers(filter: $filter, first: 100, after: $after) {
              pageInfo {
                hasNextPage
                endCursor
              }
              edges {
                node {
                  shipmentName
                  firmName
                  buyerName
                  invoiceNo
                  papers {
                    type
                    state
                    isNeeded
                  }
                }
              }
            }
          }
        }
      `,
      { filter: papersFilter(place), after },
      { fetchPolicy: "network-only" },
    ).toPromise();
    const page = answer?.viewer?.shipmentPapers;
    if (!page) throw new Error("This server keeps no document sets.");
    return {
      rows: page.edges.map(({ node }) => cellsOf(node)),
      next: page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null,
    };
  }
  async function saveAll(place: PapersPlace): Promise<void> {
    const file = createCsvFile(columns.map((name) => ({ name, kind: "TEXT", width: 0 })));
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof loadPage>> = await loadPage(place, after);
      file.add(page.rows);
      after = page.next;
    } while (after !== null);
    saveFile(file.finish(), "Document sets.csv");
  }
  async function save(place: PapersPlace): Promise<void> {
    if (isBusy) return;
    try {
      await wait(() => saveAll(place));
    } catch (error) {
      showError(textOfError(error));
    }
  }
  return [save, isBusy];
}

function cellsOf({ shipmentName, firmName, buyerName, invoiceNo, papers }: Row): string[] {
  const states = paperTypes.map((type) => {
    const paper = papers.find((one) => one.type === type);
    return paperWords[paper ? shownState(paper.state, paper.isNeeded) : "NONE"];
  });
  return [shipmentName, firmName, buyerName, invoiceNo, ...states];
}
