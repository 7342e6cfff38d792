import { Big } from "big.js";
import { toMoney, toWeight } from "#domain/figures/currency.ts";
import type { CurrencyTotal, StatsSummary, WeightTotal } from "#domain/stats/statsSummary.ts";
import { fromMinorUnits } from "../../db/minorUnits.ts";
import type { SheetParts } from "../rows/statsRows.ts";

/** Accumulates totals row by row. */
export type SheetTotals = { add: (parts: SheetParts) => void; end: () => StatsSummary };

type Money = { shipments: number; totalAmount: bigint; fob: bigint; freight: bigint };
type Weight = { shipments: number; net: Big; gross: Big };

/** Starts the totals of a status bar: money by currency, weights by packing unit, never added across them. */
export function startTotals(): SheetTotals {
  let shipments = 0;
  const currencies = new Map<string, Money>();
  const weights = new Map<string, Weight>();
  return {
    add({ shipment, lines }) {
      shipments += 1;
      const money = currencies.get(shipment.currency) ?? { shipments: 0, totalAmount: 0n, fob: 0n, freight: 0n };
      money.shipments += 1;
      money.totalAmount += BigInt(shipment.totalAmount);
      money.fob += BigInt(shipment.fob);
      money.freight += BigInt(shipment.freight);
      currencies.set(shipment.currency, money);
      for (const { packingUnit, netWeight, grossWeight } of lines) {
        const weight = weights.get(packingUnit) ?? { shipments: 0, net: new Big(0), gross: new Big(0) };
        weight.shipments += 1;
        // As the column shows them.
        weight.net = weight.net.plus(toWeight(netWeight));
        weight.gross = weight.gross.plus(toWeight(grossWeight));
        weights.set(packingUnit, weight);
      }
    },
    end: () => ({
      shipments,
      currencies: mostFirst(currencies).map(([currency, money]) => currencyTotal(currency, money)),
      weights: mostFirst(weights).map(([unit, weight]) => weightTotal(unit, weight)),
    }),
  };
}

/** Sorts entries by their number of shipments, largest first, then by name. */
export function mostFirst<T extends { shipments: number }>(groups: Map<string, T>): [string, T][] {
  return [...groups].toSorted(([leftName, left], [rightName, right]) =>
    left.shipments === right.shipments ? (leftName < rightName ? -1 : 1) : right.shipments - left.shipments,
  );
}

function currencyTotal(currency: string, { shipments, totalAmount, fob, freight }: Money): CurrencyTotal {
  const total = fromMinorUnits(totalAmount, currency);
  return {
    currency,
    shipments,
    totalAmount: total,
    averageAmount: toMoney(new Big(total).div(shipments).toFixed(), currency),
    fob: fromMinorUnits(fob, currency),
    freight: fromMinorUnits(freight, currency),
  };
}

function weightTotal(unit: string, { net, gross }: Weight): WeightTotal {
  return { unit, netWeight: net.toFixed(), grossWeight: gross.toFixed() };
}
