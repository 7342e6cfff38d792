import { graphql, readInlineData } from "react-relay";
import { bankDocumentFields, firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { textsOf } from "#domain/masterData/moreFields.ts";
import type { FirmInput } from "#domain/masterData/firm.ts";
import type { firmRow_firm$key } from "../../__generated__/firmRow_firm.graphql.ts";
import type { ItemRow } from "../../masterData/record/ItemList.tsx";
import { detailsOf } from "../../ui/page/detailsOf.ts";

/** A firm in the list, with all that the form needs to edit it. */
export type FirmRow = ItemRow & { version: string | null; values: FirmInput };

/** A firm for the list and the form. The re-entry of an unchanged account number is filled in. */
export function firmRow(firm: firmRow_firm$key): FirmRow {
  const { id, version, name, ieCode, pan, stamp, letterhead, addresses, bankDetails, ...data } = readFirm(firm);
  return {
    id,
    version: version ?? null,
    title: name,
    details: detailsOf(
      `IE code ${ieCode}`,
      counted(addresses.length, "address", "addresses"),
      counted(bankDetails.length, "bank", "banks"),
    ),
    values: {
      name,
      ieCode,
      pan,
      stampKey: stamp?.key ?? "",
      letterHeadKey: letterhead?.key ?? "",
      ...textsOf(firmDocumentFields, data),
      address: addresses.map(({ addressId, name: nickname, address, gst }) => ({ addressId, name: nickname, address, gst })),
      bankDetails: bankDetails.map(({ country, ...bank }) => ({
        ...bank,
        confirmAccountNumber: bank.accountNumber,
        ...textsOf(bankDocumentFields, bank),
        ...(country && { country }),
      })),
    },
  };
}

function readFirm(firm: firmRow_firm$key) {
  return readInlineData(
    graphql`
      fragment firmRow_firm on Firm @inline {
        id
        version
        name
        ieCode
        pan
        cin
        phone
        email
        rcmc
        signatoryName
        signatoryDesignation
        signatoryMobile
        signingPlace
        lutArn
        lutDate
        lutFinancialYear
        dateStyle
        blankMarks
        coveringLetterWording
        valueDeclarationWording
        rodtepWording
        authorityWording
        originWording
        vgmWording
        stamp {
          key
        }
        letterhead {
          key
        }
        addresses {
          addressId
          name
          address
          gst
        }
        bankDetails {
          bankId
          nickname
          accountNumber
          iban
          accountHolderName
          bank
          bankAddress
          swiftCode
          branch
          adCode
          country
        }
      }
    `,
    firm,
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
