/** `npm run bench`: measures the emulator and prints a table. The project's own bench includes these figures. */
import { benchFirestore } from "./benchFirestore.ts";

const figures = await benchFirestore();
console.table(
  figures.map(({ name, value, unit, comparedWith, ratio }) => ({
    figure: name,
    measured: `${Number(value.toFixed(value >= 100 ? 0 : 1)).toLocaleString("en-US")} ${unit}`,
    "compared with": comparedWith,
    ratio: ratio?.toFixed(2) ?? "",
  })),
);
