/** A document in the answer of Firestore's REST API: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
export interface RestDocument {
  readonly fields?: Readonly<Record<string, RestValue>>;
}
type RestValue = Readonly<Record<string, unknown>>;

/** An answer of the API that holds one document. */
export interface RestAnswer {
  readonly status: number;
  readonly body: RestDocument;
}

/** The fields as the SDK would return them: moments with `toMillis`, bytes as bytes. */
export function fieldsOf({ fields = {} }: RestDocument): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: RestValue): unknown {
  const [[type, held] = []] = Object.entries(value);
  if (type === "mapValue") return fieldsOf(Object(held));
  if (type === "timestampValue") return momentOf(Date.parse(String(held)));
  if (type === "bytesValue") return bytesIn(String(held));
  return type === "nullValue" ? null : held;
}

function momentOf(millis: number) {
  return { toMillis: () => millis };
}

function bytesIn(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
