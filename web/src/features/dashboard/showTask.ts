/**
 * Shows a task that a link asked for: opens the card and the fold it is in, and focuses it. Waits for the task if its
 * list is still loading, until the student presses a key or the pointer.
 *
 * @param asked The row's id, or the id of the task in the calendar, which ends with it.
 */
export function showTask(asked: string): void {
  const controller = new AbortController();
  const observer = new MutationObserver(look);
  const { signal } = controller;
  signal.addEventListener("abort", () => observer.disconnect());
  for (const event of ["keydown", "pointerdown"]) addEventListener(event, () => controller.abort(), { signal });
  observer.observe(document.body, { childList: true, subtree: true });
  look();

  function look() {
    const rows = document.querySelectorAll<HTMLElement>(".checklist [data-row]");
    const row = [...rows].find(({ dataset: { row: id = "" } }) => asked === id || asked.endsWith(`-${id}`));
    if (!row) return;
    controller.abort();
    for (let part = row.parentElement; part; part = part.parentElement) {
      if (part instanceof HTMLDetailsElement) part.open = true;
      if (part.hidden) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(part.id)}"]`)?.click();
    }
    requestAnimationFrame(() => row.querySelector<HTMLElement>("input, button")?.focus());
  }
}
