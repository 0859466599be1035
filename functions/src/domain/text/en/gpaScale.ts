export const scales = {
  tenths: "A is 4.0, A- is 3.7",
  plus: "A+ is 4.3, A is 4.0, A- is 3.7",
  thirds: "A is 4.0, A- is 3.67",
  whole: "A is 4.0, no plus or minus",
};
