/**
 * Numbers from 0 to 1 that a seed determines. Prints the seed: SEED=… repeats a failed run with the same numbers.
 */
export function seededRandom(): () => number {
  const seed = Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 32));
  console.log(`SEED=${seed}`);
  let state = seed;
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
