export const exportCsv = "Export CSV";
export const print = "Print";
export const yesOrNo = (is: boolean) => (is ? "Yes" : "No");
