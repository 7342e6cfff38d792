import { expect, onTestFinished, test, vi } from "vitest";
import { globalId } from "#domain/http/globalId.ts";
import { localDayEnd, localDayStart, toShortDate } from "#domain/time/dates.ts";
import { documentsSearch, isNarrowed, readDocumentsPlace, searchInput, withValue } from "../../../web/documentSearch/documentsAddress.ts";
import { isOtherSearch } from "../../../web/documentSearch/previewAddress.ts";

const read = (text: string) => readDocumentsPlace(new URLSearchParams(text));
const firm = globalId("Firm", "019a7741");

test("the address keeps words, filters and order, and is read back as it was written (R-794)", () => {
  const address = `?q=TV%2FEXP%2F042&type=INVOICE&type=COO&firm=${firm}&visible=NOBODY&visible=CHA&state=DRAFT&text=SCAN&made=UPLOADED&month=2025-02&versions=all&sort=NAME`;
  expect(documentsSearch(read(address))).toBe(address);
  expect(searchInput(read(address))).toEqual({
    query: "TV/EXP/042",
    types: ["INVOICE", "COO"],
    firmIds: [firm],
    buyerIds: [],
    textStates: ["SCAN"],
    origins: ["UPLOADED"],
    states: ["DRAFT"],
    audiences: ["NOBODY", "CHA"],
    storedFrom: "2025-02-01T00:00:00.000Z",
    storedTo: "2025-02-28T23:59:59.999Z",
    newestOnly: false,
    sort: "NAME",
  });
});

test("the days on which documents were stored, or their shipments invoiced, take the place of the month, both inclusive (R-975, R-1001)", () => {
  const address = "?from=2025-04-01&to=2026-03-31";
  expect(documentsSearch(read(`month=2025-02&${address.slice(1)}`))).toBe(address);
  expect(searchInput(read(address))).toMatchObject({ storedFrom: localDayStart("2025-04-01"), storedTo: localDayEnd("2026-03-31") });
  expect(searchInput(read("to=2026-03-31"))).not.toHaveProperty("storedFrom");
  expect(documentsSearch(read("from=2025-04-01&dated=invoice"))).toBe("?from=2025-04-01&dated=invoice");
  expect(read("dated=invoice")).toEqual(read(""));
  const invoiced = searchInput(read("from=2025-04-01&to=2026-03-31&dated=invoice"));
  expect(invoiced).toMatchObject({ invoicedFrom: "2025-04-01", invoicedTo: "2026-03-31" });
  expect(invoiced).not.toHaveProperty("storedFrom");
  expect(read("from=2025-02-30&to=0000-01-01")).toEqual(read(""));
});

test("the days on which documents were stored are those that the list shows, in the reader's time zone (R-975)", () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  onTestFinished(() => void vi.unstubAllEnvs());
  const night = "2026-11-30T20:30:00.000Z";
  expect(toShortDate(night)).toBe("01\u00a0Dec\u00a02026");
  const { storedFrom = "", storedTo = "" } = searchInput(read("from=2026-12-01&to=2026-12-01"));
  expect([storedFrom <= night, night <= storedTo]).toEqual([true, true]);
  expect([storedFrom, storedTo]).toEqual(["2026-11-30T18:30:00.000Z", "2026-12-01T18:29:59.999Z"]);
});

test("an address that nobody wrote here narrows by nothing that the server would refuse (R-794)", () => {
  const ids = [globalId("Buyer", "1"), "x", "", "RmlybTo", `${firm}=`, "💥", "A".repeat(5_000)].map(
    (id) => `firm=${encodeURIComponent(id)}`,
  );
  const place = read(
    `q=${"x".repeat(500)}&type=PASSPORT&text=&made=me&state=LOST&visible=BANK&month=2025-13&shipment=${firm}&sort=RANDOM&versions=1&${ids.join("&")}`,
  );
  expect(place).toEqual({ ...read(""), q: "x".repeat(100) });
  expect(read(Array.from({ length: 1_000 }, (_, at) => `buyer=${globalId("Buyer", String(at))}`).join("&")).buyers).toHaveLength(100);
});

test("a value is added to a filter once and removed, and the preview is no part of the search (R-794, R-795)", () => {
  const twice = withValue(read("type=COO"), { filter: "types", value: "COO", isWanted: true });
  expect(documentsSearch(twice)).toBe("?type=COO");
  expect(isNarrowed(twice)).toBe(true);
  expect(isNarrowed(withValue(twice, { filter: "types", value: "COO", isWanted: false }))).toBe(false);
  expect(isNarrowed(read("sort=NAME&versions=all"))).toBe(false);
  const at = (search: string) => new URL(`http://lading.example/dashboard/documents?${search}`);
  const isOther = (before: string, after: string) =>
    isOtherSearch({ currentUrl: at(before), nextUrl: at(after), currentParams: {}, nextParams: {}, defaultShouldRevalidate: true });
  expect([isOther("q=rice", "q=rice&doc=1"), isOther("q=rice&doc=1", "q=wheat"), isOther("q=rice", "q=rice")]).toEqual([false, true, true]);
});
