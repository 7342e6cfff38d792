import { describe, expect, test } from "vitest";
import { auditSentence, type AuditScope } from "#domain/audit/auditSentence.ts";
import type { AuditActor, AuditNote } from "#domain/audit/auditTrail.ts";

const meera: AuditActor = { type: "USER", id: "U1", name: "Meera Rao" };

function words(note: Partial<AuditNote>, { scope = "owner", actor = meera }: { scope?: AuditScope; actor?: AuditActor } = {}): string {
  const { changes = [] } = note;
  const rest = { action: "ADDED", noun: "BUYER", entityId: "B1", shipmentId: null, name: "", changeCount: changes.length } as const;
  return auditSentence(actor, { ...rest, changes, ...note }, scope);
}

describe("a sentence of the audit trail", () => {
  test.each<[Partial<AuditNote>, string]>([
    [{ action: "ADDED", noun: "BUYER", name: "Al Marjan" }, "Meera Rao added the buyer Al Marjan"],
    [{ action: "ADDED", noun: "SHIPMENT", name: "Rice" }, "Meera Rao created the shipment Rice"],
    [{ action: "GENERATED", noun: "INVOICE", name: "INV/042" }, "Meera Rao generated the invoice INV/042"],
    [{ action: "DOWNLOADED", noun: "ATTACHMENT", name: "list.pdf" }, "Meera Rao downloaded list.pdf"],
    [{ action: "MERGED", noun: "ATTACHMENT", name: "All.pdf" }, "Meera Rao merged attachments into All.pdf"],
    [{ action: "REFRESHED", noun: "SHIPMENT", name: "Rice" }, "Meera Rao took new master data for the shipment Rice"],
    [{ action: "REVOKED", noun: "API_KEY", name: "ERP" }, "Meera Rao revoked the API key ‘ERP’"],
    [{ noun: "COMMENT" }, "Meera Rao added a comment"],
    [{ action: "DELETED", noun: "COMMENT", name: "on bl.pdf" }, "Meera Rao deleted a comment on bl.pdf"],
    [{ action: "CHANGED", noun: "PASSWORD" }, "Meera Rao changed the password"],
    [{ action: "SIGNED_IN", noun: "SESSION", name: "10.0.0.1" }, "Meera Rao signed in from 10.0.0.1"],
  ])("%j reads %j", (note, sentence) => {
    expect(words(note)).toBe(sentence);
  });

  test("keeps names from right to left in their own order (R-1273)", () => {
    const actor: AuditActor = { type: "USER", id: "U2", name: "مينا (3)" };
    const changes = [{ field: "name", of: "", from: "Rice", to: "أرز 3x20" }];
    expect(words({ action: "CHANGED", noun: "SHIPMENT", changes }, { scope: "shipment", actor })).toBe(
      "\u2068مينا (3)\u2069 changed the name from Rice to \u2068أرز 3x20\u2069",
    );
    expect(words({ action: "RENAMED", noun: "ATTACHMENT", changes }, { actor })).toBe(
      "\u2068مينا (3)\u2069 renamed Rice to \u2068أرز 3x20\u2069",
    );
  });

  test("names an API key as one, and nobody as somebody", () => {
    const note = { action: "DOWNLOADED", noun: "ATTACHMENT", name: "list.pdf" } as const;
    expect(words(note, { actor: { type: "API_KEY", id: "K1", name: "ERP" } })).toBe("API key ‘ERP’ downloaded list.pdf");
    const failed = { action: "SIGN_IN_FAILED", noun: "SESSION", name: "10.0.0.1" } as const;
    expect(words(failed, { actor: { type: "NOBODY", id: "", name: "" } })).toBe(
      "Somebody tried to sign in with a wrong password from 10.0.0.1",
    );
  });

  test("gives the reason of a change after it", () => {
    const changes = [
      { field: "state", of: "", from: "Submitted", to: "Rejected" },
      { field: "reason", of: "", from: "", to: "The seal is missing" },
    ];
    const note = { action: "CHANGED", noun: "ATTACHMENT", name: "bl.pdf", changes } as const;
    expect(words(note)).toBe("Meera Rao changed bl.pdf: the state from Submitted to Rejected, with the reason ‘The seal is missing’");
  });

  test("leaves the shipment out inside its own history", () => {
    const changes = [{ field: "quantity", of: "BASMATI RICE", from: "10", to: "12" }];
    const note = { action: "CHANGED", noun: "SHIPMENT", name: "Rice", changes } as const;
    expect(words(note, { scope: "shipment" })).toBe("Meera Rao changed the quantity of BASMATI RICE from 10 to 12");
    expect(words(note)).toBe("Meera Rao changed the shipment Rice: the quantity of BASMATI RICE from 10 to 12");
  });

  test("tells three changes and counts the others", () => {
    const changes = [
      { field: "vessel", of: "", from: "", to: "MV TARANG" },
      { field: "notes", of: "", from: null, to: null },
      { field: "container", of: "", from: "TVXU1", to: "" },
      { field: "marks", of: "RICE", from: "A", to: "" },
    ];
    const note = { action: "CHANGED", noun: "SHIPMENT", name: "Rice", changes, changeCount: 44 } as const;
    expect(words(note, { scope: "shipment" })).toBe(
      "Meera Rao set the vessel to MV TARANG, changed the notes, removed the container TVXU1 and 41 more",
    );
  });

  test("of cells of the stats sheet says what was done to them (R-1060)", () => {
    const changes = [{ field: "B/L No", of: "", from: "", to: "12" }];
    const note = { noun: "STATS_ROW", name: "Rice", changes } as const;
    expect(words({ ...note, action: "PASTED" })).toBe("Meera Rao pasted cells into the stats row Rice: the B/L No to 12");
    expect(words({ ...note, action: "IMPORTED" }, { scope: "shipment" })).toBe(
      "Meera Rao imported cells into its stats row: the B/L No to 12",
    );
    expect(words({ ...note, action: "CHANGED" })).toBe("Meera Rao changed the stats row Rice: the B/L No to 12");
  });

  test("of a save that changed nothing says that it was saved", () => {
    expect(words({ action: "CHANGED", noun: "SHIPMENT", name: "Rice" }, { scope: "shipment" })).toBe(
      "Meera Rao saved the shipment unchanged",
    );
  });
});
