import { graphql } from "relay-runtime";
import type { UserInfo } from "#domain/account/userInfo.ts";
import type { viewerUserInfoQuery$data } from "../__generated__/viewerUserInfoQuery.graphql.ts";

/** All fields of user info. One REST call upstream; afterwards every form finds its choices in the store. */
export const viewerUserInfo = graphql`
  query viewerUserInfoQuery {
    viewer {
      id
      name
      email
      type
      status
      firms {
        nodes {
          id
          name
          ieCode
          pan
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
            country
          }
        }
      }
      originCountries
      destinationCountries
      buyers {
        nodes {
          id
          name
          address
          country
        }
      }
      brokers {
        nodes {
          id
          name
          country
        }
      }
      loadingPorts {
        nodes {
          id
          name
          country
        }
      }
      dischargePorts {
        nodes {
          id
          name
          country
        }
      }
      paymentTerms
      shipmentTerms
      packagingUnits {
        nodes {
          id
          orderUnit
          packingUnit
          weight
          packageType
          netWeight
          grossWeight
        }
      }
      goods {
        nodes {
          id
          name
          hsnCode
          specification
        }
      }
      currencies
      declarations
      contractFormats {
        nodes {
          id
          name
          fields {
            name
            value
          }
        }
      }
      documentTemplates {
        nodes {
          id
          name
          heading
          body
        }
      }
    }
  }
`;

type Viewer = NonNullable<viewerUserInfoQuery$data["viewer"]>;

/** The viewer in REST's shape, as stored under `userInfo`, with global ids. */
export function userInfoOf(viewer: Viewer): UserInfo {
  return {
    userId: viewer.id,
    name: viewer.name,
    email: viewer.email,
    // If the server returns neither, the user sees what an exporter sees.
    type: viewer.type ?? "EXPORTER",
    status: viewer.status ?? "ONBOARDING_COMPLETED",
    firms: viewer.firms.nodes.map(firmOf),
    originCountry: [...viewer.originCountries],
    destinationCountry: [...viewer.destinationCountries],
    buyers: viewer.buyers.nodes.map(({ id, name, address, country }) => ({ buyerId: id, name, address, country })),
    brokers: viewer.brokers.nodes.map(({ id, name, country }) => ({ brokerId: id, name, country })),
    loadingPorts: viewer.loadingPorts.nodes.map(({ id, name, country }) => ({ portId: id, name, country })),
    dischargePorts: viewer.dischargePorts.nodes.map(({ id, name, country }) => ({ portId: id, name, country })),
    paymentTerms: [...viewer.paymentTerms],
    shipmentTerms: [...viewer.shipmentTerms],
    units: viewer.packagingUnits.nodes.map(unitOf),
    goods: viewer.goods.nodes.map(({ id, name, hsnCode, specification }) => ({ goodsId: id, name, hsnCode, specification })),
    currency: [...viewer.currencies],
    declaration: [...viewer.declarations],
    contractFormat: viewer.contractFormats.nodes.map(({ id, name, fields }) => ({
      contractId: id,
      name,
      fields: Object.fromEntries(fields.map((field) => [field.name, field.value])),
    })),
    documentTemplates: viewer.documentTemplates.nodes.map(({ id, name, heading, body }) => ({
      templateId: id,
      name,
      heading: heading ?? "",
      body,
    })),
  };
}

function firmOf(firm: Viewer["firms"]["nodes"][number]): UserInfo["firms"][number] {
  return {
    firmId: firm.id,
    name: firm.name,
    ieCode: firm.ieCode,
    pan: firm.pan,
    stampKey: firm.stamp?.key ?? "",
    letterHeadKey: firm.letterhead?.key ?? "",
    address: firm.addresses.map(({ addressId, name, address, gst }) => ({ addressId, name, address, gst })),
    bankDetails: firm.bankDetails.map(bankOf),
  };
}

function bankOf(detail: Viewer["firms"]["nodes"][number]["bankDetails"][number]): UserInfo["firms"][number]["bankDetails"][number] {
  const { bankId, nickname, accountNumber, iban, accountHolderName, bank, bankAddress, swiftCode, branch, country } = detail;
  const older = { ...(branch && { branch }), ...(country && { country }) };
  return { bankId, nickname, accountNumber, iban, accountHolderName, bank, bankAddress, swiftCode, ...older };
}

/** REST's weights are numbers; this copy is for display, calculations use the exact figures. */
function unitOf(unit: Viewer["packagingUnits"]["nodes"][number]): UserInfo["units"][number] {
  const { id, orderUnit, packingUnit, weight, packageType, netWeight, grossWeight } = unit;
  return {
    unitId: id,
    orderUnit,
    packingUnit,
    weight: Number(weight),
    packageType,
    ...(netWeight !== null && netWeight !== undefined && { netWeight: Number(netWeight) }),
    ...(grossWeight !== null && grossWeight !== undefined && { grossWeight: Number(grossWeight) }),
  };
}
