/** Acts on all items, at most `most` of them at once. Rejects with the first failure; what has begun goes on. */
export async function atOnce<Item>(
  items: readonly Item[],
  most: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await act(item);
  };
  await Promise.all(Array.from({ length: most }, work));
}
