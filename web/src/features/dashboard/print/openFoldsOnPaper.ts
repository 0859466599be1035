type Fold = Pick<HTMLDetailsElement, "open">;

/**
 * Opens the folds of the page's cards for paper and closes them again. `innerFold.css` alone opens them only where the
 * browser has `::details-content`, which is younger than the oldest browsers that Cairn supports.
 */
export function openFoldsOnPaper(page: EventTarget = window, folds: () => Iterable<Fold> = foldsWithContent): void {
  let opened: readonly Fold[] = [];
  page.addEventListener("beforeprint", () => {
    opened = [...folds()].filter(({ open }) => !open);
    for (const fold of opened) fold.open = true;
  });
  page.addEventListener("afterprint", () => {
    for (const fold of opened) fold.open = false;
  });
}

/** What is drawn only when the student opens it would be too late for paper. */
const foldsWithContent = () => document.querySelectorAll<HTMLDetailsElement>(".inner-fold:has(> summary + *)");
