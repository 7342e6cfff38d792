/**
 * @generated SignedSource<<c1efd99733545dcba4d4bed88e2b2971>>
 * @relayHash fb65af83e4374b0deeca710e89251732
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91b0b012464035822e2802c57b7f786bea8a81f42eda00dcda3ec2c104957b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WizardPageQuery } from './WizardPageQuery.graphql';

const node: PreloadableConcreteRequest<WizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e91b0b012464035822e2802c57b7f786bea8a81f42eda00dcda3ec2c104957b0",
    "metadata": {},
    "name": "WizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
