import { chosenAtRun } from "./chosenFile.ts";
import { fromAnswer } from "./earlierAnswers.ts";
import type { Example } from "./setUpExamples.ts";

/** Creates a shipment and its documents, and finds it in lists. */
export const shipmentExamples: Example[] = [
  {
    query: `# A shipment of rice in three containers; its ids come from the tabs before, or from MasterData. Lading computes packages, weights and amounts.
mutation CreateShipment($input: CreateShipmentInput!) {
  createShipment(input: $input) {
    shipment {
      id
      products { name amount packages { total netWeight grossWeight } }
      totals { subtotal amountBeforeGST totalAmount totalPackages totalNetWeight totalGrossWeight }
    }
    errors { message field code }
  }
}
`,
    variables: {
      input: {
        firmId: fromAnswer("createFirm.firm.id", "viewer.firms.nodes.0.id"),
        addressId: fromAnswer("createFirm.firm.addresses.0.addressId", "viewer.firms.nodes.0.addresses.0.addressId"),
        bankId: fromAnswer("createFirm.firm.bankDetails.0.bankId", "viewer.firms.nodes.0.bankDetails.0.bankId"),
        consigneeId: fromAnswer("createBuyer.buyer.id", "viewer.buyers.nodes.0.id"),
        notifyPartyIds: [],
        brokerId: fromAnswer("createBroker.broker.id", "viewer.brokers.nodes.0.id"),
        name: "Rice 3x20 Jebel Ali",
        originCountry: "India",
        destinationCountry: "United Arab Emirates",
        preCarriage: "BY_ROAD",
        placeOfReceipt: "Rajkot Factory Stuffing",
        vessel: "MV TARANG SAGAR V.118W",
        portOfLoading: "Mundra",
        portOfDischarge: "Jebel Ali",
        finalDestination: "Jebel Ali",
        termsOfPayment: "20% advance by T/T, balance 80% by irrevocable L/C at sight",
        termsOfShipment: "CIF Jebel Ali Port, UAE (Incoterms 2020)",
        declaration:
          "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.",
        currency: "USD",
        type: "CONTAINERISED",
        containerDetail: { containerCount: 3, type: "FCL" },
        products: [
          {
            productId: fromAnswer("createGoods.goods.id", "viewer.goods.nodes.0.id"),
            unitId: fromAnswer("createPackagingUnit.packagingUnit.id", "viewer.packagingUnits.nodes.0.id"),
            quantity: "50",
            rate: "1085",
            netWeightPerPackage: "25",
            grossWeightPerPackage: "25.15",
          },
          {
            productId: fromAnswer("createGoods.goods.id", "viewer.goods.nodes.0.id"),
            unitId: fromAnswer("createPackagingUnit.packagingUnit.id", "viewer.packagingUnits.nodes.0.id"),
            quantity: "25",
            rate: "1142.50",
            netWeightPerPackage: "25",
            grossWeightPerPackage: "25.15",
          },
        ],
        charges: { discount: "312.50", advance: "16500", fob: "78900", freight: "3150", insurance: "450", commission: "750" },
      },
    },
  },
  {
    query: `# The goods were loaded: sets the milestone, and with it the on board date of the transport card.
mutation SetMilestone($input: SetMilestoneInput!) {
  setMilestone(input: $input) {
    shipment { status progress { milestone planned actual lateDays } transport { onBoardDate } }
    errors { message field code }
  }
}
`,
    variables: {
      input: {
        id: fromAnswer("createShipment.shipment.id", "viewer.shipments.nodes.0.id"),
        milestone: "ON_BOARD",
        planned: "2025-11-16",
        actual: "2025-11-18",
      },
    },
  },
  {
    query: `# The newest shipments, with numbered pages.
query Shipments($first: Int, $after: String) {
  viewer {
    shipments(first: $first, after: $after) {
      totalCount
      nodes { id name createdAt invoiceNo consignee { name } currency totalAmount }
      pageCursors {
        first { page cursor }
        around { page cursor isCurrent }
        last { page cursor }
      }
    }
  }
}
`,
    variables: { first: 10, after: null },
  },
  {
    query: `# A whole shipment with all worked-out figures; the last one created, or the newest of the list.
query Shipment($id: ID!) {
  node(id: $id) {
    ... on Shipment {
      name
      version
      products { name quantity rate amount packages { total type netWeight grossWeight } }
      totals { subtotal amountBeforeGST gst invoiceValue totalAmount totalPackages totalNetWeight totalGrossWeight }
      attachments { nodes { id name type sizeInMB downloadUrl } }
    }
  }
}
`,
    variables: { id: fromAnswer("createShipment.shipment.id", "viewer.shipments.nodes.0.id") },
  },
  {
    query: `# Draws a commercial invoice and stores it on the shipment.
mutation GenerateInvoice($input: GenerateInvoiceInput!) {
  generateInvoice(input: $input) {
    attachment { id name downloadUrl }
    shipment { invoiceNo invoiceDate }
    errors { message field code }
  }
}
`,
    variables: {
      input: {
        shipmentId: fromAnswer("createShipment.shipment.id", "viewer.shipments.nodes.0.id"),
        invoiceNo: "EXP/001/26-27",
        invoiceDate: "2026-05-04",
        addPL: true,
        printSpecification: true,
      },
    },
  },
  {
    query: `# Papers after the invoice, all or none, and one PDF of them. Shipment.documentSetProposal gives what the dialogs propose.
mutation GenerateDocumentSet($input: GenerateDocumentSetInput!) {
  generateDocumentSet(input: $input) {
    attachments { name downloadUrl }
    mergedAttachment { name downloadUrl }
    warnings { message field }
    errors { message field code }
  }
}
`,
    variables: {
      input: {
        shipmentId: fromAnswer("createShipment.shipment.id", "viewer.shipments.nodes.0.id"),
        documents: [
          { packingList: { invoiceNo: "EXP/001/26-27", invoiceDate: "2026-05-04" } },
          { billOfLading: { draftNo: "EXP/001/26-27/BL1", date: "2026-05-05", clauses: "Shipper's load, stow and count" } },
        ],
        merged: true,
      },
    },
  },
  {
    query: `# Asks for a file when it runs, and sends it as a GraphQL multipart request: a PDF, JPEG or PNG of at most 25 MB.
mutation UploadAttachment($input: UploadAttachmentInput!) {
  uploadAttachment(input: $input) {
    attachment { id name sizeInMB downloadUrl }
    errors { message field code }
  }
}
`,
    variables: {
      input: {
        shipmentId: fromAnswer("createShipment.shipment.id", "viewer.shipments.nodes.0.id"),
        type: "BILL_OF_LADING",
        file: chosenAtRun,
      },
    },
  },
  {
    query: `# The shipments of a firm as a sheet: cells by the columnId of their column. Go on by raising the offset until rowCount.
query StatsSheet($firmId: ID!, $offset: Int, $limit: Int) {
  node(id: $firmId) {
    ... on Firm {
      name
      statsSheet {
        rowCount
        columns { columnId name editable }
        rows(offset: $offset, limit: $limit) { shipment { id } values { cells colour } }
      }
    }
  }
}
`,
    variables: { firmId: fromAnswer("createFirm.firm.id", "viewer.firms.nodes.0.id"), offset: 0, limit: 100 },
  },
  {
    query: `# Runs until it is stopped, and tells what happens to the shipments meanwhile: change one in another window.
subscription ShipmentChanged($firmId: ID, $after: String) {
  shipmentChanged(firmId: $firmId, after: $after) {
    cursor
    at
    change
    shipmentId
    shipment { name version }
  }
}
`,
    variables: { firmId: null, after: null },
  },
];
