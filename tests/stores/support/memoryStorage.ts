/** A storage that lasts as long as its test; its own keys are the stored ones, as in browsers. Node has no storage. */
export function memoryStorage(): Storage {
  const storage: Storage = Object.create({
    get length() {
      return Object.keys(storage).length;
    },
    clear: () => Object.keys(storage).forEach(storage.removeItem),
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    key: (index: number) => Object.keys(storage)[index] ?? null,
    removeItem: (key: string) => {
      delete storage[key];
    },
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
  });
  return storage;
}
