/**
 * One rule of the product, in its own words or in the exact texts of the screens, and the tests that show it: each by its file
 * and its title as it is written there (`%s`, `$name` and `${name}` of tables of cases included).
 */
export type Row = { rule: string; shownBy: readonly (readonly [file: string, title: string])[] };
