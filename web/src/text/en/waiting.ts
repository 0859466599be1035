export const title = "Loading";
export const slow =
  "This is taking longer than usual. Check your connection, or reload the page. Nothing you have written is lost.";
export const reload = "Reload the page";
