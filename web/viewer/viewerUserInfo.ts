import { graphql } from "relay-runtime";

/** All fields of user info. One REST call upstream; afterwards every form finds its choices in the store. */
export const viewerUserInfo = graphql`
  query viewerUserInfoQuery {
    viewer {
      id
      name
      email
      type
      status
      role
      isPartner
      firms {
        nodes {
          id
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
          version
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
      }
      originCountries
      destinationCountries
      buyers {
        ...viewerUserInfo_buyers
      }
      brokers {
        ...viewerUserInfo_brokers
      }
      loadingPorts {
        ...viewerUserInfo_loadingPorts
      }
      dischargePorts {
        ...viewerUserInfo_dischargePorts
      }
      paymentTerms
      shipmentTerms
      packagingUnits {
        ...viewerUserInfo_packagingUnits
      }
      goods {
        ...viewerUserInfo_goods
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

/**
 * The lists that may be long. Each is read by itself: of one query, Relay would read thousands of records again whenever a screen adds
 * anything to the viewer.
 */
export const userInfoLists = {
  buyers: graphql`
    fragment viewerUserInfo_buyers on BuyerConnection {
      nodes {
        id
        name
        address
        country
        contactPerson
        phone
        email
        taxNumber
        bankName
        bankAddress
        bankSwiftCode
      }
    }
  `,
  brokers: graphql`
    fragment viewerUserInfo_brokers on BrokerConnection {
      nodes {
        id
        name
        country
      }
    }
  `,
  loadingPorts: graphql`
    fragment viewerUserInfo_loadingPorts on LoadingPortConnection {
      nodes {
        id
        name
        country
      }
    }
  `,
  dischargePorts: graphql`
    fragment viewerUserInfo_dischargePorts on DischargePortConnection {
      nodes {
        id
        name
        country
      }
    }
  `,
  packagingUnits: graphql`
    fragment viewerUserInfo_packagingUnits on PackagingUnitConnection {
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
  `,
  goods: graphql`
    fragment viewerUserInfo_goods on GoodsConnection {
      nodes {
        id
        name
        hsnCode
        specification
        sqcUnit
        stateOfOrigin
      }
    }
  `,
};
